import { type ComponentProps, useMemo } from 'react';
import { GapHatch } from '#/components/chart-frame/gap-hatch.tsx';
import { areaPath, linePath, type SeriesScale, seriesGeometry } from '#/lib/chart/series.ts';
import { cx } from '#/lib/tv.ts';
import { SparklineExtremes } from './sparkline-extremes.tsx';

/** Props of {@link Sparkline}. */
export interface SparklineProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Values at equal intervals, oldest first; `null` for missing data. */
  values: readonly (number | null)[];
  /** Accessible name; decorative without it, where adjacent text has the same information. */
  label?: string | undefined;
  /** Height of the line in pixels. */
  height?: number | undefined;
  /** Value at the top of the scale. Default: the maximum. */
  max?: number | undefined;
  /** Shows minimum and maximum below the line. */
  extremes?: boolean | undefined;
}

const WIDTH = 240;

/** The course of a value without axes. Time stays left to right in RTL layouts. */
export function Sparkline({
  values,
  label,
  height = 40,
  max,
  extremes = false,
  className,
  ...rest
}: SparklineProps) {
  const { runs, gaps, lowest, highest } = useMemo(() => {
    const known = values.filter((value) => value !== null);
    const most = Math.max(0, ...known);
    const scale: SeriesScale = {
      from: 0,
      to: Math.max(values.length - 1, 1),
      min: 0,
      max: max ?? most,
      width: WIDTH,
      height,
    };
    const samples = values.map((value, x) => ({ x, value }));
    // A single value is a level over the whole period, not a dot at its start.
    const lone =
      values.length === 1 ? [...samples, ...samples.map((sample) => ({ ...sample, x: 1 }))] : samples;
    return {
      ...seriesGeometry(lone, scale),
      lowest: known.length === 0 ? undefined : Math.min(...known),
      highest: most,
    };
  }, [values, height, max]);
  const naming =
    label === undefined ? { 'aria-hidden': true as const } : { 'aria-label': label, role: 'img' };
  const hasExtremes = extremes && lowest !== undefined;
  return (
    <span
      data-ui="sparkline"
      dir="ltr"
      {...(hasExtremes ? null : naming)}
      {...rest}
      className={cx('ui:block ui:w-full ui:min-w-0', className)}
    >
      <span
        {...(hasExtremes ? naming : null)}
        className="ui:relative ui:block"
        data-part="line-box"
        style={{ height }}
      >
        <svg
          aria-hidden="true"
          className="ui:block ui:size-full ui:overflow-visible ui:fill-none"
          preserveAspectRatio="none"
          viewBox={`0 0 ${WIDTH} ${height}`}
        >
          {runs.map((run) => (
            <g key={run[0]?.[0]}>
              <path className="ui:fill-data-fill" d={areaPath(run, height)} />
              <path
                className="ui:stroke-data-1 ui:forced-colors:stroke-[CanvasText]"
                d={linePath(run)}
                strokeLinecap="round"
                strokeLinejoin="round"
                strokeWidth={run.length === 1 ? 3 : 1.5}
                vectorEffect="non-scaling-stroke"
              />
            </g>
          ))}
        </svg>
        {gaps.map(({ from, to }) => (
          <GapHatch from={from / WIDTH} key={from} to={to / WIDTH} />
        ))}
      </span>
      {hasExtremes ? <SparklineExtremes highest={highest} lowest={lowest} /> : null}
    </span>
  );
}
