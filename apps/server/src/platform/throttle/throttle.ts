import { createHash } from 'node:crypto';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { forgetTries, noteRefusal, reserveTry, returnTry } from '#/platform/throttle/throttle.repository.ts';

/** How many tries of a kind pass within a window, which begins with the first of them. */
export interface ThrottleRule {
  /** Keeps the counters of different acts apart: `sign_in.account`. */
  readonly kind: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** One try, as it was counted. */
export interface Try {
  /** The window was full: refuse. Such a try is not counted. */
  readonly isOver: boolean;
  /** The first try that this window refused: what is told once a window is told now. */
  readonly isFirstOver: boolean;
  /** Seconds until the window ends, at least 1. */
  readonly retryAfterS: number;
  /** It was no failure after all: it no longer counts. */
  giveBack(): Promise<void>;
  /** Forgets every try with the same key. */
  clear(): Promise<void>;
}

/**
 * Counters of tries in the database: they survive restarts and hold for all servers on it.
 *
 * A try is counted before the work it pays for, and given back when the work turns out well: of a hundred guesses sent
 * at once no more than the limit are looked at. Not to be called inside the transaction of that work, which a refusal
 * rolls back.
 */
export interface Throttle {
  /** `parts` say who or what is counted: names as typed, `networkOf(address)`. Only a hash of them is kept. */
  take(rule: ThrottleRule, ...parts: readonly string[]): Promise<Try>;
  /** The same, and throws `request.rate_limited` when the window is full. */
  pass(rule: ThrottleRule, ...parts: readonly string[]): Promise<Try>;
}

export function createThrottle({ db, clock }: { db: Db; clock: Clock }): Throttle {
  async function take({ kind, limit, windowMs }: ThrottleRule, ...parts: readonly string[]): Promise<Try> {
    const key = createHash('sha256')
      .update(JSON.stringify([kind, ...parts]))
      .digest();
    const now = clock.now();
    const counted = await reserveTry(db, { key, limit, now, endsAt: new Date(now.getTime() + windowMs) });
    const clear = () => forgetTries(db, key);
    if (counted) {
      return {
        isOver: false,
        isFirstOver: false,
        retryAfterS: secondsUntil(counted.endsAt, now),
        giveBack: () => returnTry(db, key, counted.endsAt),
        clear,
      };
    }
    const refused = await noteRefusal(db, key);
    return {
      isOver: true,
      isFirstOver: refused?.refusals === 1,
      retryAfterS: secondsUntil(refused?.window_ends_at ?? now, now),
      giveBack: async () => {},
      clear,
    };
  }
  return {
    take,
    async pass(rule, ...parts) {
      const counted = await take(rule, ...parts);
      if (counted.isOver) throw throttled(counted);
      return counted;
    },
  };
}

/** The refusal that says when to try again. */
export function throttled({ retryAfterS }: Pick<Try, 'retryAfterS'>): AppError {
  return new AppError('request.rate_limited', { headers: { 'retry-after': String(retryAfterS) } });
}

function secondsUntil(end: Date, now: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
}
