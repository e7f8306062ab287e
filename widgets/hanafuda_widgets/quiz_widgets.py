"""Quiz and card trainer in a notebook cell: ``Quiz(tags=["months"])`` on the last line shows one."""

from __future__ import annotations

from typing import Any

from hanafuda_lib.exercises.progress import Progress
from hanafuda_widgets.presenters.quiz import Quiz as QuizPresenter
from hanafuda_widgets.presenters.trainer import CardTrainer as TrainerPresenter
from hanafuda_widgets.widget import PresenterWidget


class QuizWidget(PresenterWidget):
    """A quiz, or with ``drill=True`` a drill, from the item bank.

    The arguments are those of :class:`hanafuda_widgets.presenters.quiz.Quiz`.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(QuizPresenter(**options))


class CardTrainerWidget(PresenterWidget):
    """The card trainer; ``CardTrainer(file="progress.json")`` keeps the progress in a file.

    The arguments are those of :class:`hanafuda_widgets.presenters.trainer.CardTrainer`.
    """

    def __init__(self, **options: Any) -> None:
        self._trainer = TrainerPresenter(**options)
        super().__init__(self._trainer)

    @property
    def progress(self) -> Progress:
        """Every answer so far: of the file, and of this cell."""
        return self._trainer.progress


#: The short names for lessons.
Quiz = QuizWidget
CardTrainer = CardTrainerWidget
