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


def still(page: Page) -> Page:
    """Colours are final: nothing is fading in any more."""
    page.evaluate("Promise.all(document.getAnimations().map(a => a.finished.catch(() => null)))")
    return page


def violations(page: Page, within: str | None = None) -> list[str]:
    """What breaks WCAG 2.2 AA, on the page or in the parts of a selector: the rule, and where."""
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
