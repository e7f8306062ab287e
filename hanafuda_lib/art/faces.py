"""The table of the 48 faces: which plant, in which layout, with which features."""
from __future__ import annotations
from .brush import Brush
from .features import beasts, birds, persons, phoenix as phx, things
from .plants import spring, summer, autumn, winter
from . import ribbons
from functools import partial
def P(f, lay): return lambda b: f(b, lay)
def poem(m): return lambda b: ribbons.poem_ribbon(b, m)
pl, bl = ribbons.plain_ribbon, ribbons.blue_ribbon
FACES = {
 "01-crane": (things.sun, P(spring.pine,"low"), birds.crane),
 "01-red-poem": (P(spring.pine,"right"), poem(1)),
 "01-chaff-1": (P(spring.pine,"left"),), "01-chaff-2": (P(spring.pine,"right"),),
 "02-warbler": (P(spring.plum,"low"), birds.warbler),
 "02-red-poem": (P(spring.plum,"falling"), poem(2)),
 "02-chaff-1": (P(spring.plum,"rising"),), "02-chaff-2": (P(spring.plum,"falling"),),
 "03-curtain": (P(spring.cherry,"top"), things.curtain),
 "03-red-poem": (P(spring.cherry,"left"), poem(3)),
 "03-chaff-1": (P(spring.cherry,"left"),), "03-chaff-2": (P(spring.cherry,"right"),),
 "04-cuckoo": (P(summer.wisteria,"short"), birds.cuckoo),
 "04-plain-ribbon": (P(summer.wisteria,"right"), pl),
 "04-chaff-1": (P(summer.wisteria,"left"),), "04-chaff-2": (P(summer.wisteria,"right"),),
 "05-bridge": (P(summer.iris,"bank"), things.water, things.bridge),
 "05-plain-ribbon": (P(summer.iris,"right"), pl),
 "05-chaff-1": (P(summer.iris,"left"),), "05-chaff-2": (P(summer.iris,"right"),),
 "06-butterflies": (P(summer.peony,"low"), beasts.butterflies),
 "06-blue-ribbon": (P(summer.peony,"right"), bl),
 "06-chaff-1": (P(summer.peony,"left"),), "06-chaff-2": (P(summer.peony,"right"),),
 "07-boar": (P(autumn.bush_clover,"low"), beasts.boar),
 "07-plain-ribbon": (P(autumn.bush_clover,"left"), pl),
 "07-chaff-1": (P(autumn.bush_clover,"left"),), "07-chaff-2": (P(autumn.bush_clover,"right"),),
 "08-moon": (things.red_sky, things.moon, P(autumn.susuki,"moon")),
 "08-geese": (things.pale_sky, P(autumn.susuki,"geese"), birds.geese),
 "08-chaff-1": (P(autumn.susuki,"left"),), "08-chaff-2": (P(autumn.susuki,"right"),),
 "09-cup": (P(autumn.chrysanthemum,"low"), things.cup),
 "09-blue-ribbon": (P(autumn.chrysanthemum,"left"), bl),
 "09-chaff-1": (P(autumn.chrysanthemum,"left"),), "09-chaff-2": (P(autumn.chrysanthemum,"right"),),
 "10-deer": (P(winter.maple,"high"), beasts.deer),
 "10-blue-ribbon": (P(winter.maple,"left"), bl),
 "10-chaff-1": (P(winter.maple,"left"),), "10-chaff-2": (P(winter.maple,"right"),),
 "11-rainman": (persons.stream, P(winter.willow,"rain"), persons.rainman),
 "11-swallow": (P(winter.willow,"swallow"), birds.swallow),
 "11-plain-ribbon": (P(winter.willow,"full"), pl),
 "11-lightning": (persons.storm, persons.lightning),
 "12-phoenix": (P(winter.paulownia,"low"), phx.phoenix),
 "12-chaff-1": (things.gold_ground, P(winter.paulownia,"middle")),
 "12-chaff-2": (P(winter.paulownia,"left"),),
 "12-chaff-3": (P(winter.paulownia,"right"),),
}
def face(cid):
    b = Brush("c-"+cid); body="".join(f(b) for f in FACES[cid])
    return b.defs()+body
