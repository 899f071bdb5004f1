# Fajrant. `make help` lists the targets.

PYTHON ?= python3
WORKERS ?= auto
ARGS ?=

VENV := .venv
PEERS := .venv-peers
LEARNING := .venv-learning
WASM := .venv-wasm
PY := $(VENV)/bin/python
PYTEST := $(PY) -m pytest -n $(WORKERS) --maxprocesses=8
LOCK := pip compile -q --no-config --universal --generate-hashes --no-emit-index-url --no-emit-find-links \
	--python-version 3.11 --custom-compile-command "make lock"

# A step prints one line when it begins and one when it ends. The output of its command goes to build/logs.
STEP := @$(PYTHON) tools/step.py
STEP_ALONE := @$(PYTHON) tools/step.py --alone
PACKAGES := $(PYTHON) tools/packages.py

# Bytecode for all installed packages. uv writes none, and neither does Python if PYTHONDONTWRITEBYTECODE is set: every
# server that a test starts would then first compile them in memory. Most of Ray is never imported here.
BYTECODE := $(PY) -m compileall -q -j 2 -x 'ray/(data|llm|rllib|serve|train|tune)/' $(VENV)/lib > build/bytecode.log 2>&1 || true

# The installed build is imported unless a command below says PYTHONPATH=src.
unexport PYTHONPATH
MAKEFLAGS += --no-print-directory
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help setup play ready engine dist static test web-api web-test static-test browser-test bench bench-server learn reports soak lint lint-python lint-web format lock audit clean FORCE

help:
	@echo "make play     set up what playing needs and open a table (ARGS=coal_baron opens that game)"
	@echo "make test     set up and run every check"
	@echo "make setup    set up everything and wait for the compiled engine"
	@echo "make dist     build the wheels in dist/, and try them in an empty environment"
	@echo "make static   build the whole product as static files, in dist/static"
	@echo "make lint     ruff, mypy, the layers, prettier and eslint"
	@echo "make format   let ruff and prettier format the code"
	@echo "make web-api  regenerate the web client's types from the server's API"
	@echo "make bench    measure the engine beside its peers"
	@echo "make bench-server   measure the server beside a boardgame.io server"
	@echo "make learn    learn the evaluation of a game from self-play (GAME=dwergar)"
	@echo "make reports  let bots play all games and write what the lab says about them (REPORT_GAMES=2000)"
	@echo "make soak     long random play on the installed build, and an hour of faults (SOAK_SECONDS=600)"
	@echo "make lock     update the locked versions of all packages"
	@echo "make audit    look up known vulnerabilities of the locked packages"
	@echo "make clean    remove everything that was built or installed here"
	@echo
	@echo "PYTHON=python3.12 uses another Python, FAJRANT_COMPILE=0 skips compiling."

setup: $(VENV)/.dev $(VENV)/.installed build/npm-dev

# The table opens with the interpreted engine; the compiled one is built in the background and takes over. If the installed
# build is up to date, it is used at once.
play:
	@$(MAKE) $(if $(filter -j%,$(MAKEFLAGS)),,-j4) ready
	@if $(MAKE) -q SETTLED=1 engine; then \
		exec $(VENV)/bin/fajrant play $(ARGS); \
	else \
		exec env PYTHONPATH=src $(PY) -m fajrant play --build "nice -n 10 env -u PYTHONPATH MAKEFLAGS= $(MAKE) --no-print-directory PYTHON=$(PYTHON) engine" $(ARGS); \
	fi

ready: $(VENV)/.warm build/web build/sources

engine: $(VENV)/.installed

# --- environments ---------------------------------------------------------------------------------------------------

$(VENV)/.made $(PEERS)/.made $(LEARNING)/.made:
	@$(PYTHON) -c "" 2>/dev/null \
		|| { echo "fajrant needs Python 3.11 or newer; '$(PYTHON)' cannot be run: try make PYTHON=python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "fajrant needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) -c 'import platform; print(platform.python_version())'): try make PYTHON=python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import venv' 2>/dev/null \
		|| { echo "fajrant needs Python's venv module, and '$(PYTHON)' has none (Debian and Ubuntu: apt install python3-venv)" >&2; exit 1; }
	@$(PYTHON) -m venv --clear --without-pip $(@D)
	@touch $@

# These install into the same environment, so each waits for the one before it.
$(VENV)/.play: $(VENV)/.made requirements/play.txt
	$(STEP_ALONE) "Python packages for playing" $(PACKAGES) $(VENV) requirements/play.txt
	@touch $@

# Importing everything once writes bytecode, so that the table opens faster. It runs while npm works.
$(VENV)/.warm: $(VENV)/.play
	@PYTHONPATH=src $(PY) -c "import fajrant.cli.app, fajrant.server.worker" || true
	@touch $@

$(VENV)/.build: $(VENV)/.play requirements/build.txt
	$(STEP_ALONE) "Python packages for compiling" $(PACKAGES) $(VENV) requirements/build.txt
	@touch $@

$(VENV)/.dev: $(VENV)/.build requirements/dev.txt
	$(STEP_ALONE) "Python packages for testing" $(PACKAGES) $(VENV) requirements/dev.txt
	@$(BYTECODE)
	@touch $@

$(PEERS)/.locked: $(PEERS)/.made requirements/peers.txt
	$(STEP) "Python packages of the peers" $(PACKAGES) $(PEERS) requirements/peers.txt
	@touch $@

$(LEARNING)/.locked: $(LEARNING)/.made requirements/learning.txt
	$(STEP) "Python packages for learning" $(PACKAGES) $(LEARNING) requirements/learning.txt
	@touch $@

# --- the package: compiled if possible; build/kind says which build it is -------------------------------------------

FIND_SOURCES := find src/fajrant -type f ! -path '*/__pycache__/*' ! -path '*/static/*'
SOURCES := $(shell $(FIND_SOURCES) 2>/dev/null)

# Every run checks which files exist and whether there is a compiler. SETTLED=1 trusts the last check.
LOOK := $(if $(SETTLED),,FORCE)

# Changes when a file is added or removed, or when a compiler is chosen or installed.
build/sources: $(LOOK)
	@mkdir -p build
	@{ $(FIND_SOURCES) | LC_ALL=C sort; \
		echo "compile $${FAJRANT_COMPILE-1} with $$(command -v $${CC-cc} || echo nothing)"; } > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

$(VENV)/.installed: $(VENV)/.build build/web build/sources pyproject.toml setup.py LICENSE $(SOURCES)
	@rm -rf build/kind build/wheel
	$(STEP_ALONE) --note "(two minutes or so the first time)" "Compiling the engine" \
		sh -c '$(PY) setup.py -q bdist_wheel -d build/wheel && $(PACKAGES) $(VENV) build/wheel/*.whl && $(PY) -c "import fajrant"'
	@$(BYTECODE)
	@echo "· Fajrant is installed, $$(cat build/kind)."
	@touch $@

# --- the web client: built into src/fajrant/server/static, from where the package takes it ---------------------------

WEB_SOURCES := $(shell find web -type f ! -path 'web/node_modules/*' ! -path 'web/e2e/*' ! -path 'web/tests/*' ! -path 'web/static-tests/*' 2>/dev/null) \
	$(shell find src/fajrant -name '*.ftl' 2>/dev/null)

NPM_CI := npm --prefix web ci --no-progress --loglevel=error

# Changes when Node is installed or removed.
build/node: $(LOOK)
	@mkdir -p build
	@echo "node $$(command -v npm || echo none)" > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

build/npm: build/node web/package.json web/package-lock.json
	@if command -v npm > /dev/null; then $(PYTHON) tools/step.py "npm packages for building" $(NPM_CI) --omit=dev; fi
	@touch $@

# Waits for build/web, because npm removes and reinstalls the packages that the build needs.
build/npm-dev: build/npm | build/web
	@if command -v npm > /dev/null; then $(PYTHON) tools/step.py "npm packages for testing" $(NPM_CI); fi
	@touch $@

build/web: build/npm $(WEB_SOURCES)
	@if command -v npm > /dev/null; then \
		$(PYTHON) tools/step.py "Web client" npm --prefix web run --silent build -- --logLevel warn; \
	else \
		rm -rf src/fajrant/server/static && echo "· no Node.js here: the web client is left out; you can play in the terminal"; \
	fi
	@touch $@

# --- static files: the whole product in the browser, for any web space ------------------------------------------------

build/browser: requirements/browser.txt tools/browser_wheels.py
	$(STEP) "Python packages for the browser" $(PYTHON) tools/browser_wheels.py $@
	@touch $@

# The compiled engine as WebAssembly, if the tools for it are available here. The file says `compiled`, or why not.
ENGINE := build/wasm/kind

$(ENGINE): build/npm-dev build/sources setup.py requirements/wasm.txt $(wildcard tools/wasm/*.*) \
		$(filter $(foreach part,core games bots review,src/fajrant/$(part)/%.py),$(SOURCES))
	$(STEP) --note "(some minutes the first time)" "The engine as WebAssembly" $(PYTHON) -m tools.wasm.build $(WASM)
	@test "$$(cat $@)" = compiled || echo "· the static files get the interpreted engine ($$(cat $@))"

build/static: build/npm-dev build/browser build/sources $(SOURCES) $(WEB_SOURCES) tools/pack_browser.py LICENSE $(ENGINE)
	$(STEP) "Static files" sh -c 'cd web && node static.mjs'
	@touch $@

static: build/node
	@command -v npm > /dev/null || { echo "make static needs Node.js 20 or newer" >&2; exit 1; }
	@test "$$(cat $(ENGINE) 2> /dev/null)" = compiled || rm -f $(ENGINE) # a missing tool may be available now
	@$(MAKE) build/static
	@echo "· dist/static is ready; docs/publishing.md says where it can go"

# --- checks ---------------------------------------------------------------------------------------------------------

# Python and the web client are checked in parallel.
lint: $(VENV)/.dev build/npm-dev
	@$(MAKE) -j2 lint-python lint-web

lint-python: $(VENV)/.dev
	@mkdir -p build
	@echo "· ruff, mypy and the layers"
	@$(PY) -m ruff check -q .
	@$(PY) -m ruff format -q --check . || { echo "run make format" >&2; exit 1; }
	@$(PY) -m mypy --no-error-summary
	@PYTHONPATH=src $(VENV)/bin/lint-imports --no-cache > build/layers.log || { cat build/layers.log; exit 1; }

lint-web: build/npm-dev
	@if command -v npm > /dev/null; then \
		echo "· prettier and eslint" && { cd web && npm run --silent lint || { echo "run make format" >&2; exit 1; }; }; \
	fi

format: $(VENV)/.dev build/npm-dev
	@$(PY) -m ruff check -q --fix-only .
	@$(PY) -m ruff format .
	@if command -v npm > /dev/null; then cd web && npm run --silent format; fi

# The web client's types are generated from the server's API and committed, so that a build needs no server.
API := web/src/lib/api/schema.d.ts

build/schema.d.ts: $(VENV)/.dev build/npm-dev FORCE
	@PYTHONPATH=src $(PY) -m fajrant.server.openapi > build/openapi.json
	@if command -v npm > /dev/null; then cd web && npm run --silent api > ../build/openapi.log 2>&1 || { cat ../build/openapi.log; exit 1; }; fi

web-api: build/schema.d.ts
	@command -v npm > /dev/null || { echo "make web-api needs Node.js 20 or newer" >&2; exit 1; }
	@cmp -s build/schema.d.ts $(API) || cp build/schema.d.ts $(API)

web-test: build/web build/npm-dev build/schema.d.ts
	@if command -v npm > /dev/null; then \
		cmp -s build/schema.d.ts $(API) || { echo "$(API) is not what the server says: run make web-api" >&2; exit 1; } \
	fi
	@if command -v npm > /dev/null; then \
		echo "· the web client: types and tests" && cd web && npm run --silent check && npm test --silent; \
	else \
		echo "· leaving out the tests of the web client: there is no Node.js"; \
	fi

# Changes when a browser is installed or removed. If there is none, Debian's Chromium is installed if possible.
build/chromium: FORCE
	@mkdir -p build
	@found=$${CHROMIUM:-$$(command -v chromium chromium-browser google-chrome | head -n 1)}; \
	if [ -z "$$found" ] && [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
		echo "· installing Chromium for the browser tests"; \
		{ apt-get update && apt-get install -y --no-install-recommends chromium; } > build/chromium.log 2>&1 || true; \
		found=$$(command -v chromium); \
	fi; echo "$$found" > $@

browser-test: $(VENV)/.dev $(VENV)/.installed build/npm-dev build/chromium
	@if command -v npm > /dev/null && [ -n "$$(cat build/chromium)" ]; then $(MAKE) build/static; fi
	@if ! command -v npm > /dev/null; then \
		echo "· leaving out the browser tests: there is no Node.js"; \
	elif [ -z "$$(cat build/chromium)" ]; then \
		echo "· leaving out the browser tests: there is no Chromium (Debian and Ubuntu: apt install chromium)"; \
	else \
		echo "· tests in the browser" && cd web && CHROMIUM="$$(cat ../build/chromium)" npm run --silent e2e; \
	fi

# The static files in Node: they need no browser.
static-test: build/node
	@if command -v npm > /dev/null; then \
		$(MAKE) build/static && echo "· the static files" && cd web && npm run --silent static-test; \
	else \
		echo "· leaving out the tests of the static files: there is no Node.js"; \
	fi

# The last line printed is pytest's. Without a compiler, the compiled build is not tested. A build that fails is an error.
test: lint $(VENV)/.dev $(VENV)/.installed web-test static-test browser-test
	@case "$$(cat build/kind)" in \
		compiled) \
			$(PY) -c 'import sys; from fajrant.core import COMPILED; sys.exit(not COMPILED)' \
				|| { echo "fajrant was compiled, but the installed package is not: try make clean" >&2; exit 1; } ;; \
		"interpreted: compiling failed"* | "interpreted: mypyc refuses"*) \
			echo "fajrant is $$(cat build/kind); build/logs/compiling-the-engine.log says why" >&2; exit 1 ;; \
		*) \
			echo "· leaving out the tests of the compiled build ($$(cat build/kind))" ;; \
	esac
	@if [ "$$(cat build/kind)" = compiled ]; then \
		echo "· tests of what the builds could do differently, interpreted"; \
		PYTHONPATH=src $(PYTEST) -m "not soak and not once" $(ARGS) \
			&& echo "· all tests, compiled" && $(PYTEST) $(ARGS); \
	else \
		echo "· all tests, interpreted"; \
		PYTHONPATH=src $(PYTEST) $(ARGS); \
	fi

# --- wheels ---------------------------------------------------------------------------------------------------------

# The wheel of this machine has the compiled engine, if that can be built; the pure one runs wherever Python does.
dist: $(VENV)/.installed
	@command -v npm > /dev/null || { echo "make dist needs Node.js 20 or newer: the wheels have the web client in them" >&2; exit 1; }
	@rm -rf dist/*.whl build/dist && mkdir -p dist
	@test "$$(cat build/kind)" != compiled || cp build/wheel/*.whl dist/
	$(STEP) "Pure wheel" env FAJRANT_COMPILE=0 FAJRANT_BUILD=build/dist $(PY) setup.py -q bdist_wheel -d dist
	@for wheel in dist/*.whl; do $(PYTHON) tools/step.py "Trying $$wheel" $(PYTHON) tools/try_wheel.py $$wheel || exit 1; done
	@ls dist/*.whl

# --- long play, and figures -----------------------------------------------------------------------------------------

# SOAK_SECONDS is how long faults are injected into each store, an hour by default.
soak: setup
	@echo "· long random play, and faults for an hour, $$(cat build/kind)"
	@rm -f build/soak-*.txt
	@$(PY) -m pytest -m soak -n 2 $(ARGS)
	@cat build/soak-*.txt

bench: setup $(PEERS)/.locked
	@FAJRANT_PYTHON="$(CURDIR)/$(PY)" FAJRANT_PEERS_PYTHON="$(CURDIR)/$(PEERS)/bin/python" \
		$(PY) benchmarks/run.py $(ARGS)

# The peer is installed in a folder of its own.
build/npm-peer: benchmarks/peers/boardgame_io/package.json benchmarks/peers/boardgame_io/package-lock.json
	$(STEP) "npm packages of the peer" npm --prefix benchmarks/peers/boardgame_io ci --no-progress --loglevel=error
	@touch $@

bench-server: setup build/npm-peer
	@$(PY) benchmarks/beside.py $(ARGS)

# docs/bots.md says what is learned, and how.
learn: setup $(LEARNING)/.locked
	@$(PY) -m learning.learn $(GAME) --fit-with $(CURDIR)/$(LEARNING)/bin/python $(ARGS)

# The games stay in build/lab. Repeat the command to resume an interrupted run, or to extend it with more REPORT_GAMES.
REPORT_GAMES ?= 2000
reports: $(VENV)/.dev $(VENV)/.installed
	@for run in coal_baron_cards:2 coal_baron:2 steamrollers:2 dwergar:3 train_rush:2; do \
		game=$${run%:*}; \
		$(VENV)/bin/fajrant lab run $$game --players $${run#*:} --bots medium --games $(REPORT_GAMES) --seed 1 --out build/lab/$$game \
			&& $(VENV)/bin/fajrant lab report build/lab/$$game --lang en --out docs/lab/$$game.html || exit 1; \
	done

# --- upkeep ---------------------------------------------------------------------------------------------------------

# uv resolves for all platforms and Python versions at once. It is installed into a temporary environment.
lock:
	@echo "· locking the packages"
	@$(PYTHON) -m venv --clear .venv-lock
	@.venv-lock/bin/python -m pip install -qq --disable-pip-version-check --no-input uv
	@.venv-lock/bin/uv $(LOCK) --upgrade pyproject.toml --all-extras --group dev -o requirements/dev.txt
	@.venv-lock/bin/uv $(LOCK) --no-annotate pyproject.toml --extra server -c requirements/dev.txt -o requirements/play.txt
	@.venv-lock/bin/uv $(LOCK) --no-annotate pyproject.toml --extra postgres -c requirements/dev.txt -o requirements/host.txt
	@.venv-lock/bin/uv $(LOCK) --no-annotate --group build -c requirements/dev.txt -o requirements/build.txt
	@.venv-lock/bin/uv $(LOCK) --no-annotate requirements/browser.in -c requirements/dev.txt -o requirements/browser.txt
	@.venv-lock/bin/uv $(LOCK) --no-annotate --upgrade-package ziglang requirements/wasm.in -c requirements/dev.txt -o requirements/wasm.txt
	@.venv-lock/bin/uv $(LOCK) --no-annotate --upgrade requirements/uv.in -o requirements/uv.txt
	@.venv-lock/bin/uv $(LOCK) --upgrade requirements/peers.in -o requirements/peers.txt
	@.venv-lock/bin/uv $(LOCK) --upgrade requirements/learning.in -o requirements/learning.txt
	@rm -rf .venv-lock

audit:
	@$(PYTHON) tools/audit.py

clean:
	@rm -rf $(VENV) $(PEERS) $(LEARNING) $(WASM) .venv-lock build dist web/node_modules benchmarks/peers/boardgame_io/node_modules src/fajrant/server/static .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
