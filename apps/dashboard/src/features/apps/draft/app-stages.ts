import type { App, AppStep } from '@unmuted/api';
import type { AppState } from '@unmuted/api/contract';

/** A step of the way to the store, and when it was reached and left. */
export interface AppStage {
  readonly id: 'draft' | 'review' | 'build' | 'store' | 'live';
  readonly state: 'done' | 'upcoming' | 'error';
  readonly isCurrent: boolean;
  /** Null: not yet, or not recorded. */
  readonly since: string | null;
  readonly until: string | null;
  /** The person who began it; null for staff. */
  readonly by: string | null;
}

const stages: readonly AppStage['id'][] = ['draft', 'review', 'build', 'store', 'live'];
const begins: Readonly<Record<AppStage['id'], readonly AppState[]>> = {
  draft: ['draft'],
  review: ['in_review'],
  build: ['queued', 'building', 'ready'],
  store: ['submitted'],
  live: ['live'],
};
const stageOf: Readonly<Record<Exclude<AppState, 'on_hold'>, AppStage['id']>> = {
  draft: 'draft',
  in_review: 'review',
  changes_requested: 'review',
  queued: 'build',
  building: 'build',
  build_failed: 'build',
  ready: 'build',
  submitted: 'store',
  rejected_by_store: 'store',
  live: 'live',
  unpublished: 'live',
  removed_by_store: 'live',
};
const refused: readonly AppState[] = [
  'changes_requested',
  'build_failed',
  'rejected_by_store',
  'unpublished',
  'removed_by_store',
];

/** The state before a hold; staff hold from almost any state. */
function stateBefore({ state, history, live }: Pick<App, 'state' | 'history' | 'live'>) {
  if (state !== 'on_hold') return state;
  const before = history.map((step) => step.state).find((each) => each !== 'on_hold');
  return before ?? (live ? 'live' : 'draft');
}

/** The way of the draft to the listeners: what is behind it, and where it is. */
export function appStagesOf(app: Pick<App, 'state' | 'history' | 'live'>): readonly AppStage[] {
  const state = stateBefore(app);
  const at = stages.indexOf(stageOf[state]);
  const reached = (id: AppStage['id']): AppStep | undefined =>
    app.history.find((step) => begins[id].includes(step.state));
  return stages.map((id, index) => {
    const step = index <= at ? reached(id) : undefined;
    const next = stages
      .slice(index + 1, at + 1)
      .map(reached)
      .find((each) => each !== undefined);
    const isCurrent = index === at;
    const isRefused = isCurrent && refused.includes(state);
    const end = isRefused ? app.history.find((each) => each.state === state) : next;
    return {
      id,
      state: isRefused ? 'error' : index < at || state === 'live' ? 'done' : 'upcoming',
      isCurrent,
      since: step?.at ?? null,
      until: end && (!step || end.at >= step.at) ? end.at : null,
      by: step?.by ?? null,
    };
  });
}
