"""Accessibility of a page, as axe-core sees it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# WCAG 2.2, levels A and AA.
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# Of these rules one looks at what films and sounds begin with, none at the text of style sheets.
RUN = """([within, tags]) => axe.run(within ?? document, {
    runOnly: tags, resultTypes: ['violations'], preload: { assets: ['media'] },
})"""


# Some things move for as long as they are there.
STILL = """async () => {
    const moving = () => document.getAnimations().filter(
        a => a.playState === 'running' && isFinite(a.effect.getComputedTiming().endTime));
    do {
        await Promise.all(moving().map(a => a.finished.catch(() => null)));
        await new Promise(requestAnimationFrame);
    } while (moving().length);
}"""


def violations(page: Page, within: str | None = None) -> list[str]:
    """What breaks WCAG 2.2 AA on the page, or in the parts of a selector, once nothing fades in any
    more: the rule, and where."""
    page.evaluate(STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    result = page.evaluate(RUN, [within, TAGS])
    return [
        f"{found['id']} ({found['help']}): {node['html'][:200]} {node['failureSummary']}"
        for found in result["violations"]
        for node in found["nodes"]
    ]


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")
