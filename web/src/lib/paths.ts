/**
 * Paths with ids in them, in addresses of the client and of the server: here, and nowhere else, an
 * id becomes a part of a path, and a part of a path an id again.
 */

/** A path, with every value in it encoded: pathTo`/new/${game}/${campaign}?from=${place}`. */
export function pathTo(
  texts: TemplateStringsArray,
  ...values: readonly (string | number)[]
): string {
  return String.raw(texts, ...values.map(encodeURIComponent));
}

/**
 * What stands for the ":names" of a pattern in a path: matchPath("/t/:id/replay", "/t/7/replay") is
 * { id: "7" }. Null if the path is another one.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const names = pattern.split("/");
  const parts = path.split("/");
  if (names.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [n, name] of names.entries()) {
    const part = decoded(parts[n] ?? "");
    if (!name.startsWith(":")) {
      if (part !== name) return null;
    } else if (part) params[name.slice(1)] = part;
    else return null;
  }
  return params;
}

/** A part of an address as it was before it was encoded; null where nobody encoded it like that. */
export function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
