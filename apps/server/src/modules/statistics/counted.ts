import { offsetSpans } from '#/lib/zone.ts';
import type { CountedStep } from '#/modules/statistics/counts.repository.ts';
import type { Range, Resolution } from '#/modules/statistics/range.ts';

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Average quarter hour: the mean of the means of those quarters in which anybody counted. */
export function aqhOf(quarters: readonly CountedStep[]): number | null {
  return quarters.length ? quarters.reduce((sum, step) => sum + meanOf(step), 0) / quarters.length : null;
}

/** The step with the most listeners at one moment, the first of several. */
export function peakOf(steps: readonly CountedStep[]): CountedStep | undefined {
  let peak = steps[0];
  for (const step of steps) if (peak && step.highest > peak.highest) peak = step;
  return peak;
}

export interface Curve {
  readonly atMs: number[];
  readonly lowest: (number | null)[];
  readonly mean: (number | null)[];
  readonly highest: (number | null)[];
}

/** Every step of the range up to now, and what was counted in it; hours and days are those of the zone. */
export function curveOf(range: Range, resolution: Resolution, counted: readonly CountedStep[]): Curve {
  const beginOf = stepsOf(range, resolution);
  const steps = new Map<number, CountedStep[]>();
  const finest = resolution === 'minute' ? minuteMs : quarterMs;
  for (let atMs = range.fromMs; atMs < range.untilMs; atMs += finest) steps.set(beginOf(atMs), []);
  for (const step of counted) steps.get(beginOf(step.atMs))?.push(step);
  const all = [...steps.values()];
  const known = <Value>(of: (within: readonly CountedStep[]) => Value) =>
    all.map((within) => (within.length ? of(within) : null));
  return {
    atMs: [...steps.keys()],
    lowest: known((within) => Math.min(...within.map(({ lowest }) => lowest))),
    mean: known((within) => sum(within, 'total') / sum(within, 'samples')),
    highest: known((within) => Math.max(...within.map(({ highest }) => highest))),
  };
}

/** Mean listeners of each hour of the week, Monday first: of its quarters, as `aqhOf`. */
export function weekOf(range: Range, quarters: readonly CountedStep[]): (number | null)[][] {
  const cellOf = weekCells(range);
  const cells = Map.groupBy(quarters, ({ atMs }) => cellOf(atMs));
  return inWeek((cell) => aqhOf(cells.get(cell) ?? []));
}

/** In which of the 168 hours of a week a moment lies. */
export function weekCells(range: Range): (atMs: number) => number {
  const wallOf = walls(range);
  return (atMs) => {
    const wallMs = wallOf(atMs);
    // 1 January 1970 was a Thursday.
    const weekday = (Math.floor(wallMs / dayMs) + 3) % 7;
    return weekday * 24 + Math.floor((wallMs % dayMs) / hourMs);
  };
}

export function inWeek<Value>(of: (cell: number) => Value): Value[][] {
  return Array.from({ length: 7 }, (_, day) => Array.from({ length: 24 }, (__, hour) => of(day * 24 + hour)));
}

/** Where the step begins in which a moment of the range lies; the first one begins with the range. */
function stepsOf(range: Range, resolution: Resolution): (atMs: number) => number {
  if (resolution === 'minute') return (atMs) => Math.floor(atMs / minuteMs) * minuteMs;
  const { zone, fromMs } = range;
  const wallOf = walls(range);
  if (resolution === 'hour') return (atMs) => Math.max(fromMs, atMs - (wallOf(atMs) % hourMs));
  const begins = new Map<number, number>();
  return (atMs) => {
    const day = Math.floor(wallOf(atMs) / dayMs) * dayMs;
    const known = begins.get(day) ?? Math.max(fromMs, zone.fromWall(day));
    begins.set(day, known);
    return known;
  };
}

/** What clocks show at a moment of the range, without asking `Intl` each time. */
function walls({ zone, fromMs, toMs }: Range): (atMs: number) => number {
  const spans = offsetSpans(zone, fromMs, toMs);
  return (atMs) => atMs + ((spans.find((span) => atMs < span.toMs) ?? spans.at(-1))?.offsetMs ?? 0);
}

const meanOf = ({ total, samples }: CountedStep): number => total / samples;

const sum = (steps: readonly CountedStep[], key: 'total' | 'samples'): number =>
  steps.reduce((all, step) => all + step[key], 0);
