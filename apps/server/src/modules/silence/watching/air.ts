import type { SilenceSettings } from '@unmuted/api/contract';
import type { Reception } from '#/modules/silence/listening/reception.ts';

/** Whether anything can be said of the sound of a stream. */
export interface AirState {
  readonly state: 'waiting' | 'heard' | 'off_air' | 'cannot_check';
  readonly since: Date;
  readonly problem: string | null;
}

/** Follows whether a stream is received. */
export interface Air {
  receive(reception: Reception, now: Date): void;
  /** A second was heard. */
  hear(now: Date): void;
  stateAt(now: Date): AirState;
  /** When the audio was lost, once it is an alarm; null for none. */
  alarmAt(now: Date, settings: Pick<SilenceSettings, 'alarms' | 'confirmations' | 'recoveryS'>): Date | null;
  /** Whether the source has been gone for so long that an open silence is over. */
  isLongGone(now: Date, settings: Pick<SilenceSettings, 'alarms'>): boolean;
  /** The server itself could not hear: what it missed is not the fault of the stream. */
  forgive(now: Date): void;
}

/** A stream that is back within this time was not gone. */
const graceMs = 5_000;
/** A connection without a level for so long is not heard, whatever it sends. */
const deafMs = 20_000;
const longGoneS = 60;

/** A server that is full, or does not admit this one; and what this server does not ask. They say nothing of the source. */
const refusals: readonly (string | number)[] = [
  ...[401, 403, 407, 429, 451],
  ...['busy', 'bad_url', 'forbidden_address', 'forbidden_port'],
];
const isRefusal = (reason: string | number): boolean => refusals.includes(reason);

export function createAir(begunAt: Date, openSince: Date | null): Air {
  let heardAt: Date | null = null;
  let heardS = 0;
  let heardSince = begunAt;
  let off: { since: Date; failures: number; reason: string } | null = null;
  let cannot: { since: Date; problem: string } | null = null;
  let alarm = openSince;

  const goneMs = (now: Date): number => (off ? now.getTime() - off.since.getTime() : 0);

  return {
    receive(reception, now) {
      if (reception.kind === 'receiving') return;
      heardS = 0;
      if (reception.kind === 'off_air' && isRefusal(reception.reason)) {
        cannot = { since: cannot?.since ?? now, problem: String(reception.reason) };
        off = null;
      } else if (reception.kind === 'off_air') {
        const { since = now, failures = 0 } = off ?? {};
        off = { since, failures: failures + 1, reason: String(reception.reason) };
        cannot = null;
      } else {
        cannot = { since: cannot?.since ?? now, problem: reception.problem };
        off = null;
      }
    },
    hear(now) {
      const lostAt = off?.since ?? cannot?.since ?? null;
      const wasGone = lostAt !== null && now.getTime() - lostAt.getTime() >= graceMs;
      if (heardAt === null || wasGone) heardSince = now;
      heardAt = now;
      heardS += 1;
      off = null;
      cannot = null;
    },
    stateAt(now) {
      if (off && (heardAt === null || goneMs(now) >= graceMs))
        return { state: 'off_air', since: off.since, problem: off.reason };
      if (cannot && now.getTime() - cannot.since.getTime() >= graceMs)
        return { state: 'cannot_check', since: cannot.since, problem: cannot.problem };
      if (heardAt === null) return { state: 'waiting', since: begunAt, problem: cannot?.problem ?? null };
      if (!off && !cannot && now.getTime() - heardAt.getTime() >= deafMs)
        return { state: 'cannot_check', since: heardAt, problem: 'overloaded' };
      return { state: 'heard', since: heardSince, problem: null };
    },
    alarmAt(now, { alarms: { offAirS }, confirmations, recoveryS }) {
      if (offAirS === null || (!off && heardS >= recoveryS)) alarm = null;
      else if (off && off.failures >= confirmations && goneMs(now) >= offAirS * 1_000) alarm ??= off.since;
      return alarm;
    },
    isLongGone: (now, { alarms: { offAirS } }) => goneMs(now) >= (offAirS ?? longGoneS) * 1_000,
    forgive(now) {
      if (off) off = { ...off, since: now, failures: 0 };
      if (cannot) cannot = { ...cannot, since: now };
    },
  };
}
