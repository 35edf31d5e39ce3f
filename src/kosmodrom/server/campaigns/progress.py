"""How a campaign goes on after a chapter.

What follows a finished chapter is computed from its table alone, and written only if the campaign
still stands there. So it does not matter whether this is done at once, by another server process,
or after a restart when somebody looks at the campaign again.
"""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec

from kosmodrom.core.campaign import Campaign, Chapter, Ended, Next, plain_carried, read_carried
from kosmodrom.core.registry import find_game
from kosmodrom.core.ruleset import Ruleset
from kosmodrom.core.series import next_chapter
from kosmodrom.server.campaigns.seats import Seats, can_meet
from kosmodrom.server.campaigns.store import (
    CampaignChange,
    CampaignRecord,
    CampaignStore,
    ChapterRecord,
)
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
        while (change := await self._after(record, seats)) is not None:
            with contextlib.suppress(Overtaken):  # somebody else moved it on
                await self._store.change(record, seats, change)
                if "lobby" in change.closing and record.table is not None:
                    await self._hall.refresh(record.table)
            record, seats = await self.load(campaign)
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

    async def _after(self, record: CampaignRecord, seats: Seats) -> CampaignChange | None:
        """How a campaign changes after its chapter; None if that is not over."""
        if record.table is None or record.status != "running":
            return None
        table, sitting = await self._hall.store.find_table(record.table)
        changed = msgspec.structs.replace(record, table=None)
        if table.status == "lobby" and not can_meet(seats, sitting):
            return CampaignChange(changed, closing=("lobby",), at=self._hall.now())
        if table.status == "closed":  # without a result: the chapter is still to be played
            return CampaignChange(changed)
        if table.status != "finished":
            return None
        opened = await self._hall.latest(record.table)
        assert opened.table is not None
        ruleset, campaign = rules_of(record)
        following = next_chapter(opened.table, campaign, chapter_of(ruleset, record))
        changed.played += 1
        set_next(changed, following, table.ended or self._hall.now())
        return CampaignChange(changed)


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
