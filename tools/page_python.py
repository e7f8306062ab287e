"""Run by tools/precompile.mjs inside Pyodide: compile our packages, and what they need of Python's library.

From `/library.zip` and `/packages.zip` to `/library.out` and `/packages.out`. Each `name.py` becomes
`name.pyc`. Of the library only those modules stay that ours import, or Pyodide itself, at any distance.
"""

import ast
import importlib.util
import marshal
import sys
import zipfile
from collections.abc import Iterable, Iterator

# Magic number, "checked by nothing" (PEP 552), and a hash that nobody asks for.
HEAD = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
ZIP_DATE = (1980, 1, 1, 0, 0, 0)
# What a page never does: nets, processes, C libraries, consoles, mail. Modules that could do it are left out,
# and one of ours that wants them imports them where it uses them.
NEVER = frozenset({
    "_pyrepl", "concurrent.futures.process", "concurrent.interpreters", "ctypes", "doctest", "email",
    "ftplib", "http", "importlib.metadata", "mimetypes", "multiprocessing", "pdb", "plistlib",
    "pydoc", "runpy", "socketserver", "sysconfig", "tarfile", "unittest", "urllib.request",
    "webbrowser", "xml", "xmlrpc",
})  # fmt: skip
ASSERTS_OUT, DOCSTRINGS_OUT = 1, 2  # ours keep their docstrings: a house rule's first line is shown


class Needed:
    """The modules of a zip file that are needed, found from the import statements."""

    def __init__(self, library: zipfile.ZipFile) -> None:
        self._library = library
        self._files = {module_name(name): name for name in library.namelist() if name.endswith(".py")}
        self.names: set[str] = set()

    def add(self, module: str) -> None:
        """A module with its packages, and whatever they import."""
        for name in whole_and_parents(module):
            if name in self._files and name not in self.names and name not in NEVER:
                self.names.add(name)
                source = self._library.read(self._files[name])
                for other in imports(source, self._files[name]):
                    self.add(other)


def module_name(file: str) -> str:
    """`json/__init__.py` is the module `json`."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def whole_and_parents(module: str) -> Iterator[str]:
    """`a`, `a.b`, `a.b.c` for `a.b.c`; nothing below a name of which a page has no use."""
    parts = module.split(".")
    for count in range(1, len(parts) + 1):
        name = ".".join(parts[:count])
        if name in NEVER:
            return
        yield name


def imports(source: bytes, file: str) -> set[str]:
    """Full names of all that a module may import, inside its functions too."""
    name = module_name(file)
    package = name if file.endswith("__init__.py") else name.rpartition(".")[0]
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = package.split(".")
                base = ".".join([*parents[: len(parents) - node.level + 1], *([base] if base else [])])
            found.add(base)
            found.update(f"{base}.{alias.name}" for alias in node.names)
    return found


def library_modules(library: zipfile.ZipFile, packages: zipfile.ZipFile) -> set[str]:
    """What is loaded in this bare Pyodide, what our packages import, and what those need."""
    needed = Needed(library)
    for module in [*sys.modules, "encodings.ascii", "encodings.idna", "encodings.latin_1"]:
        needed.add(module)
    for file in packages.namelist():
        if file.endswith(".py"):
            for module in imports(packages.read(file), file):
                needed.add(module)
    return needed.names


def compile_into(target: str, source: zipfile.ZipFile, files: Iterable[str], level: int) -> None:
    """The files of one zip in another, programs compiled."""
    with zipfile.ZipFile(target, "w") as archive:
        for file in sorted(files):
            name, content = file, source.read(file)
            if file.endswith(".py"):
                code = compile(content, file, "exec", dont_inherit=True, optimize=level)
                name, content = file + "c", HEAD + marshal.dumps(code)
            info = zipfile.ZipInfo(name, ZIP_DATE)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            archive.writestr(info, content, compresslevel=9)


def main() -> None:
    """Compile both."""
    with zipfile.ZipFile("/library.zip") as library, zipfile.ZipFile("/packages.zip") as packages:
        names = library_modules(library, packages)
        kept = [file for file in library.namelist() if file.endswith(".py") and module_name(file) in names]
        compile_into("/library.out", library, kept, DOCSTRINGS_OUT)
        compile_into("/packages.out", packages, packages.namelist(), ASSERTS_OUT)


main()
