import { mergeParts, totalOf } from '#/lib/chart/parts.ts';
import type { BarItem, BarListOptions } from './bar-chart.types.ts';

/** A bar with its computed length. */
export interface Bar extends BarItem {
  /** Share of the total, 0 to 1. */
  readonly share: number;
  /** Length relative to a full bar, 0 to 1. */
  readonly length: number;
  /** The bar is the grouped remainder. */
  readonly isRest: boolean;
}

/** Computes the bars: longest first, remainder last. */
export function barsOf(options: BarListOptions, other: (count: number) => string): Bar[] {
  const { items, show = 'value', max = 10, minShare = 0 } = options;
  const { shown, rest: merged } = mergeParts(items, max, minShare);
  const rest = mergedBar(merged, options.rest);
  const whole = options.total ?? totalOf(items) + (options.rest?.value ?? 0);
  const scale = options.scale ?? (show === 'value' ? 'largest' : 'total');
  const full = scale === 'total' ? whole : Math.max(0, ...items.map(({ value }) => value));
  const barOf = (item: BarItem, isRest: boolean): Bar => ({
    ...item,
    isRest,
    share: whole > 0 ? item.value / whole : 0,
    length: full > 0 ? Math.min(item.value / full, 1) : 0,
  });
  const bars = shown.map((item) => barOf(item, false));
  return rest
    ? [...bars, barOf({ id: 'rest-of-all', label: other(rest.count), value: rest.value }, true)]
    : bars;
}

type Rest = BarListOptions['rest'];

const mergedBar = (one: Rest, other: Rest): Rest =>
  one && other ? { count: one.count + other.count, value: one.value + other.value } : (one ?? other);
