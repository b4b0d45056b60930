import type { Verdict } from '#/modules/silence/watching/station-judge.ts';
import type { LeasedWatch, WatchState } from '#/modules/silence/watching/watches.repository.ts';
import type { WatchedVerdict } from '#/platform/db/silence-tables.ts';

interface Begin {
  readonly id: string;
  readonly leased: LeasedWatch;
  readonly begunAt: Date;
}

type Facts = Pick<WatchState, 'codec' | 'capability' | 'decodeErrors' | 'level' | 'levelAt'>;

/** A verdict that another server found is still the same after so short a time. */
const sameMs = 60_000;

/** The record of verdicts: pauses count as on air, and nothing is known before the first check. */
const spanOf = (verdict: WatchedVerdict): WatchedVerdict | null => {
  if (verdict === 'waiting') return null;
  return verdict === 'quiet' ? 'on_air' : verdict;
};

/** The verdict of a station, and what of it is stored already. */
export function createSaveState({ id, leased, begunAt }: Begin) {
  let current: Verdict = { verdict: 'waiting', since: null, problem: null };
  let isDirty = false;
  /** The span that is stored. */
  let span: { readonly verdict: WatchedVerdict | null; readonly at: Date } = { verdict: null, at: begunAt };
  let next: typeof span | null = null;
  let isFirst = true;

  /** As long as the previous server found it, if it did just before. */
  function sinceOf({ verdict, since }: Verdict, now: Date): Date {
    const gapMs = begunAt.getTime() - (leased.checkedAt?.getTime() ?? 0);
    const isSame = isFirst && leased.verdict === verdict && leased.since !== null && gapMs < sameMs;
    return isSame && leased.since ? leased.since : (since ?? now);
  }

  /** A verdict follows the previous one, even if what it tells began with it: a silence that becomes digital zero. */
  function beginOf(since: Date, now: Date): Date {
    const last = next ?? span;
    if (since > last.at) return since;
    return last.verdict === null ? last.at : now;
  }

  return {
    set(judged: Verdict, now: Date): void {
      if (judged.verdict === current.verdict) {
        if (judged.problem !== current.problem) current = { ...current, problem: judged.problem };
        return;
      }
      current = { ...judged, since: judged.verdict === 'waiting' ? null : sinceOf(judged, now) };
      isDirty = true;
      isFirst = false;
      const verdict = spanOf(judged.verdict);
      if (verdict === (next ?? span).verdict) return;
      next = { verdict, at: beginOf(judged.since ?? now, now) };
    },
    toSave(now: Date, isDue: boolean, facts: Facts): WatchState | null {
      if (!isDirty && !isDue) return null;
      const { verdict, since, problem } = current;
      const checkedAt = verdict === 'waiting' ? null : now;
      const isNew = isDirty;
      isDirty = false;
      return { isNew, id, verdict, since, problem, checkedAt, ...facts, connectedAt: begunAt, span: next };
    },
    saved({ span: stored }: Pick<WatchState, 'span'>): void {
      if (stored) span = stored;
      if (next === stored) next = null;
    },
    /** It is stored again soon. */
    unsaved({ isNew }: Pick<WatchState, 'isNew'>): void {
      isDirty ||= isNew;
    },
  };
}
