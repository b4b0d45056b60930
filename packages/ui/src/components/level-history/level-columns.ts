import { emptySummary, type LevelPyramid, summarize } from './level-pyramid.ts';
import type { TimeRange } from './level-range.ts';

/** Levels per pixel column of a period; `NaN` where a column has none. */
export interface LevelColumns extends TimeRange {
  readonly count: number;
  readonly min: Float32Array;
  readonly max: Float32Array;
  readonly mean: Float32Array;
}

/** Position of samples in time. */
interface Timing {
  readonly startAt: number;
  readonly stepMs: number;
}

/** Columns of a period: as many as wanted, but not more than it has samples. */
export function columnsOf(
  pyramid: LevelPyramid,
  { startAt, stepMs }: Timing,
  { from, to }: TimeRange,
  wanted: number,
): LevelColumns {
  const count = Math.max(Math.min(wanted, Math.floor((to - from) / stepMs)), 1);
  const columns: LevelColumns = {
    from,
    to,
    count,
    min: new Float32Array(count),
    max: new Float32Array(count),
    mean: new Float32Array(count),
  };
  const summary = emptySummary();
  const sampleAt = (column: number) => Math.ceil((from - startAt + ((to - from) * column) / count) / stepMs);
  for (let column = 0; column < count; column += 1) {
    summarize(pyramid, sampleAt(column), sampleAt(column + 1), summary);
    const isKnown = summary.count > 0;
    columns.min[column] = isKnown ? summary.min : Number.NaN;
    columns.max[column] = isKnown ? summary.max : Number.NaN;
    columns.mean[column] = isKnown ? summary.sum / summary.count : Number.NaN;
  }
  return columns;
}

/** The period of one column. */
export function columnRange({ from, to, count }: LevelColumns, column: number): TimeRange {
  const width = (to - from) / count;
  return { from: from + column * width, to: from + (column + 1) * width };
}

/** The column of an instant; the nearest one outside the period. */
export function columnAt({ from, to, count }: LevelColumns, at: number): number {
  return Math.min(Math.max(Math.floor(((at - from) / (to - from)) * count), 0), count - 1);
}

/** Adjacent columns that all have levels, or all have none; `end` is exclusive. */
export interface ColumnRun {
  readonly start: number;
  readonly end: number;
}

/** The runs of columns with levels, and those without. */
export function runsOf({ mean, count }: LevelColumns): { known: ColumnRun[]; missing: ColumnRun[] } {
  const known: ColumnRun[] = [];
  const missing: ColumnRun[] = [];
  let start = 0;
  for (let column = 1; column <= count; column += 1) {
    const wasMissing = Number.isNaN(mean[start]);
    if (column < count && Number.isNaN(mean[column]) === wasMissing) continue;
    (wasMissing ? missing : known).push({ start, end: column });
    start = column;
  }
  return { known, missing };
}

type Y = (level: number) => number;

/** The average of a run as a path: x counts columns. It reaches the outer edges, so that a single column is visible. */
export function meanPath({ mean }: LevelColumns, { start, end }: ColumnRun, y: Y): string {
  let path = `M${start} ${y(mean[start] ?? 0)}`;
  for (let column = start; column < end; column += 1) path += `L${column + 0.5} ${y(mean[column] ?? 0)}`;
  return `${path}H${end}`;
}

/** The area between lowest and highest levels of a run, as a closed path. */
export function rangePath({ min, max }: LevelColumns, { start, end }: ColumnRun, y: Y): string {
  let path = `M${start} ${y(max[start] ?? 0)}`;
  for (let column = start; column < end; column += 1) path += `L${column + 0.5} ${y(max[column] ?? 0)}`;
  path += `H${end}V${y(min[end - 1] ?? 0)}`;
  for (let column = end - 1; column >= start; column -= 1) path += `L${column + 0.5} ${y(min[column] ?? 0)}`;
  return `${path}H${start}Z`;
}
