"""The tool that stores a lesson's outputs: what was printed in one go is one piece."""

import importlib.util

from nbformat import NotebookNode


def tool(root):
    spec = importlib.util.spec_from_file_location("lessons", root / "tools" / "lessons.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def stream(name, text):
    return NotebookNode(output_type="stream", name=name, text=text)


def test_parts_of_one_print_are_joined(root):
    joined = tool(root).joined([stream("stdout", "a\n"), stream("stdout", "b\n")])
    assert [dict(out) for out in joined] == [{"output_type": "stream", "name": "stdout", "text": "a\nb\n"}]


def test_what_stands_between_keeps_its_place(root):
    shown = NotebookNode(output_type="display_data", data={})
    parts = [
        stream("stdout", "a"),
        stream("stderr", "b"),
        shown,
        stream("stdout", "c"),
        stream("stdout", "d"),
    ]
    joined = tool(root).joined(parts)
    assert [out.get("text") for out in joined] == ["a", "b", None, "cd"]
