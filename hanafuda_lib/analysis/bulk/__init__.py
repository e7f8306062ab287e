"""Many rounds and many piles at once, as arrays. Needs the optional extra ``bulk`` (numpy).

A pile is a 48-bit mask in a ``uint64``; a round is one place in every array. The tables come from
the library's own rules and scores, so nothing about them is said twice.

>>> from hanafuda_lib import koikoi
>>> from hanafuda_lib.analysis import bulk
>>> told = bulk.simulate(koikoi.YAMATO, rounds=1000, seed=7)
>>> told.rounds, sum(told.endings.values())
(1000, 1000)
"""

from importlib.util import find_spec

if find_spec("numpy") is None:
    raise ImportError("many rounds at once need numpy: pip install 'hanafuda-course[bulk]'")

from hanafuda_lib.analysis.bulk.batch import Batch
from hanafuda_lib.analysis.bulk.policies import RANDOM, THUMB, Policy
from hanafuda_lib.analysis.bulk.rounds import play_batch
from hanafuda_lib.analysis.bulk.scores import BulkScorer
from hanafuda_lib.analysis.bulk.simulation import Told, simulate

__all__ = ["RANDOM", "THUMB", "Batch", "BulkScorer", "Policy", "Told", "play_batch", "simulate"]
