"""How a campaign goes on after a chapter.

What follows a finished chapter is computed from its table alone, and written only if the campaign
still stands there. So it does not matter whether this is done at once, by another server process,
or after a restart when somebody looks at the campaign again.
"""

from __future__ import annotations

from typing import Any

import msgspec

from kosmodrom.core.campaign import Campaign, Chapter, Ended, Next, plain_carried, read_carried
from kosmodrom.core.registry import find_game
from kosmodrom.core.ruleset import Ruleset
from kosmodrom.core.series import next_chapter
from kosmodrom.server.campaigns.seats import Seats
from kosmodrom.server.campaigns.store import CampaignRecord, CampaignStore, ChapterRecord
from kosmodrom.server.errors import Declined
from kosmodrom.server.tables.hall import Hall
from kosmodrom.server.tables.records import Overtaken

AnyRuleset = Ruleset[Any, Any, Any]
AnyCampaign = Campaign[Any, Any, Any]


class Progress:
    """Loads campaigns, and moves them on when a chapter is over."""

    def __init__(self, hall: Hall, store: CampaignStore) -> None:
        self._hall = hall
        self._store = store

    async def load(self, campaign: str) -> tuple[CampaignRecord, Seats]:
        """A campaign as it is stored; raises `Declined` if there is none."""
        found = await self._store.load(campaign)
        if found is None:
            raise Declined("error-no-campaign", status=404, campaign=campaign)
        return found

    async def latest(self, campaign: str) -> tuple[CampaignRecord, Seats]:
        """A campaign, moved on if its chapter is over."""
        record, seats = await self.load(campaign)
        while (changed := await self._after(record)) is not None:
            names = ("played", "chapter", "table", "status", "result", "ended")
            try:
                await self._store.change(changed, names, record)
            except Overtaken:  # somebody else moved it on
                record, seats = await self.load(campaign)
            else:
                record = changed
        return record, seats

    async def settled(self, record: CampaignRecord, seats: Seats) -> tuple[CampaignRecord, Seats]:
        """The same for a campaign that is only shown: as it is stored, if its chapter cannot be
        replayed with the rules of today."""
        if record.table is None:
            return record, seats
        try:
            return await self.latest(record.id)
        except Declined:
            return record, seats

    async def _after(self, record: CampaignRecord) -> CampaignRecord | None:
        """A campaign as it stands after its chapter; None if that is not over."""
        if record.table is None:
            return None
        table, _ = await self._hall.store.find_table(record.table)
        if record.status != "running" or table.status not in ("finished", "closed"):
            return None
        changed = msgspec.structs.replace(record, table=None)
        if table.status == "closed":  # without a result: the chapter is still to be played
            return changed
        opened = await self._hall.latest(record.table)
        if opened.table is None:  # its end cannot be looked at any more: it is played once more
            return changed
        ruleset, campaign = rules_of(record)
        following = next_chapter(opened.table, campaign, chapter_of(ruleset, record))
        changed.played += 1
        set_next(changed, following, table.ended or self._hall.now())
        return changed


def rules_of(record: CampaignRecord) -> tuple[AnyRuleset, AnyCampaign]:
    ruleset = find_game(record.game)
    return ruleset, ruleset.find_campaign(record.campaign)


def chapter_of(ruleset: AnyRuleset, record: CampaignRecord) -> Chapter:
    """The chapter that is in play or comes next."""
    stored = record.chapter
    assert stored is not None
    carried = read_carried(ruleset, stored.carried)
    return Chapter(stored.id, stored.options, carried, stored.ahead)


def set_next(record: CampaignRecord, following: Next, now: float) -> None:
    """Put a campaign before a chapter, or at its end."""
    if isinstance(following, Ended):
        record.chapter, record.result = None, following
        record.status, record.ended = "ended", now
    else:
        record.chapter = ChapterRecord(
            following.id,
            msgspec.to_builtins(following.options),
            plain_carried(following.carried),
            following.ahead,
        )
