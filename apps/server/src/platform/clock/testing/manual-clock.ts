import type { TimerClock } from '#/platform/clock/clock.ts';

interface Due {
  readonly atMs: number;
  readonly task: () => void;
}

/** A clock that tests advance manually. */
export class ManualClock implements TimerClock {
  #nowMs = Date.UTC(2026, 0, 5, 12);
  readonly #due = new Set<Due>();

  now(): Date {
    return new Date(this.#nowMs);
  }

  after(delayMs: number, task: () => void): () => void {
    const due = { atMs: this.#nowMs + delayMs, task };
    this.#due.add(due);
    return () => this.#due.delete(due);
  }

  /** Runs all tasks that become due, in order. */
  advance(ms: number): void {
    const endMs = this.#nowMs + ms;
    for (;;) {
      const [next] = [...this.#due].filter((due) => due.atMs <= endMs).sort((a, b) => a.atMs - b.atMs);
      if (!next) break;
      this.#due.delete(next);
      this.#nowMs = Math.max(this.#nowMs, next.atMs);
      next.task();
    }
    this.#nowMs = endMs;
  }

  /** Milliseconds until the next task; null when there is none. */
  nextInMs(): number | null {
    const times = [...this.#due].map((due) => due.atMs - this.#nowMs);
    return times.length === 0 ? null : Math.min(...times);
  }
}
