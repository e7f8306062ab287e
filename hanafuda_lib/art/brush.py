"""A brush draws one card: it remembers the motifs that the card stamps more than once."""

from __future__ import annotations

from collections.abc import Iterable

from hanafuda_lib.art.pen import move, number

Stamp = tuple[float, float, float, float]


class Brush:
    """Motifs of one card, each defined once under an id that begins with the card's own.

    >>> brush = Brush("c-02-chaff-1")
    >>> brush.stamp("blossom", "<circle r='3'/>", 10, 20)
    '<use href="#c-02-chaff-1-blossom" x="10" y="20"/>'
    """

    __slots__ = ("motifs", "scope")

    def __init__(self, scope: str) -> None:
        self.scope = scope
        self.motifs: dict[str, str] = {}

    def stamp(
        self,
        name: str,
        drawing: str,
        x: float,
        y: float,
        *,
        size: float = 1,
        turn: float = 0,
        flip: bool = False,
    ) -> str:
        """The motif ``name`` at (x, y); its drawing is stored the first time."""
        self.motifs.setdefault(name, drawing)
        link = f'<use href="#{self.scope}-{name}"'
        if size == 1 and not turn and not flip:
            place = f' x="{x:g}" y="{y:g}"' if x or y else ""
            return f"{link}{place}/>"
        if not x and not y and size == 1 and not flip:
            return f'{link} transform="rotate({number(turn)})"/>'
        return f'{link} transform="{move(x, y, size=size, turn=turn, flip=flip)}"/>'

    def stamps(self, name: str, drawing: str, places: Iterable[Stamp]) -> str:
        """The motif at many places, each (x, y, size, turn); a negative size mirrors it."""
        return "".join(
            self.stamp(name, drawing, x, y, size=abs(size), turn=turn, flip=size < 0)
            for x, y, size, turn in places
        )

    def wheel(self, name: str, drawing: str, count: int, *, start: float = 0) -> str:
        """The motif ``count`` times around (0, 0), as petals stand around a heart."""
        return "".join(self.stamp(name, drawing, 0, 0, turn=start + 360 * i / count) for i in range(count))

    def defs(self) -> str:
        """The motifs themselves, to stand before the drawing that stamps them."""
        inside = "".join(
            f'<g id="{self.scope}-{name}">{drawing}</g>' for name, drawing in self.motifs.items()
        )
        return f"<defs>{inside}</defs>" if inside else ""
