import type { Level } from '#/modules/silence/hearing/levels.ts';
import type { HeardAgain } from '#/modules/silence/listening/hear-again.ts';
import { conditionsOf } from '#/modules/silence/verdicts/conditions.ts';
import type { Alarm } from '#/modules/silence/watching/station-judge.ts';
import { type AlarmGroup, groupOf } from '#/modules/silence/watching/watched-station.ts';

interface ConfirmationDeps {
  readonly hearAgain: (signal: AbortSignal) => Promise<HeardAgain>;
  readonly thresholdDb: () => number;
  /** A fresh connection heard something else. */
  readonly onDoubt: () => void;
  readonly onError: (error: unknown) => void;
}

/** One after the other, each of them takes about five seconds. */
const checkS = 5;
/** An alarm waits no longer for them. */
const waitMs = 8_000;

interface Round {
  readonly group: AlarmGroup;
  readonly firstAt: Date;
  readonly abort: AbortController;
  started: number;
  settled: number;
}

/** Listens again by fresh connections, in time before an alarm, so that the fault of one connection is no alarm. */
export function createConfirmations({ hearAgain, thresholdDb, onDoubt, onError }: ConfirmationDeps) {
  let round: Round | null = null;

  function begin(group: AlarmGroup, now: Date): Round {
    round?.abort.abort();
    round = { group, firstAt: now, abort: new AbortController(), started: 0, settled: 0 };
    return round;
  }

  function start(current: Round): void {
    current.started += 1;
    hearAgain(current.abort.signal)
      .then((heard) => {
        if (round !== current) return;
        current.settled += 1;
        // One that cannot connect knows nothing.
        if (heard && heard.length > 1 && !agrees(current.group, heard, thresholdDb())) onDoubt();
      })
      .catch(onError);
  }

  return {
    /** Starts the connections that are due for an alarm that is coming. */
    prepare(coming: (Alarm & { readonly remainingS: number }) | null, count: number, now: Date): void {
      if (!coming) return;
      const group = groupOf(coming.kind);
      const due = Math.min(count, count - Math.floor(coming.remainingS / checkS));
      if (due <= 0) return;
      const current = round?.group === group ? round : begin(group, now);
      while (current.started < due) start(current);
    },
    /** Whether an alarm may be raised; starts the connections that are still missing. */
    isConfirmed({ kind }: Alarm, count: number, now: Date): boolean {
      if (count === 0) return true;
      const group = groupOf(kind);
      const current = round?.group === group ? round : begin(group, now);
      while (current.started < count) start(current);
      return current.settled >= count || now.getTime() - current.firstAt.getTime() >= waitMs;
    },
    /** The fault is over, or another one follows. */
    forget(): void {
      round?.abort.abort();
      round = null;
    },
  };
}

function agrees(group: AlarmGroup, levels: readonly Level[], thresholdDb: number): boolean {
  const bad = levels.filter((level) => {
    const { isQuiet, isOneSided, isOpposite, isClipped } = conditionsOf(level, thresholdDb);
    if (group === 'silent') return isQuiet;
    if (group === 'one_channel') return isOneSided === true;
    if (group === 'opposite_phase') return isOpposite === true;
    return isClipped;
  });
  return bad.length > levels.length / 2;
}
