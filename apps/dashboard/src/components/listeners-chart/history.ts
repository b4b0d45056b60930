import type { ListenerHistory } from '@unmuted/api';

/** One step of a chart: when it began, and the highest count in it. */
export interface HistoryPoint {
  at: number;
  value: number | null;
}

/** The steps of a history, oldest first; each stands at its beginning. */
export function historyPoints({ stepS, endsAt, values }: ListenerHistory): HistoryPoint[] {
  const stepMs = stepS * 1000;
  const start = Date.parse(endsAt) - values.length * stepMs;
  return values.map((value, step) => ({ at: start + step * stepMs, value }));
}

/** The present as the last point: what the engine reports now belongs to the step that is not over. */
export function withPresent(points: readonly HistoryPoint[], present: HistoryPoint | null): HistoryPoint[] {
  if (present === null || present.value === null) return [...points];
  return [...points.filter(({ at }) => at < present.at), present];
}
