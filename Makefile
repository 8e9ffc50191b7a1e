# `make help` lists what there is. Needs Python 3.11 or newer and make; with a C compiler everything is many times faster.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$p && break; done)
VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
SOURCES := setup.py pyproject.toml README.md $(shell find src -name __pycache__ -prune -o -name '*.egg-info' -prune -o -path '*/hall/static' -prune -o -print) \
	$(shell find client \( -name node_modules -o -name dist \) -prune -o -type f -print)
HAS_CC := $(shell command -v cc gcc clang 2>/dev/null | head -1)
OTHERS := $(subst $() ,:,$(wildcard $(CURDIR)/.cache/pythons/*/bin))
RULES := tests/core tests/bots tests/games tests/conformance

.DEFAULT_GOAL := help
.PHONY: help play test test-compiled test-interpreted check format bench bench-peers bench-bots ladder client web-bench gallery load crowd chaos fuzz pythons \
	lock clean

help: ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

$(VENV)/tools: requirements/dev.txt
	@test -n "$(PYTHON)" || { echo "Dicehall needs Python 3.11 or newer; set PYTHON=/path/to/python3"; exit 2; }
	@echo "setting up $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv $(VENV) || { echo "venv failed; on Debian: apt-get install python3-venv"; exit 2; }
	@$(PIP) install -r requirements/dev.txt
	@touch $@

$(VENV)/installed: $(VENV)/tools $(SOURCES)
	@echo "installing dicehall$(if $(HAS_CC),, (no C compiler found: uncompiled))"
	@$(PIP) install --no-deps --no-build-isolation --force-reinstall .
	@touch $@

play: $(VENV)/installed ## open the hall in the browser, to play with bots or friends
	@$(BIN)/dicehall hall

test: test-interpreted test-compiled ## run every test: the rules interpreted with coverage, then everything compiled

test-interpreted: $(VENV)/installed ## run the tests of the rules from the source files, with coverage
	@echo "== interpreted, with coverage of the rules"
	@PATH="$(OTHERS):$$PATH" DICEHALL_INTERPRETED=1 DICEHALL_EXPECT=interpreted PYTHONPATH=src \
		$(BIN)/python -m pytest -n 2 --dist loadgroup --cov --cov-report=term \
		--ignore=tests/conformance/test_same_everywhere.py $(wildcard $(RULES)) $(ARGS)

test-compiled: $(VENV)/installed ## run all tests on the installed package
	@$(BIN)/python -m tests.browser.chromium
	@echo "== installed$(if $(HAS_CC), and compiled)"
	@PATH="$(OTHERS):$$PATH" $(if $(HAS_CC),DICEHALL_EXPECT=compiled) $(BIN)/python -m pytest -n 2 --dist loadgroup $(ARGS)

check: $(VENV)/tools ## format, lint, types, layers, budgets, slow spots, purity
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/mypy $(wildcard tools benchmarks) client/build.py
	PYTHONPATH=src $(BIN)/lint-imports --no-cache --no-logo
	$(BIN)/python -m tools.check
	$(BIN)/python client/build.py check

format: $(VENV)/tools ## put the code into its form
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

client: ## build the browser client into src/, for running from the sources
	@$(PYTHON) client/build.py

bench: $(VENV)/installed ## random self-play of every game, on one core
	@$(BIN)/dicehall bench

bench-peers: $(VENV)/installed ## the same beside engines from PyPI, in one run (own environment in .cache/peers)
	@$(BIN)/python -m benchmarks.peers $(ARGS)

bench-bots: $(VENV)/installed ## playouts and decisions a second of the bots' search, beside OpenSpiel's, in one run
	@$(BIN)/python -m benchmarks.thinking $(ARGS)

ladder: $(VENV)/installed ## which bot beats which in every game; hours long: make ladder ARGS="diceland --share 0.2"
	@$(BIN)/python -m benchmarks.ladder $(ARGS)

web-bench: $(VENV)/installed ## how quick the browser client is, in a real browser, in every game
	@$(BIN)/python -m benchmarks.web $(ARGS)

gallery: $(VENV)/installed ## pictures of every game, of each die, card and tile, and of play in the browser: in gallery/
	@$(BIN)/python -m benchmarks.screens gallery $(ARGS)
	@$(BIN)/python -m dicehall.draw.gallery gallery

load: $(VENV)/installed ## the hall under load beside boardgame.io's server (needs Node): make load ARGS="--seconds 10"
	@$(BIN)/python -m benchmarks.load $(ARGS)

crowd: $(VENV)/installed ## what people wait for the hall while bots think at 1, 5 and 20 tables: make crowd ARGS="--seconds 20"
	@$(BIN)/python -m benchmarks.crowd $(ARGS)

chaos: $(VENV)/installed ## whole games while processes are killed and connections fail: make chaos ARGS="--kills 100"
	@$(BIN)/python -m benchmarks.chaos $(ARGS)

fuzz: $(VENV)/installed ## random play of everything, with checks on the way: make fuzz ARGS="--seconds 600 diceland"
	@$(BIN)/python -m dicehall.conformance.fuzz $(ARGS)

pythons: ## an environment for each other Python of this machine, for `make test` to compare whole games with
	@own=$$($(PYTHON) -c 'import sys; print(sys.version_info.minor)'); \
	for minor in 11 12 13 14; do for python in python3.$$minor $(HOME)/.pyenv/versions/3.$$minor.*/bin/python; do \
		folder=.cache/pythons/3.$$minor; \
		if [ $$minor != $$own ] && [ ! -e $$folder/ready ] && $$python -c 'import venv' >/dev/null 2>&1; then \
			echo "setting up $$folder"; $$python -m venv --clear $$folder && \
			$$folder/bin/python -m pip --disable-pip-version-check -q install -c requirements/dev.txt \
				librt msgspec mypy_extensions rich && touch $$folder/ready || exit 1; \
		fi; done; done

lock: ## pin the newest versions of requirements/dev.in in requirements/dev.txt
	@$(PYTHON) -m venv --clear .cache/lock
	@.cache/lock/bin/python -m pip --disable-pip-version-check -q install -r requirements/dev.in
	@.cache/lock/bin/python -m pip freeze --all --exclude pip > requirements/dev.txt

clean: ## remove everything that was made
	rm -rf $(VENV) .cache build dist src/*.egg-info .hypothesis .import_linter_cache
	rm -rf src/dicehall/hall/static client/dist client/node_modules
	find src \( -name '*.so' -o -name '_compiled.json' -o -name '_client.json' \) -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
