"""Plays at a table as a person does: finds the one on the page, presses keys, waits for answers.

Everything here is what can be seen, heard or pressed; nothing reads the rules.
"""

import json
import random

from hanafuda_widgets.presenters.koikoi_table import KoiKoiTable

STATUS = "[data-status]"
OVER = "The match is over"

# Notes how long each press waits for its answer (ms), by the mark that assistive technology sees.
_WATCH = """root => {
    window.hfWaits = [];
    let start = 0;
    new MutationObserver(() => {
        if (root.hasAttribute("aria-busy")) start = start || performance.now();
        else { window.hfWaits.push(performance.now() - start); start = 0; }
    }).observe(root, { attributes: true, attributeFilter: ["aria-busy"] });
}"""

# Seconds that a fixed amount of work takes in this browser now: the yardstick for the limits of speed.
_WORK = """() => {
    const start = performance.now();
    let sum = 0;
    for (let i = 0; i < 1e8; i++) sum = (Math.imul(sum, 31) + i) | 0;
    return (performance.now() - start) / 1000 + (sum === 1 ? 1 : 0);
}"""
_WORK_AT_REST = 0.5  # on the machine where the first press takes 2 s, with nothing else running

# Where the focus is: whether inside a table, on what, and whether that can be pressed.
_FOCUS = """() => {
    const active = document.activeElement;
    return {
        inside: Boolean(active.closest(".hf")), tag: active.tagName, key: active.dataset.key ?? "",
        group: active.closest("[data-roving]")?.dataset.roving ?? "",
        name: active.getAttribute("aria-label") ?? active.textContent, disabled: Boolean(active.disabled),
    };
}"""


class TableDriver:
    """The first table below ``within`` on ``page``."""

    def __init__(self, page, within=".hf"):
        self.page = page
        self.root = page.locator(within).first
        self.root.wait_for(timeout=120_000)

    # ---- looking

    def status(self):
        """The sentence that says whose turn it is and what to do."""
        return self.root.locator(STATUS).text_content()

    def heard(self):
        """What the live region said last."""
        return self.root.get_by_role("status").text_content()

    def is_over(self):
        return self.status().startswith(OVER)

    def ids(self, zone):
        """The cards of a zone by their ids."""
        cards = self.root.locator(f'[data-zone="{zone}"] [data-card]')
        return cards.evaluate_all("cards => cards.map(card => card.dataset.card)")

    def picture(self):
        """All that tells one position from another."""
        text = self.root.locator(".hf-subtitle").text_content()
        return [text, self.status(), *(self.ids(zone) for zone in ("hand", "field", "pile", "opponent-pile"))]

    def focus(self):
        return self.page.evaluate(_FOCUS)

    # ---- pressing

    def tab_in(self, most=400):
        """Tab from wherever the focus is until it is on something that can be pressed at the table."""
        for _ in range(most):
            self.page.keyboard.press("Tab")
            at = self.focus()
            if at["inside"] and at["group"]:
                return
        raise AssertionError(f"{most} tabs did not lead into the table")

    def press(self, key="Enter"):
        """Press a key and wait for the answer of Python, if there is one to come."""
        self.page.keyboard.press(key)
        self.settle()

    def settle(self, timeout=120_000):
        self.page.locator(".hf:not([aria-busy])").first.wait_for(timeout=timeout)
        self.root.and_(self.page.locator(":not([aria-busy])")).wait_for(timeout=timeout)

    def watch(self):
        """From now on note how long each press waits for its answer."""
        self.root.evaluate(_WATCH)

    def waits(self):
        """The waiting times noted so far, in seconds."""
        return [wait / 1000 for wait in self.page.evaluate("window.hfWaits")]

    def slowness(self):
        """How much slower than the machine of the limits this browser is now; at least 1."""
        return max(1.0, self.page.evaluate(_WORK) / _WORK_AT_REST)

    def play_match(self, seed=1, most=200, presses=None):
        """Play on by keyboard alone to the end of the match, or for so many presses; returns how many.

        After each answer the focus must already be where one goes on: no Tab is pressed, ever.
        """
        choose = random.Random(seed)
        for count in range(presses or most):
            if self.is_over():
                return count
            at = self.focus()
            assert at["inside"], f"the focus was lost after {count} presses: {at}, {self.status()}"
            assert at["group"], f"the focus is on nothing to press: {at}, {self.status()}"
            assert not at["disabled"]
            for _ in range(choose.randrange(3)):
                self.page.keyboard.press(
                    choose.choice(["ArrowRight", "ArrowLeft", "ArrowDown", "Home", "End"])
                )
            if self.focus()["key"] == "button:cancel":
                continue
            before = self.picture()
            self.press(choose.choice(["Enter", "Space"]))
            question = self.root.locator("[data-question]").count()
            assert self.picture() != before or question, (
                f"nothing happened at {at}: {self.root.text_content()}"
            )
        assert presses, f"the match was not over after {most} presses"
        return presses


def states_by_phase(seeds=range(1, 40), **options):
    """A real state for each phase of a match, from the presenter: what a browser would have stored."""
    found = {}
    for seed in seeds:
        table = KoiKoiTable(seed=seed, **options)
        choose = random.Random(seed)
        state = table.state
        found.setdefault("start", state)
        while True:
            found.setdefault(_phase(state), state)
            if state["status"].startswith(OVER):
                break
            state = table.handle(choose.choice(presses(state)))
            assert state["error"] is None
        if {"choice", "flip", "ask", "round end", "match end"} <= found.keys():
            found["error"] = {**found["start"], "error": {"code": "x", "message": "Unknown card '13-cow'."}}
            return found
    raise AssertionError(f"no match showed every phase, only {sorted(found)}")


def presses(state):
    """Every message that a press in this state could send, settings and cancelling apart."""
    if state["choice"]:
        return [card["press"] for card in state["choice"]["cards"]]
    if state["ask"]:
        return [button["message"] for button in state["ask"]["buttons"]]
    if state["buttons"]:
        return [state["buttons"][0]["message"]]
    return [card["press"] for zone in state["zones"] for card in zone.get("cards", []) if card.get("press")]


def _phase(state):
    if state["status"].startswith(OVER):
        return "match end"
    if state["choice"]:
        return "flip" if state["choice"]["cancel"] is None else "choice"
    if state["ask"]:
        return "ask"
    return "round end" if state["buttons"] else "play"


def store_script(page_path, table_id, state):
    """A script that puts a state where a page looks for a stored match."""
    key = f"hanafuda:{page_path}#{table_id}"
    return f"localStorage.setItem({json.dumps(key)}, {json.dumps(json.dumps(state))})"
