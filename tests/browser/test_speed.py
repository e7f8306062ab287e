"""How quick the page is: measured by itself, on a machine that does nothing else (`make bench-page`)."""

import statistics

import pytest

from tests.browser.table_driver import TableDriver

pytestmark = pytest.mark.speed
PLAY = "3-koi-koi/play.html"


def test_the_page_paints_at_once_and_loads_no_python(site, visit):
    paints = []
    # The best of three, and the limit scaled: the machine may be busy with something else.
    for _ in range(3):
        seen = visit(site.url + PLAY)
        asked = []
        seen.page.on("request", lambda request, asked=asked: asked.append(request.url))
        table = TableDriver(seen.page)
        seen.page.wait_for_timeout(500)
        paint = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
        paints.append(seen.page.evaluate(paint) / 1000 / table.slowness())
        loaded = seen.page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
        assert not [url for url in [*asked, *loaded] if "/py/" in url]
        seen.assert_quiet()
        seen.page.context.close()
    assert min(paints) < 0.5, paints


def test_the_first_press_is_answered_within_2_s_and_later_ones_within_150_ms(site, visit):
    tries = []
    for _ in range(
        3
    ):  # the best of three, and the limits scaled: the machine may be busy with something else
        seen = visit(site.url + PLAY)
        table = TableDriver(seen.page)
        before = table.slowness()
        table.watch()
        table.root.locator('[data-zone="hand"] button').first.click()
        table.settle()
        for _ in range(12):
            table.root.locator('[data-roving]:not([data-roving="aids"]) button:visible').last.click()
            table.settle()
        waits = table.waits()
        assert len(waits) == 13
        seen.assert_quiet()
        slow = max(before, table.slowness())
        tries.append((waits[0] / slow, statistics.quantiles(waits[1:], n=10)[-1] / slow, slow))
        seen.page.context.close()
        if tries[-1][0] < 2 and tries[-1][1] < 0.15:
            return
    assert min(first for first, _, _ in tries) < 2, tries
    assert min(later for _, later, _ in tries) < 0.15, tries
