import type { TimerClock } from '#/platform/clock/clock.ts';
import type { LiveMount } from './live-mount.ts';

interface Retained {
  readonly live: LiveMount;
  readonly cancel: () => void;
}

/** Mounts without a source whose listeners wait for the next one: at most one for each configured mount. */
export class RetainedMounts {
  readonly #clock: TimerClock;
  readonly #onExpired: (mount: string, live: LiveMount) => void;
  readonly #mounts = new Map<string, Retained>();

  constructor(clock: TimerClock, onExpired: (mount: string, live: LiveMount) => void) {
    this.#clock = clock;
    this.#onExpired = onExpired;
  }

  get size(): number {
    return this.#mounts.size;
  }

  get(mount: string): LiveMount | undefined {
    return this.#mounts.get(mount)?.live;
  }

  *[Symbol.iterator](): Generator<[mount: string, live: LiveMount]> {
    for (const [mount, { live }] of this.#mounts) yield [mount, live];
  }

  /** A source that dropped before its codec was known adds its listeners to those that wait already. */
  add(mount: string, live: LiveMount, forMs: number): void {
    const former = this.get(mount);
    if (former) {
      for (const listener of live.listeners.values()) former.wait(listener);
      live.listeners.clear();
      return;
    }
    live.releaseAudio();
    const cancel = this.#clock.after(forMs, () => {
      this.#mounts.delete(mount);
      this.#onExpired(mount, live);
    });
    this.#mounts.set(mount, { live, cancel });
  }

  /** Removes and returns the mount. Without its timer, a source that reconnects often keeps nothing in memory. */
  take(mount: string): LiveMount | undefined {
    const retained = this.#mounts.get(mount);
    retained?.cancel();
    this.#mounts.delete(mount);
    return retained?.live;
  }

  close(): void {
    for (const { cancel } of this.#mounts.values()) cancel();
    this.#mounts.clear();
  }
}
