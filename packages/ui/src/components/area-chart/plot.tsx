import { useMemo } from 'react';
import type { DataColor } from '#/components/chart-frame/chart.types.ts';
import {
  areaPath,
  bandPath,
  linePath,
  projectY,
  type SeriesScale,
  seriesGeometry,
} from '#/lib/chart/series.ts';
import type { AreaChartPoint } from './area-chart-point.ts';
import { COMPARE, LINE } from './line-style.tsx';

/** A series as it is drawn. */
export interface PlotSeries {
  readonly id: string;
  readonly points: readonly AreaChartPoint[];
  readonly color: DataColor;
}

interface PlotProps {
  series: readonly PlotSeries[];
  compare: readonly AreaChartPoint[] | undefined;
  scale: SeriesScale;
  maxStepMs: number | undefined;
  valueMarks: readonly number[];
  /** Accessible description of the drawing. */
  summary: string;
}

/** The drawing: grid, bands, lines. It is stretched to its container, so it renders without measuring. */
export function Plot({ series, compare, scale, maxStepMs, valueMarks, summary }: PlotProps) {
  const { width, height } = scale;
  const isPlain = series.length === 1 && !compare && !series.some(hasBand);
  return (
    <svg
      aria-label={summary}
      className="ui:block ui:size-full ui:overflow-visible ui:fill-none"
      preserveAspectRatio="none"
      role="img"
      viewBox={`0 0 ${width} ${height}`}
    >
      {valueMarks.map((value) => (
        <path
          className="ui:stroke-data-grid ui:forced-colors:stroke-[GrayText] ui:forced-colors:opacity-40"
          d={`M0 ${projectY(value, scale)}H${width}`}
          key={value}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {compare ? <CompareLine maxStepMs={maxStepMs} points={compare} scale={scale} /> : null}
      {series.map(({ id, points, color }) => (
        <Line color={color} isPlain={isPlain} key={id} maxStepMs={maxStepMs} points={points} scale={scale} />
      ))}
    </svg>
  );
}

interface LineProps {
  points: readonly AreaChartPoint[];
  scale: SeriesScale;
  maxStepMs: number | undefined;
}

function Line({
  points,
  scale,
  maxStepMs,
  color,
  isPlain,
}: LineProps & { color: DataColor; isPlain: boolean }) {
  const { runs, bands } = useMemo(() => {
    const runsOf = (pick: (point: AreaChartPoint) => number | null) =>
      seriesGeometry(
        points.map((point) => ({ x: point.at, value: point.value === null ? null : pick(point) })),
        scale,
        { maxStep: maxStepMs },
      ).runs;
    const lower = hasBand({ points }) ? runsOf(({ value, min }) => min ?? value) : [];
    return {
      runs: runsOf(({ value }) => value),
      bands:
        lower.length === 0
          ? []
          : runsOf(({ value, max }) => max ?? value).map((run, index) => bandPath(run, lower[index] ?? [])),
    };
  }, [points, scale, maxStepMs]);
  return (
    <>
      {bands.map((path) => (
        <path className="ui:fill-data-band" d={path} data-part="band" key={path} />
      ))}
      {runs.map((run) => (
        <g key={run[0]?.[0]}>
          {isPlain ? <path className="ui:fill-data-fill" d={areaPath(run, scale.height)} /> : null}
          <path
            className={LINE[color]}
            d={linePath(run)}
            data-part="line"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth={run.length === 1 ? 4 : 1.75}
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
    </>
  );
}

function CompareLine({ points, scale, maxStepMs }: LineProps) {
  const { runs } = useMemo(
    () =>
      seriesGeometry(
        points.map(({ at, value }) => ({ x: at, value })),
        scale,
        { maxStep: maxStepMs },
      ),
    [points, scale, maxStepMs],
  );
  return runs.map((run) => (
    <path
      className={COMPARE}
      d={linePath(run)}
      data-part="compare"
      key={run[0]?.[0]}
      strokeDasharray="3 3"
      strokeOpacity={0.75}
      strokeWidth={1.25}
      vectorEffect="non-scaling-stroke"
    />
  ));
}

function hasBand({ points }: { points: readonly AreaChartPoint[] }): boolean {
  return points.some(({ min, max }) => typeof min === 'number' || typeof max === 'number');
}
