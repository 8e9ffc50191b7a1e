import type { RuleSection } from '../protocol'

/** The sections in which every word that is looked for stands; a number finds its section and those under it. */
export function foundIn(sections: RuleSection[], wanted: string): RuleSection[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  return sections.filter((section) => words.every((word) => speaksOf(section, word)))
}

function speaksOf(section: RuleSection, word: string): boolean {
  if (/^[\d.]+$/.test(word) && (section.number === word || section.number.startsWith(`${word}.`))) return true
  return `${section.title}\n${section.text}`.toLowerCase().includes(word)
}
