import { useMemo } from 'react';
import { Pulse } from '#/components/pulse/index.ts';
import { GapHatch } from '#/components/sparkline/gap-hatch.tsx';
import {
  areaPath,
  linePath,
  projectX,
  projectY,
  type SeriesScale,
  seriesGeometry,
} from '#/components/sparkline/series.geometry.ts';
import { cx } from '#/lib/tv.ts';
import { useLabels } from '#/provider/ui-provider.tsx';
import type { AreaChartPoint } from './area-chart-point.ts';
import type { ChartFormat } from './use-chart-format.ts';

interface PlotProps {
  points: readonly AreaChartPoint[];
  scale: SeriesScale;
  maxStepMs: number | undefined;
  valueMarks: readonly number[];
  timeMarks: readonly number[];
  format: ChartFormat;
  live: boolean;
  /** What the picture shows, for who cannot see it. */
  summary: string;
}

const percent = (share: number): string => `${share * 100}%`;
// A gap narrower than this has no room for words.
const WORDS_SHARE = 0.14;

/** The drawing: grid, line, area, gaps and the words on the axes. */
export function Plot({ points, scale, maxStepMs, valueMarks, timeMarks, format, live, summary }: PlotProps) {
  const labels = useLabels();
  const { runs, gaps } = useMemo(
    () =>
      seriesGeometry(
        points.map(({ at, value }) => ({ x: at, value })),
        scale,
        maxStepMs,
      ),
    [points, scale, maxStepMs],
  );
  const { width, height } = scale;
  const end = runs.at(-1)?.at(-1);
  const isEndKnown = live && end !== undefined && points.at(-1)?.value !== null;
  return (
    <>
      <svg
        aria-label={summary}
        className="ui:block ui:size-full ui:overflow-visible ui:fill-none"
        preserveAspectRatio="none"
        role="img"
        viewBox={`0 0 ${width} ${height}`}
      >
        {valueMarks.map((value) => (
          <path
            className="ui:stroke-data-grid"
            d={`M0 ${projectY(value, scale)}H${width}`}
            key={value}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {runs.map((run) => (
          <g key={run[0]?.[0]}>
            <path className="ui:fill-data-fill" d={areaPath(run, height)} />
            <path
              className="ui:stroke-data-1"
              d={linePath(run)}
              data-part="line"
              strokeLinecap="round"
              strokeLinejoin="round"
              strokeWidth={run.length === 1 ? 4 : 1.75}
              vectorEffect="non-scaling-stroke"
            />
          </g>
        ))}
      </svg>
      <div aria-hidden="true" data-part="marks">
        {gaps.map(({ from, to }) => (
          <GapHatch from={from / width} key={from} to={to / width} />
        ))}
        {gaps.map(({ from, to }) =>
          (to - from) / width < WORDS_SHARE ? null : (
            <span
              className="ui:absolute ui:top-3 ui:-translate-x-1/2 ui:rounded-badge ui:bg-surface-raised ui:px-1.5 ui:py-0.5 ui:text-12 ui:whitespace-nowrap ui:text-fg-muted"
              data-part="gap-word"
              key={from}
              style={{ left: percent((from + to) / 2 / width) }}
            >
              {labels.noData}
            </span>
          ),
        )}
        {valueMarks.map((value) => (
          <span
            className={cx(AXIS, 'ui:left-full ui:-translate-y-1/2 ui:ps-2')}
            key={value}
            style={{ top: projectY(value, scale) }}
          >
            {format.value(value)}
          </span>
        ))}
        {timeMarks.map((at) => (
          <span
            className={cx(AXIS, 'ui:top-full ui:-translate-x-1/2 ui:pt-2')}
            data-part="time-mark"
            key={at}
            style={{ left: percent(projectX(at, scale) / width) }}
          >
            {format.tick(at)}
          </span>
        ))}
        {isEndKnown ? (
          <Pulse
            className="ui:absolute ui:-translate-x-1/2 ui:-translate-y-1/2"
            style={{ left: percent(end[0] / width), top: end[1] }}
          />
        ) : null}
      </div>
    </>
  );
}

const AXIS = 'ui:absolute ui:text-12 ui:whitespace-nowrap ui:text-fg-subtle ui:tabular-nums';
