"""The repository keeps its promises: two commands, locked versions, packages that work by themselves."""

import json
import re
import subprocess
import sys
import tomllib
import zipfile

import pytest
from packaging.requirements import Requirement

from tools.vendor import python_files, zip_packages


@pytest.fixture(scope="module")
def project(root):
    return tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]


@pytest.fixture(scope="module")
def pins(root):
    lines = (root / "constraints.txt").read_text("utf-8").splitlines()
    return [Requirement(line) for line in lines if line and not line.startswith("#")]


def test_the_readme_and_ci_name_the_same_test_command(root):
    readme = (root / "README.md").read_text("utf-8")
    commands = [line.strip() for line in readme.splitlines() if line.strip().startswith("make ")]
    assert "make course" in commands
    assert "make test" in commands
    ci = (root / ".ci" / "run").read_text("utf-8").split()
    assert ci[-2:] == ["make", "test"]


def test_each_make_command_named_in_the_documents_exists(root):
    targets = set(re.findall(r"^([a-z]+):", (root / "Makefile").read_text("utf-8"), re.MULTILINE))
    for document in ["README.md", "CONTRIBUTING.md"]:
        named = set(re.findall(r"(?:^|`)make ([a-z]+)", (root / document).read_text("utf-8"), re.MULTILINE))
        assert named, document
        assert named <= targets, document


def test_the_library_has_no_dependency(project):
    assert project["dependencies"] == []
    assert set(project["optional-dependencies"]) == {
        "widgets", "book", "bulk", "cluster", "png", "teach", "train", "servers", "test", "dev",
    }  # fmt: skip


def test_every_direct_requirement_is_locked_to_a_version_that_it_allows(project, pins):
    for requirements in project["optional-dependencies"].values():
        for requirement in map(Requirement, requirements):
            if requirement.name == project["name"]:
                continue
            versions = [next(iter(pin.specifier)).version for pin in pins if pin.name == requirement.name]
            assert versions, requirement
            assert all(requirement.specifier.contains(version) for version in versions), requirement


def test_every_pin_is_exact(pins):
    assert [str(pin) for pin in pins if [one.operator for one in pin.specifier] != ["=="]] == []


def test_npm_packages_are_locked_and_no_registry_is_named(root):
    wanted = json.loads((root / "package.json").read_text("utf-8"))["devDependencies"]
    packages = json.loads((root / "package-lock.json").read_text("utf-8"))["packages"]
    for name, version in wanted.items():
        assert packages[f"node_modules/{name}"]["version"] == version
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert "integrity" in package or not name, name


def test_both_packages_say_that_they_are_typed(root):
    assert (root / "hanafuda_lib" / "py.typed").exists()
    assert (root / "widgets" / "hanafuda_widgets" / "py.typed").exists()


def test_the_zip_for_the_page_is_the_same_each_time(tmp_path):
    zip_packages(tmp_path / "one.zip")
    zip_packages(tmp_path / "two.zip")
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()


def test_the_zip_for_the_page_runs_with_nothing_but_python(tmp_path):
    target = tmp_path / "hanafuda.zip"
    zip_packages(target)
    names = [
        name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for name, _ in python_files()
        if name.endswith(".py")
    ]
    names = [name for name in names if not name.endswith("__main__")]  # it starts the command
    program = f"import sys; sys.path.insert(0, {str(target)!r})\n" + "".join(
        f"import {one}\n" for one in names
    )
    program += "assert hanafuda_lib.players.judge.judge_of(hanafuda_lib.koikoi.YAMATO) is not None\n"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.returncode == 0


def test_a_wheel_holds_both_packages_the_bundle_and_the_licences(root, tmp_path):
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--wheel-dir", tmp_path, root], check=True, capture_output=True)
    (wheel,) = tmp_path.glob("hanafuda_course-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        bundle = archive.read("hanafuda_widgets/frontend/dist/widget.js").decode()
    assert {"hanafuda_lib/__init__.py", "hanafuda_lib/py.typed", "hanafuda_widgets/py.typed"} <= names
    assert {"hanafuda_widgets/frontend/stage.css", "hanafuda_lib/players/koikoi_judge.json"} <= names
    assert {name.rpartition("/")[2] for name in names if "/licenses/" in name} == {
        "LICENSE",
        "LICENSE-CONTENT",
    }
    assert {name.split("/")[0].split("-")[0] for name in names} == {
        "hanafuda_lib",
        "hanafuda_widgets",
        "hanafuda_course",
    }
    assert not re.search(r"^\s*import\b|\bfrom\s+[\"']\.", bundle, re.MULTILINE)  # a blob can import nothing
