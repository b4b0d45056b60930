import type { TuneInOutcome } from '@unmuted/api/contract';
import type { Row } from '#/platform/db/schema.ts';

type CallState = Row<'tune_in_queue'>['state'];

interface Before {
  readonly state: CallState;
  readonly since: Date | null;
  readonly refusals: number;
  readonly retryAt: Date | null;
  /** Calls for the song, this one included. */
  readonly tries: number;
}

interface Step {
  readonly state: CallState;
  readonly since: Date | null;
  readonly refusals: number;
  /** No call before this time; null without refusals. */
  readonly retryAt: Date | null;
  /** When the same song is sent again, if it still plays; null for never. */
  readonly againAt: Date | null;
}

const secondMs = 1_000;
const hourMs = 3_600 * secondMs;
/** After a network error or an error of the server. */
const repeatsMs = [15 * secondMs, 60 * secondMs];
/** After refusals in a row. A single one happens by chance; more may get the station blocked for longer. */
const refusalsMs = [30 * secondMs, hourMs, 6 * hourMs, 24 * hourMs];

/** The state after an automatic call, and when the next one is allowed. */
export function nextStep(before: Before, outcome: TuneInOutcome, at: Date): Step {
  const after = (ms: number) => new Date(at.getTime() + ms);
  const inState = (state: CallState) => ({ state, since: state === before.state ? before.since : at });
  if (outcome === 'accepted') return { ...inState('ok'), refusals: 0, retryAt: null, againAt: null };
  if (outcome === 'refused') {
    const refusals = before.refusals + 1;
    const retryAt = after(refusalWait(refusals));
    return { ...inState(refusals > 1 ? 'refused' : before.state), refusals, retryAt, againAt: retryAt };
  }
  const repeatMs = canRepeat(outcome) ? repeatsMs[before.tries - 1] : undefined;
  const { refusals } = before;
  if (repeatMs !== undefined) {
    return { ...inState(before.state), refusals, retryAt: before.retryAt, againAt: after(repeatMs) };
  }
  // A refused station stays so until TuneIn accepts a song.
  if (before.state === 'refused') {
    const retryAt = after(refusalWait(refusals));
    return { ...inState('refused'), refusals, retryAt, againAt: retryAt };
  }
  return { ...inState('failing'), refusals, retryAt: before.retryAt, againAt: null };
}

/** The state after a call that a person requested: a failed one neither plans nor delays other calls. */
export function stepOfTest(before: Before, outcome: TuneInOutcome, at: Date): Step {
  if (outcome === 'accepted') return nextStep(before, outcome, at);
  const state = before.state === 'refused' ? 'refused' : 'failing';
  const { refusals, retryAt } = before;
  return { state, since: state === before.state ? before.since : at, refusals, retryAt, againAt: null };
}

const canRepeat = (outcome: TuneInOutcome): boolean => outcome === 'network' || outcome === 'server_error';

const refusalWait = (refusals: number): number =>
  refusalsMs[Math.min(refusals, refusalsMs.length) - 1] ?? 24 * hourMs;
