/** A point in drawing units: x grows with time, y grows downwards. */
export type Xy = readonly [x: number, y: number];

/** A sample of a series; `null` for missing data, which is not zero. */
export interface Sample {
  readonly x: number;
  readonly value: number | null;
}

/** Geometry of a series: continuous runs of values, and the gaps. */
export interface SeriesGeometry {
  readonly runs: readonly (readonly Xy[])[];
  /** Gaps, in drawing units. */
  readonly gaps: readonly { readonly from: number; readonly to: number }[];
}

/** Maps values to drawing units. */
export interface SeriesScale {
  /** Domain of x. */
  readonly from: number;
  readonly to: number;
  /** Domain of values: `min` is drawn at `height`, `max` at 0. */
  readonly min: number;
  readonly max: number;
  readonly width: number;
  readonly height: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Position of an x on a line of `scale.width`; the start for an empty domain. */
export function projectX(x: number, scale: SeriesScale): number {
  const span = scale.to - scale.from;
  return span > 0 ? round(((x - scale.from) / span) * scale.width) : 0;
}

/** Position of a value from the top; the bottom when the domain is empty. */
export function projectY(value: number, scale: SeriesScale): number {
  const span = scale.max - scale.min;
  const share = span > 0 ? (value - scale.min) / span : 0;
  return round(scale.height - Math.min(Math.max(share, 0), 1) * scale.height);
}

/** Rules for joining samples, see {@link seriesGeometry}. */
export interface SeriesRules {
  /** Maximum distance of joined samples, in units of x. */
  readonly maxStep?: number | undefined;
  /** End of known time; later samples are in the future, not missing. */
  readonly until?: number | undefined;
}

/** Splits samples into runs and gaps. A `null` never becomes a point, and no line crosses a gap. */
export function seriesGeometry(
  samples: readonly Sample[],
  scale: SeriesScale,
  { maxStep = Number.POSITIVE_INFINITY, until = scale.to }: SeriesRules = {},
): SeriesGeometry {
  const runs: Xy[][] = [];
  const gaps: { from: number; to: number }[] = [];
  let run: Xy[] = [];
  // End of the last known run; a gap reaches from here to the next sample.
  let known = scale.from;
  let open = true;

  for (const { x, value } of samples) {
    if (value === null) {
      open = true;
      run = [];
      continue;
    }
    const isFirst = runs.length === 0;
    if (!isFirst && x - known > maxStep) open = true;
    if (open) {
      if (x > known && (!isFirst || x - known > (maxStep === Number.POSITIVE_INFINITY ? 0 : maxStep))) {
        gaps.push({ from: projectX(known, scale), to: projectX(x, scale) });
      }
      run = [];
      runs.push(run);
      open = false;
    }
    run.push([projectX(x, scale), projectY(value, scale)]);
    known = x;
  }
  const end = Math.min(until, scale.to);
  const tail = end - known;
  const isTailMissing = open || tail > maxStep;
  if (isTailMissing && tail > 0) gaps.push({ from: projectX(known, scale), to: projectX(end, scale) });
  return { runs, gaps };
}

/** Path of a line through the points. A single point is a zero-length line, which round caps render as a dot. */
export function linePath(points: readonly Xy[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const start = `M${first[0]} ${first[1]}`;
  return rest.length === 0 ? `${start}h0` : start + rest.map(([x, y]) => `L${x} ${y}`).join('');
}

/** Path of the band between two runs of the same length; empty for a single point. */
export function bandPath(upper: readonly Xy[], lower: readonly Xy[]): string {
  if (upper.length < 2 || lower.length < 2) return '';
  return `${linePath(upper)}L${linePath([...lower].reverse()).slice(1)}z`;
}

/** Path of the area between the points and a base line; empty for a single point, which covers no area. */
export function areaPath(points: readonly Xy[], base: number): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return '';
  return `${linePath(points)}L${last[0]} ${base}L${first[0]} ${base}z`;
}
