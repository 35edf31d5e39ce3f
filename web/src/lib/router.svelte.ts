/** Which page is shown: the address, read. Links work without reloading the page. */

import { decoded, matchPath } from "./paths";
import { comeBack, leave, startPlaces } from "./places";

export type Page =
  | "home"
  | "new"
  | "new-campaign"
  | "campaign"
  | "table"
  | "replay"
  | "me"
  | "person"
  | "rules"
  | "start"
  | "host"
  | "about"
  | "gallery"
  | "missing";

const PAGES: readonly (readonly [string, Page])[] = [
  ["/", "home"],
  ["/new/:game", "new"],
  ["/new/:game/:campaign", "new-campaign"],
  ["/campaigns/:id", "campaign"],
  ["/t/:id", "table"],
  ["/t/:id/replay", "replay"],
  ["/me", "me"],
  ["/people/:id", "person"],
  ["/rules/:game", "rules"],
  ["/games/:game/start", "start"],
  ["/host", "host"],
  ["/about", "about"],
  ["/gallery", "gallery"],
];

export interface Route {
  readonly page: Page;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Without the "#". */
  readonly hash: string;
}

class Router {
  current = $state.raw<Route>(readAddress());
}

const router = new Router();

/** The page of the address bar; reactive. */
export const route: Route = {
  get page() {
    return router.current.page;
  },
  get path() {
    return router.current.path;
  },
  get params() {
    return router.current.params;
  },
  get query() {
    return router.current.query;
  },
  get hash() {
    return router.current.hash;
  },
};

/** Go to an address of the client, say "/t/abc?invite=xyz". */
export function go(path: string, { replace = false }: { replace?: boolean } = {}): void {
  const before = router.current.path;
  if (replace) history.replaceState(history.state, "", path);
  else history.pushState(leave(), "", path);
  router.current = readAddress();
  if (router.current.path !== before) window.scrollTo(0, 0);
}

/** Follow the browser's back and forward, and clicks on links: called once, by the page. */
export function startRouter(): () => void {
  const follow = (): void => {
    router.current = readAddress();
    comeBack();
  };
  const stopPlaces = startPlaces();
  window.addEventListener("popstate", follow);
  document.addEventListener("click", followLink);
  return () => {
    stopPlaces();
    window.removeEventListener("popstate", follow);
    document.removeEventListener("click", followLink);
  };
}

function followLink(click: MouseEvent): void {
  const elsewhere = click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey;
  if (click.defaultPrevented || elsewhere || click.altKey) return;
  const link = click.target instanceof Element ? click.target.closest("a") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  click.preventDefault();
  go(url.pathname + url.search + url.hash);
}

function readAddress(): Route {
  const { pathname, search, hash } = location;
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  const rest = {
    path,
    query: new URLSearchParams(search),
    hash: decoded(hash.slice(1)) ?? "",
  };
  for (const [pattern, page] of PAGES) {
    const params = matchPath(pattern, path);
    if (params) return { page, params, ...rest };
  }
  return { page: "missing", params: {}, ...rest };
}
