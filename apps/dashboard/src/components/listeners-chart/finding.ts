import type { HistoryPoint } from '#/components/listeners-chart/history.ts';

/** The finding of a day of listening, derived from its points. */
export type Finding =
  | { kind: 'nothing-known' }
  /** Zero listeners in all measurements; `whole` when no step is missing. */
  | { kind: 'nobody'; whole: boolean }
  | { kind: 'steady'; value: number }
  /** More at this moment than ever in the period. */
  | { kind: 'most-now'; value: number }
  | { kind: 'most-at'; at: number; value: number };

/** The finding of a day: its earliest peak unless another finding applies. `presentAt` is now, if known. */
export function findingOf(points: readonly HistoryPoint[], presentAt: number | null = null): Finding {
  const known = points.flatMap(({ at, value }) => (value === null ? [] : [{ at, value }]));
  const [first, ...rest] = known;
  if (!first) return { kind: 'nothing-known' };
  const most = rest.reduce((best, point) => (point.value > best.value ? point : best), first);
  if (most.value === 0) return { kind: 'nobody', whole: known.length === points.length };
  if (rest.length > 0 && rest.every(({ value }) => value === first.value))
    return { kind: 'steady', value: first.value };
  return most.at === presentAt
    ? { kind: 'most-now', value: most.value }
    : { kind: 'most-at', at: most.at, value: most.value };
}
