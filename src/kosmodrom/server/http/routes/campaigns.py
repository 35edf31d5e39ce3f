"""Routes about campaigns: series of tables. Their chapters are played at tables like any other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import msgspec
from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.params import JSONBody

from kosmodrom.core.codecs import json_decoder
from kosmodrom.server import wire
from kosmodrom.server.campaigns.readers import RECORD_BYTES
from kosmodrom.server.errors import Declined, shape_problem
from kosmodrom.server.http.arguments import PathId, TheRuntime, TheService, TheVisitor
from kosmodrom.server.http.routes.tables import Code, PathSeat

_read_import: Callable[[bytes], wire.ImportCampaign] = json_decoder(wire.ImportCampaign).decode


class ImportRequest(Request[Any, Any, Any]):
    """A request with a stranger's record, which is not looked at here: it may be large, and
    anything may be in it."""

    async def json(self) -> wire.ImportCampaign:
        try:
            return _read_import(await self.body())
        except msgspec.ValidationError as error:
            raise shape_problem(error) from error
        except UnicodeDecodeError as error:
            raise Declined("error-utf8") from error
        except msgspec.DecodeError as error:
            raise Declined("error-message", problem=str(error)) from error


async def limit_imports(request: Request[Any, Any, Any]) -> None:
    """Refuse those who are nobody, or bring too much, before their record is received."""
    visitor, service = request.scope["auth"], request.app.state.service
    _ = visitor.someone
    service.limiter.take("imports", visitor.client, service.settings.limits.imports)


@get("/me/campaigns")
async def get_own_campaigns(runtime: TheRuntime, visitor: TheVisitor) -> list[wire.CampaignView]:
    """Your campaigns: those that go on, and then the newest."""
    return await runtime.campaigns.own(visitor.someone)


@post("/campaigns")
async def post_campaign(
    service: TheService, runtime: TheRuntime, visitor: TheVisitor, data: JSONBody[wire.NewCampaign]
) -> wire.CampaignView:
    """Begin a campaign."""
    person = visitor.someone
    service.limiter.take("new-tables", visitor.client, service.settings.limits.new_tables)
    return await runtime.campaigns.create(person, data)


@post(
    "/campaigns/import",
    request_class=ImportRequest,
    request_max_body_size=RECORD_BYTES,
    before_request=limit_imports,
)
async def post_import(
    runtime: TheRuntime, visitor: TheVisitor, data: JSONBody[wire.ImportCampaign]
) -> wire.CampaignView:
    """Go on with a campaign that was played elsewhere."""
    return await runtime.campaigns.import_record(visitor.someone, data, visitor.client)


@get("/campaigns/{campaign:str}")
async def get_campaign(
    runtime: TheRuntime, visitor: TheVisitor, campaign: PathId, invite: Code = None
) -> wire.CampaignView:
    """A campaign that is yours, or that you are invited to."""
    return await runtime.campaigns.view(campaign, visitor.person, invite)


@post("/campaigns/{campaign:str}/join", status_code=200)
async def post_join_campaign(
    runtime: TheRuntime, visitor: TheVisitor, campaign: PathId, data: JSONBody[wire.JoinCampaign]
) -> wire.CampaignView:
    """Take an open seat for all chapters to come."""
    return await runtime.campaigns.join(campaign, visitor.someone, data)


@post("/campaigns/{campaign:str}/leave", status_code=200)
async def post_leave_campaign(
    runtime: TheRuntime, visitor: TheVisitor, campaign: PathId
) -> wire.CampaignView:
    """Give up your seat, between two chapters."""
    return await runtime.campaigns.leave(campaign, visitor.someone)


@put("/campaigns/{campaign:str}/seats/{seat:int}")
async def put_campaign_seat(
    runtime: TheRuntime,
    visitor: TheVisitor,
    campaign: PathId,
    seat: PathSeat,
    data: JSONBody[wire.HandOver],
) -> wire.CampaignView:
    """Give a seat to a bot, or open it for others, between two chapters: for the host."""
    return await runtime.campaigns.change_seat(campaign, visitor.someone, seat, data)


@post("/campaigns/{campaign:str}/next", status_code=200)
async def post_next(
    service: TheService, runtime: TheRuntime, visitor: TheVisitor, campaign: PathId
) -> wire.TableView:
    """Play the next chapter: makes its table, or joins it if somebody has made it."""
    person = visitor.someone
    service.limiter.take("new-tables", visitor.client, service.settings.limits.new_tables)
    return await runtime.campaigns.play_next(campaign, person)


@delete("/campaigns/{campaign:str}", status_code=200)
async def delete_campaign(
    runtime: TheRuntime, visitor: TheVisitor, campaign: PathId
) -> wire.CampaignView:
    """End a campaign early: for its host."""
    return await runtime.campaigns.abandon(campaign, visitor.someone)


@get("/campaigns/{campaign:str}/record")
async def get_record(
    runtime: TheRuntime, visitor: TheVisitor, campaign: PathId
) -> Response[dict[str, Any]]:
    """A campaign with its finished chapters, as a record that ``kosmodrom replay``, ``kosmodrom
    play --load`` and other servers read."""
    chronicle = await runtime.campaigns.chronicle(campaign, visitor.someone)
    name = f"{chronicle.game}-{chronicle.campaign}-{campaign}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    text = cast(dict[str, Any], chronicle.to_json())  # it is JSON already
    return Response(text, media_type=MediaType.JSON, headers=headers)


campaigns_routes = [
    get_own_campaigns,
    post_campaign,
    post_import,
    get_campaign,
    post_join_campaign,
    post_leave_campaign,
    put_campaign_seat,
    post_next,
    delete_campaign,
    get_record,
]
