import { bucketsOf } from '#/modules/statistics/statistics/buckets.repository.ts';
import type { Counted } from '#/modules/statistics/statistics/counts.repository.ts';
import type { Range, Resolution } from '#/modules/statistics/statistics/range.ts';

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;

/** Average quarter hour: the mean of the means of all quarter hours with counts. */
export const aqhOf = ({ means, steps }: Counted): number => means / steps;

export interface Curve {
  readonly atMs: number[];
  readonly lowest: (number | null)[];
  readonly mean: (number | null)[];
  readonly highest: (number | null)[];
}

/** One point per step from the start of the range until now. */
export function curveOf(range: Range, resolution: Resolution, counted: ReadonlyMap<number, Counted>): Curve {
  const buckets = bucketsOf(range, resolution);
  const begins = new Map<number, number>();
  const finestMs = resolution === 'minute' ? minuteMs : quarterMs;
  for (let atMs = range.fromMs; atMs < range.untilMs; atMs += finestMs) {
    const bucket = buckets.of(atMs);
    if (!begins.has(bucket)) begins.set(bucket, atMs);
  }
  const all = [...begins.keys()].map((bucket) => counted.get(bucket));
  return {
    atMs: [...begins.values()],
    lowest: all.map((step) => step?.lowest ?? null),
    mean: all.map((step) => (step ? step.total / step.samples : null)),
    highest: all.map((step) => step?.highest ?? null),
  };
}

/** Arranges values by weekday and hour, Monday first. */
export function inWeek<Value>(of: (cell: number) => Value): Value[][] {
  return Array.from({ length: 7 }, (_, day) => Array.from({ length: 24 }, (__, hour) => of(day * 24 + hour)));
}
