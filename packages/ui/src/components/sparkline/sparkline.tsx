import { type ComponentProps, useMemo } from 'react';
import { cx } from '#/lib/tv.ts';
import { GapHatch } from './gap-hatch.tsx';
import { areaPath, linePath, type SeriesScale, seriesGeometry } from './series.geometry.ts';

/** Props of {@link Sparkline}. */
export interface SparklineProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Values at even distances, oldest first; `null` where nothing was measured. */
  values: readonly (number | null)[];
  /** What it shows, in one sentence; decoration when the same stands beside it. */
  label?: string | undefined;
  /** Height in pixels. */
  height?: number | undefined;
  /** Value drawn at the top; the largest one without it. */
  max?: number | undefined;
}

const WIDTH = 240;

/** The course of a value without axes. Time runs from left to right in every direction of writing. */
export function Sparkline({ values, label, height = 40, max, className, style, ...rest }: SparklineProps) {
  const { runs, gaps } = useMemo(() => {
    const top = max ?? Math.max(0, ...values.map((value) => value ?? 0));
    const scale: SeriesScale = {
      from: 0,
      to: Math.max(values.length - 1, 1),
      min: 0,
      max: top,
      width: WIDTH,
      height,
    };
    return seriesGeometry(
      values.map((value, x) => ({ x, value })),
      scale,
    );
  }, [values, height, max]);
  const naming =
    label === undefined ? { 'aria-hidden': true as const } : { 'aria-label': label, role: 'img' };
  return (
    <span
      data-ui="sparkline"
      dir="ltr"
      {...naming}
      {...rest}
      className={cx('ui:relative ui:block ui:w-full ui:min-w-0', className)}
      style={{ height, ...style }}
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
              className="ui:stroke-data-1"
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
  );
}
