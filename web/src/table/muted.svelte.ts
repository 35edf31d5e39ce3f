/** Whom the reader has muted, kept in this browser. */

const KEY = "kosmodrom-muted";

class Muted {
  #names: readonly string[] = $state.raw(read());

  has(name: string): boolean {
    return this.#names.includes(name);
  }

  toggle(name: string): void {
    this.#names = this.has(name)
      ? this.#names.filter((other) => other !== name)
      : [...this.#names, name];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#names));
    } catch {
      // A browser that keeps nothing: muted as long as the page is open.
    }
  }
}

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const muted = new Muted();
