"""Imports point one way only: each layer knows those below it, and the library knows the standard library."""

import ast
import sys
from pathlib import Path

import pytest

# From the bottom up. A module may import from the rows below its own, never from its own row's neighbours:
# so the three games, which share a row, never meet.
LAYERS = [
    {"errors", "version"},
    {"cards"},
    {"pile"},
    {"options", "names", "sources", "rule_index"},
    {"art"},
    {"actions"},
    {"yaku"},
    {"table"},
    {"notation", "situations"},
    {"game", "recorded"},
    {"ruleset", "match"},
    {"koikoi", "hanaawase", "hachihachi"},
    {"games"},
    {"telling"},
    {"players"},
    {"analysis"},
    {"exercises"},
    {"classroom"},
    {"examples"},
    {"cli"},
    {"__main__", "__init__"},
]
RANK = {name: rank for rank, row in enumerate(LAYERS) for name in row}
NEEDS_NUMPY = "hanafuda_lib.analysis.bulk"  # the optional extra `bulk`


def modules(folder: Path) -> list[Path]:
    found = sorted(folder.rglob("*.py"))
    assert found, f"no module in {folder}"
    return found


def imported(path: Path, name: str) -> list[str]:
    """Full names of the modules that a file imports, inside functions and for types too."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = package.split(".")
                base = ".".join(parts[: len(parts) - node.level + 1] + ([base] if base else []))
            found += [f"{base}.{alias.name}" for alias in node.names]
    return found


def module_name(path: Path, base: Path) -> str:
    parts = list(path.relative_to(base).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)


def layer(full_name: str) -> str:
    """The part of the library that a full name belongs to; the package itself is `__init__`."""
    parts = full_name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in RANK else "__init__"


def wrong_way(importer: str, target: str) -> bool:
    own, other = layer(importer), layer(target)
    return own != other and RANK[own] <= RANK[other]


def test_each_module_of_the_library_has_a_layer(root):
    tops = {path.stem for path in (root / "hanafuda_lib").iterdir() if path.suffix == ".py" or path.is_dir()}
    assert tops - {"__pycache__", "py"} <= set(RANK)


def test_the_library_imports_downwards(root):
    wrong = [
        f"{name} imports {target}"
        for path in modules(root / "hanafuda_lib")
        for name in [module_name(path, root)]
        for target in imported(path, name)
        if target.startswith("hanafuda_lib") and wrong_way(name, target)
    ]
    assert wrong == []


def test_the_library_needs_nothing_but_the_standard_library(root):
    wrong = [
        f"{name} imports {target}"
        for path in modules(root / "hanafuda_lib")
        for name in [module_name(path, root)]
        for target in imported(path, name)
        if target.split(".")[0] not in sys.stdlib_module_names | {"hanafuda_lib"}
        and not (name.startswith(NEEDS_NUMPY) and target.startswith("numpy"))
    ]
    assert wrong == []


def test_presenters_run_without_jupyter_and_do_not_know_who_shows_them(root):
    allowed = sys.stdlib_module_names | {"hanafuda_lib"}
    wrong = [
        f"{name} imports {target}"
        for path in modules(root / "widgets" / "hanafuda_widgets" / "presenters")
        for name in [module_name(path, root / "widgets")]
        for target in imported(path, name)
        if target.split(".")[0] not in allowed and not target.startswith("hanafuda_widgets.presenters")
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("importer", "target"),
    [
        ("hanafuda_lib.cards", "hanafuda_lib.pile.Pile"),
        ("hanafuda_lib.koikoi.round", "hanafuda_lib.hachihachi.rules"),
        ("hanafuda_lib.table", "hanafuda_lib.Card"),
        ("hanafuda_lib.game", "hanafuda_lib.players"),
    ],
)
def test_a_wrong_import_is_seen(importer, target):
    assert wrong_way(importer, target)


def test_relative_imports_are_read_too(tmp_path):
    path = tmp_path / "round.py"
    path.write_text("from . import match\nfrom ..hachihachi import seats\nimport json\n", "utf-8")
    assert imported(path, "hanafuda_lib.koikoi.round") == [
        "hanafuda_lib.koikoi.match",
        "hanafuda_lib.hachihachi.seats",
        "json",
    ]
