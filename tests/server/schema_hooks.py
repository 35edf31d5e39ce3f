"""Hooks for schemathesis: somebody at tables in every state, so that it meets real things.

`tests.server.test_schema` runs it, with the server's address and its host's key in the environment.
"""

from __future__ import annotations

import os
from typing import Any

import httpx
import schemathesis

from kosmodrom.core.rng import Random

PARTINGS = {
    *("/api/guests", "/api/login", "/api/logout", "/api/account"),
    *("/api/me", "/api/me/password", "/api/host"),
}
"""After these, one may no longer be the same person."""


class World:
    """Somebody at tables in every state."""

    def __init__(self, url: str, host_key: str) -> None:
        self._http = httpx.Client(base_url=url, timeout=60)
        self._chance = Random.seeded("schema")
        self.guest, self.person = self.arrive()
        host, _ = self.arrive()
        self.host: str = self.ask("POST", "/api/host", {"key": host_key}, host)["token"]
        self.finished = self.table("random")
        while (choice := self.question(self.finished)) is not None:
            self.ask("POST", f"/api/tables/{self.finished}/choices", choice)

    def arrive(self) -> tuple[str, str]:
        """A new guest: token and id."""
        answer = self.ask("POST", "/api/guests", {"nickname": "Ada"}, None)
        return answer["token"], answer["me"]["person"]["id"]

    def ask(self, method: str, path: str, body: Any = None, token: str | None = "") -> Any:
        headers = {"Authorization": f"Bearer {token or self.guest}"} if token is not None else {}
        answer = self._http.request(method, path, json=body, headers=headers)
        self._http.cookies.clear()
        assert answer.is_success, answer.text
        return answer.json()

    def table(self, other: str) -> str:
        """A table with another seat that is open, or a bot's; with a bot it is in play."""
        seat = {"kind": "open"} if other == "open" else {"kind": "bot", "bot": other}
        new = {"game": "astrominers", "seats": [{"kind": "me"}, seat], "start": other != "open"}
        table: str = self.ask("POST", "/api/tables", new | {"public": True})["id"]
        return table

    def question(self, table: str) -> dict[str, Any] | None:
        """An option that can be chosen now, as it is sent; None after the end."""
        while True:
            state = self.ask("GET", f"/api/tables/{table}/state")
            if state["table"]["status"] == "finished":
                return None
            for ask in state["asks"]:
                if ask["options"]:
                    key = f"key-{state['at']}-{self._chance.below(10**9)}"
                    return {"key": key, "at": state["at"], "option": ask["options"][0]}

    def make_real(self, case: Any) -> None:
        """Replace most of what was made up by what exists."""
        given = case.path_parameters or {}
        for name in given:
            if self._chance.below(4):
                given[name] = self._real(name)
        if isinstance(case.body, dict) and "option" in case.body and self._chance.below(2):
            given["table"] = self.table("random")
            choice = self.question(given["table"]) or {}
            case.body |= {name: choice[name] for name in choice.keys() & case.body.keys()}

    def _real(self, name: str) -> Any:
        """A path parameter that exists. The request may be the end of a table, so each is new."""
        match name:
            case "table":
                kind = self._chance.below(3)
                return self.finished if kind == 0 else self.table(("open", "random")[kind - 1])
            case "person":
                return self.person
            case "game":
                return "astrominers"
            case "part":
                return self._chance.choice(["core", "bots", "server", "astrominers"])
            case "language":
                return self._chance.choice(["en", "pl"])
        return self._chance.below(3)

    def token(self, method: str, path: str) -> str:
        """Who asks: somebody new where the request may be their end."""
        if method != "GET" and path in PARTINGS:
            return self.arrive()[0]
        return self.host if path.startswith("/api/host") else self.guest


world = World(os.environ["KOSMODROM_URL"], os.environ["KOSMODROM_HOST_KEY"])


@schemathesis.hook
def before_call(_context: Any, case: Any, _kwargs: Any) -> None:
    world.make_real(case)
    token = world.token(case.method.upper(), case.operation.path)
    case.headers = {**(case.headers or {}), "Authorization": f"Bearer {token}"}
