"""Items as QTI 2.1 and 1.2: packages that learning platforms import. Cards travel as SVG files.

Canvas, Moodle, ILIAS and others read one of the two. The texts come from the item bank; the same
items always give the same bytes.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable, Iterable, Sequence
from xml.etree import ElementTree as ET

from hanafuda_lib import art
from hanafuda_lib.cards import Card
from hanafuda_lib.classroom.task import ClassroomError, require_items, require_seed, require_title
from hanafuda_lib.errors import shown
from hanafuda_lib.exercises import Item, choices_of
from hanafuda_lib.exercises.item import AnswerKind

_ZIP_DATE = (1980, 1, 1, 0, 0, 0)
_QTI21 = "http://www.imsglobal.org/xsd/imsqti_v2p1"
_QTI12 = "http://www.imsglobal.org/xsd/ims_qtiasiv1p2"
_PACKAGE = {
    "2.1": ("http://www.imsglobal.org/xsd/imscp_v1p1", "IMS Content", "1.1"),
    "1.2": ("http://www.imsglobal.org/xsd/imscp_v1p1", "IMS Content", "1.1.3"),
}
_CORRECT = "http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"


def qti_package(
    items: Sequence[Item], *, version: str = "2.1", title: str = "Hanafuda", seed: int = 1
) -> bytes:
    """A zip with the items, their cards and a manifest, as QTI ``"2.1"`` or ``"1.2"``.

    ``seed`` gives the order of the choices. Errors: :class:`ClassroomError`.

    >>> from hanafuda_lib.exercises import find_item
    >>> package = qti_package([find_item("month-of-card/04-cuckoo")])
    >>> zipfile.ZipFile(io.BytesIO(package)).namelist()[-1]
    'imsmanifest.xml'
    """
    if not isinstance(version, str) or version not in _PACKAGE:
        raise ClassroomError("bad-version", f"unknown QTI {shown(version)}: expected 2.1 or 1.2")
    items = require_items(items)
    require_title(title)
    require_seed(seed)
    files = (_files21 if version == "2.1" else _files12)(items, title, seed)
    cards = {f"cards/{card.id}.svg": art.card_svg(card) for card in _cards(items)}
    files = {**files, **cards}
    files["imsmanifest.xml"] = _manifest(files, version)
    return _zipped(files)


def _zipped(files: dict[str, str]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            info = zipfile.ZipInfo(name, _ZIP_DATE)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            archive.writestr(info, text.encode())
    return out.getvalue()


def _cards(items: Iterable[Item]) -> list[Card]:
    found = {picture.card for item in items for picture in item.pictures}
    found |= {choice.card for item in items for choice in item.choices if choice.card is not None}
    return sorted(found)


def file_name(item_id: str) -> str:
    """An item's id as a name for a file and for XML: letters, figures and hyphens.

    >>> file_name("month-of-card/04-cuckoo")
    'item-month-of-card-04-cuckoo'
    """
    return "item-" + re.sub(r"[^A-Za-z0-9-]", "-", item_id)


def _text(tree: ET.Element) -> str:
    ET.indent(tree)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(tree, encoding="unicode") + "\n"


def _manifest(files: dict[str, str], version: str) -> str:
    space, schema, schema_version = _PACKAGE[version]
    root = ET.Element("manifest", {"xmlns": space, "identifier": "hanafuda-items"})
    about = ET.SubElement(root, "metadata")
    ET.SubElement(about, "schema").text = schema
    ET.SubElement(about, "schemaversion").text = schema_version
    ET.SubElement(root, "organizations")
    resources = ET.SubElement(root, "resources")
    for name, text in files.items():
        if not name.endswith(".xml"):
            continue
        kind = {"1.2": "imsqti_xmlv1p2"}.get(version) or (
            "imsqti_test_xmlv2p1" if name == "test.xml" else "imsqti_item_xmlv2p1"
        )
        own = ET.SubElement(
            resources, "resource", {"identifier": f"res-{name[:-4]}", "type": kind, "href": name}
        )
        for needed in (name, *sorted(set(re.findall(r'src="(cards/[^"]+)"', text.replace("&quot;", '"'))))):
            ET.SubElement(own, "file", {"href": needed})
    return _text(root)


# ---------------------------------------------------------------- QTI 2.1


def _files21(items: Sequence[Item], title: str, seed: int) -> dict[str, str]:
    files = {f"{file_name(item.id)}.xml": _text(_item21(item, seed)) for item in items}
    test = ET.Element("assessmentTest", {"xmlns": _QTI21, "identifier": "hanafuda-test", "title": title})
    part = ET.SubElement(
        test,
        "testPart",
        {"identifier": "part", "navigationMode": "nonlinear", "submissionMode": "individual"},
    )
    section = ET.SubElement(
        part, "assessmentSection", {"identifier": "section", "title": title, "visible": "true"}
    )
    for name in files:
        ET.SubElement(section, "assessmentItemRef", {"identifier": name[:-4], "href": name})
    return {**files, "test.xml": _text(test)}


def _item21(item: Item, seed: int) -> ET.Element:
    root = ET.Element("assessmentItem", {
        "xmlns": _QTI21, "identifier": file_name(item.id), "title": item.prompt[:80], "adaptive": "false",
        "timeDependent": "false",
    })  # fmt: skip
    kind = {AnswerKind.CHOICE: "identifier", AnswerKind.NUMBER: "integer", AnswerKind.TEXT: "string"}[
        item.kind
    ]
    response = ET.SubElement(
        root, "responseDeclaration", {"identifier": "RESPONSE", "cardinality": "single", "baseType": kind}
    )
    correct = ET.SubElement(response, "correctResponse")
    is_choice = item.kind is AnswerKind.CHOICE
    ET.SubElement(correct, "value").text = _choice_name(item, item.answer) if is_choice else item.answer
    if item.kind is AnswerKind.TEXT:
        mapping = ET.SubElement(response, "mapping", {"defaultValue": "0"})
        for word in (item.answer, *item.accept):
            ET.SubElement(mapping, "mapEntry", {"mapKey": word, "mappedValue": "1", "caseSensitive": "false"})
    score = ET.SubElement(
        root, "outcomeDeclaration", {"identifier": "SCORE", "cardinality": "single", "baseType": "float"}
    )
    ET.SubElement(ET.SubElement(score, "defaultValue"), "value").text = "0"
    shown = {"identifier": "FEEDBACK", "cardinality": "single", "baseType": "identifier"}
    feedback = ET.SubElement(root, "outcomeDeclaration", shown)
    ET.SubElement(ET.SubElement(feedback, "defaultValue"), "value").text = "why"
    body = ET.SubElement(root, "itemBody")
    ET.SubElement(body, "p").text = item.prompt
    _pictures21(body, item)
    if is_choice:
        ask = ET.SubElement(
            body,
            "choiceInteraction",
            {"responseIdentifier": "RESPONSE", "shuffle": "true", "maxChoices": "1"},
        )
        for choice in choices_of(item, seed=seed):
            one = ET.SubElement(ask, "simpleChoice", {"identifier": _choice_name(item, choice.id)})
            one.text = choice.text
            if choice.card is not None:
                one.text = None
                ET.SubElement(one, "img", _img(choice.card, choice.text))
    else:
        line = ET.SubElement(body, "p")
        ET.SubElement(
            line, "textEntryInteraction", {"responseIdentifier": "RESPONSE", "expectedLength": "20"}
        )
    template = _CORRECT.replace("match_correct", "map_response") if item.kind is AnswerKind.TEXT else _CORRECT
    ET.SubElement(root, "responseProcessing", {"template": template})
    why = ET.SubElement(
        root, "modalFeedback", {"outcomeIdentifier": "FEEDBACK", "identifier": "why", "showHide": "show"}
    )
    ET.SubElement(why, "p").text = item.explanation
    return root


def _choice_name(item: Item, choice_id: str) -> str:
    """An identifier for a choice: XML forbids one that begins with a figure."""
    return f"c{[choice.id for choice in item.choices].index(choice_id)}"


def _img(card: Card, says: str) -> dict[str, str]:
    return {"src": f"cards/{card.id}.svg", "alt": says, "width": "72", "height": "120"}


def _pictures21(body: ET.Element, item: Item) -> None:
    row = None
    for picture in item.pictures:
        if row is None or picture.row != row:
            row = picture.row
            line = ET.SubElement(body, "p")
            line.text = f"{row}: " if row else None
        ET.SubElement(line, "img", _img(picture.card, picture.says))


# ---------------------------------------------------------------- QTI 1.2


def _files12(items: Sequence[Item], title: str, seed: int) -> dict[str, str]:
    root = ET.Element("questestinterop", {"xmlns": _QTI12})
    test = ET.SubElement(root, "assessment", {"ident": "hanafuda-test", "title": title})
    section = ET.SubElement(test, "section", {"ident": "root_section"})
    makers: dict[AnswerKind, Callable[[ET.Element, Item, int], None]] = {
        AnswerKind.CHOICE: _choice12, AnswerKind.NUMBER: _written12, AnswerKind.TEXT: _written12,
    }  # fmt: skip
    names = {AnswerKind.CHOICE: "multiple_choice_question", AnswerKind.NUMBER: "numerical_question",
             AnswerKind.TEXT: "short_answer_question"}  # fmt: skip
    for item in items:
        one = ET.SubElement(section, "item", {"ident": file_name(item.id), "title": item.prompt[:80]})
        fields = ET.SubElement(ET.SubElement(one, "itemmetadata"), "qtimetadata")
        for label, entry in (("question_type", names[item.kind]), ("points_possible", "1")):
            pair = ET.SubElement(fields, "qtimetadatafield")
            ET.SubElement(pair, "fieldlabel").text = label
            ET.SubElement(pair, "fieldentry").text = entry
        makers[item.kind](one, item, seed)
        feedback = ET.SubElement(one, "itemfeedback", {"ident": "general_fb"})
        _mattext(ET.SubElement(feedback, "flow_mat"), item.explanation)
    return {"hanafuda.xml": _text(root)}


def _mattext(parent: ET.Element, html: str, kind: str = "text/plain") -> None:
    ET.SubElement(ET.SubElement(parent, "material"), "mattext", {"texttype": kind}).text = html


def _html(tag: str, item_text: str, pictures: Iterable[tuple[Card, str]]) -> str:
    """A little HTML for a text field: it is XML again, inside a text."""
    root = ET.Element(tag)
    root.text = item_text
    for card, says in pictures:
        ET.SubElement(root, "img", _img(card, says))
    return ET.tostring(root, encoding="unicode")


def _question12(one: ET.Element, item: Item) -> ET.Element:
    shown = _html("p", item.prompt, ())
    rows: dict[str, list[tuple[Card, str]]] = {}
    for picture in item.pictures:
        rows.setdefault(picture.row, []).append((picture.card, picture.says))
    shown += "".join(_html("p", f"{row}: " if row else "", pictures) for row, pictures in rows.items())
    asked = ET.SubElement(one, "presentation")
    _mattext(asked, f"<div>{shown}</div>", "text/html")
    return asked


def _processing(one: ET.Element) -> ET.Element:
    processing = ET.SubElement(one, "resprocessing")
    outcomes = ET.SubElement(processing, "outcomes")
    ET.SubElement(
        outcomes, "decvar", {"maxvalue": "100", "minvalue": "0", "varname": "SCORE", "vartype": "Decimal"}
    )
    return processing


def _right_when(processing: ET.Element, answers: Sequence[str]) -> None:
    condition = ET.SubElement(processing, "respcondition", {"continue": "No"})
    place = ET.SubElement(condition, "conditionvar")
    for answer in answers:
        ET.SubElement(place, "varequal", {"respident": "response1"}).text = answer
    ET.SubElement(condition, "setvar", {"action": "Set", "varname": "SCORE"}).text = "100"


def _choice12(one: ET.Element, item: Item, seed: int) -> None:
    asked = _question12(one, item)
    response = ET.SubElement(asked, "response_lid", {"ident": "response1", "rcardinality": "Single"})
    render = ET.SubElement(response, "render_choice")
    for choice in choices_of(item, seed=seed):
        label = ET.SubElement(render, "response_label", {"ident": _choice_name(item, choice.id)})
        if choice.card is None:
            _mattext(label, choice.text)
        else:
            _mattext(label, _html("p", "", [(choice.card, choice.text)]), "text/html")
    _right_when(_processing(one), [_choice_name(item, item.answer)])


def _written12(one: ET.Element, item: Item, seed: int) -> None:
    del seed
    asked = _question12(one, item)
    response = ET.SubElement(asked, "response_str", {"ident": "response1", "rcardinality": "Single"})
    ET.SubElement(ET.SubElement(response, "render_fib"), "response_label", {"ident": "answer1"})
    _right_when(_processing(one), [item.answer, *item.accept])
