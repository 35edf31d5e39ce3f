/** What time it is, for clocks: it ticks only while one of them runs. */

/** A machine whose clock is less wrong than this counts as right. */
const WRONG = 1;
/** The server's answer leaves out the parts of a second: this much, on average. */
const CUT_OFF = 0.5;

class Now {
  seconds = $state(Date.now() / 1000);
  #ahead = 0;
  #clocks = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Tick until the returned function is called. */
  tick(): () => void {
    this.#clocks += 1;
    if (this.#timer === undefined) {
      this.#timer = setInterval(() => this.#read(), 500);
      this.#read();
      void this.#align();
    }
    return () => {
      this.#clocks -= 1;
      if (this.#clocks > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  #read(): void {
    this.seconds = Date.now() / 1000 + this.#ahead;
  }

  /** Deadlines are in the server's time: every answer of it says what time it has there. */
  async #align(): Promise<void> {
    try {
      const response = await fetch("/api/server");
      const there = Date.parse(response.headers.get("date") ?? "") / 1000 + CUT_OFF;
      const ahead = there - Date.now() / 1000;
      if (Math.abs(ahead) > WRONG) this.#ahead = ahead;
    } catch {
      // Without an answer this clock has to do.
    }
  }
}

export const now = new Now();
