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

/**
 * Histories of several streams as one. A step counts what is known of it and is null only where nothing is. Histories
 * on other steps than the first one's cannot be added and are left out.
 */
export function sumHistories(histories: readonly ListenerHistory[]): ListenerHistory | null {
  const [first] = histories;
  if (!first) return null;
  const alike = histories.filter(
    ({ stepS, endsAt, values }) =>
      stepS === first.stepS && endsAt === first.endsAt && values.length === first.values.length,
  );
  const values = first.values.map((_, step) => {
    const known = alike.flatMap(({ values }) => values[step] ?? []);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
  });
  return { ...first, values, sample: alike.some(({ sample }) => sample) };
}

/** The present as the last point: what the engine reports now belongs to the step that is not over. */
export function withPresent(points: readonly HistoryPoint[], present: HistoryPoint | null): HistoryPoint[] {
  if (present === null || present.value === null) return [...points];
  return [...points.filter(({ at }) => at < present.at), present];
}
