import type { ListenerHistory } from '@unmuted/api';

/** One step of a chart: when it began, and the highest count in it. */
export interface HistoryPoint {
  at: number;
  value: number | null;
}

/** The steps of a history, oldest first, each placed at its start. */
export function historyPoints({ stepS, endsAt, values }: ListenerHistory): HistoryPoint[] {
  const stepMs = stepS * 1000;
  const start = Date.parse(endsAt) - values.length * stepMs;
  return values.map((value, step) => ({ at: start + step * stepMs, value }));
}

/** Adds the current value as the last point: it belongs to the unfinished step. */
export function withPresent(points: readonly HistoryPoint[], present: HistoryPoint | null): HistoryPoint[] {
  if (present === null || present.value === null) return [...points];
  return [...points.filter(({ at }) => at < present.at), present];
}
