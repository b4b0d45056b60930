import { type ReactNode, useMemo } from 'react';
import { ChartCursor } from '#/components/chart-frame/chart-cursor.tsx';
import { AXIS, TimeAxis } from '#/components/chart-frame/time-axis.tsx';
import { Pulse } from '#/components/pulse/index.ts';
import { nearestPoint } from '#/lib/chart/cursor.ts';
import { projectX, projectY, type SeriesScale } from '#/lib/chart/series.ts';
import { cx } from '#/lib/tv.ts';
import type { AreaChartMark, AreaChartPoint } from './area-chart-point.ts';
import { CursorMarks } from './cursor-marks.tsx';
import { headroomOf, WIDTH } from './layout.ts';
import { Plot, type PlotSeries } from './plot.tsx';
import { PlotAnnotations } from './plot-annotations.tsx';
import { type ReadingLabels, ReadingTooltip, readingText } from './reading-tooltip.tsx';
import type { Reading } from './readings.ts';
import { useAnnotations } from './use-annotations.ts';
import type { ChartAxes } from './use-axes.ts';

interface ChartBodyProps {
  axes: ChartAxes;
  series: readonly PlotSeries[];
  compare: readonly AreaChartPoint[] | undefined;
  readings: readonly Reading[];
  readingLabels: ReadingLabels;
  marks: readonly AreaChartMark[];
  now: number | undefined;
  maxStepMs: number | undefined;
  live: boolean;
  /** The frame shows the reason: only axes are drawn. */
  isEmpty: boolean;
  label: string;
  summary: string;
  track: ReactNode;
}

const percent = (share: number): string => `${share * 100}%`;

/** The plot with its axes and labels. Time is left to right in RTL layouts too. */
export function ChartBody(props: ChartBodyProps) {
  const { axes, series, compare, readings, readingLabels, maxStepMs, live, isEmpty, label, summary, track } =
    props;
  const { gaps, annotations } = useAnnotations(props);
  const headroom = headroomOf(annotations);
  const { from, to, valueMarks, timeMarks, format } = axes;
  const height = axes.height + headroom;
  const scale = useMemo((): SeriesScale => {
    const top = valueMarks.at(-1) ?? 1;
    // Values stay below the labels: the scale extends above the last tick.
    return { from, to, min: 0, max: (top * height) / axes.height, width: WIDTH, height };
  }, [from, to, height, axes.height, valueMarks]);
  const last = series[0]?.points.at(-1);
  const isEndKnown = live && last !== undefined && last.value !== null;

  return (
    <div
      className="ui:pt-5 ui:[unicode-bidi:isolate]"
      data-part="frame"
      dir="ltr"
      style={{ paddingRight: axes.valueRoom }}
    >
      <div className="ui:relative" data-part="plot" ref={axes.measure} style={{ height }}>
        <Plot
          compare={compare}
          maxStepMs={maxStepMs}
          scale={scale}
          series={series}
          summary={summary}
          valueMarks={valueMarks}
        />
        <PlotAnnotations gaps={gaps} annotations={annotations} scale={scale} />
        <div aria-hidden="true" data-part="marks">
          {valueMarks.map((value) => (
            <span
              className={cx(AXIS, 'ui:left-full ui:-translate-y-1/2 ui:ps-2')}
              key={value}
              style={{ top: projectY(value, scale) }}
            >
              {format.axis(value)}
            </span>
          ))}
          {isEndKnown ? (
            <Pulse
              className="ui:absolute ui:-translate-x-1/2 ui:-translate-y-1/2"
              style={{
                left: percent(projectX(last.at, scale) / WIDTH),
                top: projectY(last.value ?? 0, scale),
              }}
            />
          ) : null}
        </div>
        {isEmpty ? null : (
          <ChartCursor
            className="ui:absolute ui:inset-0 ui:cursor-crosshair"
            count={readings.length}
            indexAt={(share) => nearestPoint(readings, from + share * (to - from))}
            label={label}
            marks={(index) => <CursorMarks reading={readings[index]} scale={scale} series={series} />}
            positionOf={(index) => ({ left: projectX(readings[index]?.at ?? 0, scale) / WIDTH })}
            tooltip={(index) => {
              const reading = readings[index];
              return reading ? <ReadingTooltip reading={reading} labels={readingLabels} /> : null;
            }}
            valueText={(index) => {
              const reading = readings[index];
              return reading ? readingText(reading, readingLabels) : '';
            }}
          />
        )}
      </div>
      {track === undefined ? null : (
        <div className="ui:pt-2.5" data-part="track">
          {track}
        </div>
      )}
      <TimeAxis format={format.tick} from={from} marks={timeMarks} to={to} width={axes.width} />
    </div>
  );
}
