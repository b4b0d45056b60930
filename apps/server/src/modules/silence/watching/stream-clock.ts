import type { Level } from '#/modules/silence/hearing/levels.ts';

/** A second of a stream. */
export interface HeardSecond {
  readonly level: Level;
  /** When it began, as it was received. */
  readonly at: Date;
}

export interface StreamClock {
  /** A new connection: what it sends first may have been heard before. */
  begin(): void;
  take(levels: readonly Level[], now: Date): HeardSecond[];
  /** Seconds from a sound to its level, lately. */
  lagS(now: Date): number;
}

const secondMs = 1_000;
/** Servers send the last seconds at once to a new listener. */
const settleMs = 2 * secondMs;
/** More than a player could have received. */
const aheadMs = 2 * secondMs;
/** Longer than the longest pause of a connection. */
const behindMs = 12 * secondMs;
/** The clock of an encoder is a little wrong. */
const driftMs = 2_500;
const driftSeconds = 60;

/** Gives each second of a stream its time, so that no second is counted twice. */
export function createStreamClock(): StreamClock {
  /** When the next second begins; null while a connection settles. */
  let nextMs: number | null = null;
  let lastMs = Number.NEGATIVE_INFINITY;
  let early: Level[] = [];
  let settlesAtMs: number | null = null;
  let least = { behindMs: Number.POSITIVE_INFINITY, seconds: 0 };

  /** The first seconds end now; those that the previous connection sent are left out. */
  function settle(now: Date): HeardSecond[] {
    const beginMs = now.getTime() - early.length * secondMs;
    const known = Math.max(0, Math.ceil((lastMs + secondMs - beginMs) / secondMs));
    const seconds = early.slice(known).map((level, index) => ({
      level,
      at: new Date(beginMs + (known + index) * secondMs),
    }));
    lastMs = seconds.at(-1)?.at.getTime() ?? lastMs;
    nextMs = now.getTime();
    early = [];
    return seconds;
  }

  function follow(level: Level, nowMs: number, beginMs: number): HeardSecond[] {
    if (beginMs > nowMs + aheadMs - secondMs) return [];
    const behind = nowMs - beginMs - secondMs;
    least = { behindMs: Math.min(least.behindMs, behind), seconds: least.seconds + 1 };
    let at = beginMs;
    if (behind > behindMs) at = nowMs - secondMs;
    else if (least.seconds >= driftSeconds) {
      if (least.behindMs > driftMs) at += least.behindMs - secondMs;
      least = { behindMs: Number.POSITIVE_INFINITY, seconds: 0 };
    }
    nextMs = at + secondMs;
    lastMs = at;
    return [{ level, at: new Date(at) }];
  }

  return {
    begin() {
      nextMs = null;
      settlesAtMs = null;
      early = [];
      least = { behindMs: Number.POSITIVE_INFINITY, seconds: 0 };
    },
    take(levels, now) {
      if (nextMs === null) {
        settlesAtMs ??= now.getTime() + settleMs;
        early.push(...levels);
        return now.getTime() < settlesAtMs ? [] : settle(now);
      }
      return levels.flatMap((level) => (nextMs === null ? [] : follow(level, now.getTime(), nextMs)));
    },
    lagS: (now) => (nextMs === null ? 0 : Math.max(0, (now.getTime() - nextMs) / secondMs)),
  };
}
