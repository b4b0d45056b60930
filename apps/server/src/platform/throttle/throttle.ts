import type { Clock } from '#/platform/clock/clock.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { forgetTries, noteRefusal, reserveTry, returnTry } from '#/platform/throttle/throttle.repository.ts';

/** The number of attempts of a kind per window, which starts with the first attempt. */
export interface ThrottleRule {
  /** Separates the counters of different actions: `sign_in.account`. */
  readonly kind: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** A counted attempt. */
export interface Try {
  /** Whether the window was full: reject the attempt, which is not counted. */
  readonly isOver: boolean;
  /** Whether this is the window's first rejected attempt, for actions that run once per window. */
  readonly isFirstOver: boolean;
  /** Seconds until the window ends, at least 1. */
  readonly retryAfterS: number;
  /** Uncounts the attempt because it succeeded. */
  giveBack(): Promise<void>;
  /** Resets all attempts with the same key. */
  clear(): Promise<void>;
}

/**
 * Counters of attempts in the database, shared by all servers and kept across restarts.
 *
 * An attempt is counted before the work that it protects, and returned when the work succeeds, so
 * that concurrent guesses cannot exceed the limit. Do not call it inside the transaction of that
 * work, which a rejection rolls back.
 */
export interface Throttle {
  /**
   * `parts` identify the counted subject: names as typed, `networkOf(address)`. Only a keyed hash of
   * them is stored: a name may be a password entered in the wrong field.
   */
  take(rule: ThrottleRule, ...parts: readonly string[]): Promise<Try>;
  /** Like `take`, but throws `request.rate_limited` when the window is full. */
  pass(rule: ThrottleRule, ...parts: readonly string[]): Promise<Try>;
}

interface ThrottleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: Pick<SecretBox, 'fingerprint'>;
}

export function createThrottle({ db, clock, secrets }: ThrottleDeps): Throttle {
  async function take({ kind, limit, windowMs }: ThrottleRule, ...parts: readonly string[]): Promise<Try> {
    const key = secrets.fingerprint(JSON.stringify(['throttle', kind, ...parts]));
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
