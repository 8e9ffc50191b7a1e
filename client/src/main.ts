import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '@fontsource-variable/bricolage-grotesque/wght.css'
import './theme.css'

import { mount } from 'svelte'

import App from './App.svelte'

mount(App, { target: document.getElementById('hall')! })
