import { useMemo } from 'react';
import { ChartFrame } from '#/components/chart-frame/chart-frame.tsx';
import { HATCH } from '#/components/chart-frame/gap-hatch.tsx';
import { ChartLegend } from '#/components/chart-frame/legend.tsx';
import { AXIS, TimeAxis } from '#/components/chart-frame/time-axis.tsx';
import { Skeleton } from '#/components/skeleton/index.ts';
import { textWidth, tickCount } from '#/lib/chart/labels.ts';
import { cx } from '#/lib/tv.ts';
import { useWidth } from '#/lib/use-width.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useLabels, useTimeZone } from '#/provider/ui-provider.tsx';
import { columnsOf } from './level-columns.ts';
import { LevelCursor } from './level-cursor.tsx';
import type { LevelHistoryProps, LevelSilence } from './level-history.types.ts';
import { levelHistoryVariants } from './level-history.variants.ts';
import { LevelPlot } from './level-plot.tsx';
import { buildPyramid } from './level-pyramid.ts';
import { ThresholdLine } from './threshold-line.tsx';
import { useLevelFormat, useLevelTicks } from './use-level-format.ts';
import { useLevelRange } from './use-level-range.ts';
import { useLevelReadings, useLevelTable } from './use-level-readings.tsx';
import { ZoomBar } from './zoom-bar.tsx';

const NO_SILENCES: readonly LevelSilence[] = [];
/** Width assumed before layout, and the most columns of a drawing. */
const LIKELY_WIDTH = 640;
const MOST_COLUMNS = 1200;
const AXIS_STEP_DB = 30;
/** Labels closer than this overlap. */
const AXIS_LABEL_PX = 14;
/** The bar, the paddings and the time axis around the plot, in pixels. */
const CHROME_PX = 112;

const styles = levelHistoryVariants();

/**
 * Audio level over hours or days at a resolution of seconds, with periods of silence and an alarm threshold. It zooms
 * from a week to seconds, and shows the visible period as a table. Time runs from left to right in RTL layouts too.
 */
export function LevelHistory({
  series,
  silences = NO_SILENCES,
  from,
  to,
  threshold,
  onThresholdChange,
  thresholdMin = -90,
  thresholdMax = -10,
  range,
  defaultRange,
  onRangeChange,
  floor = -90,
  height = 180,
  timeZone: ownTimeZone,
  ...frame
}: LevelHistoryProps) {
  const timeZone = useTimeZone(ownTimeZone);
  const { startAt, stepMs = 1000, levels, lows, highs } = series;
  const start = from ?? startAt;
  const end = Math.max(to ?? startAt + levels.length * stepMs, start + stepMs);
  const whole = useMemo(() => ({ from: start, to: end }), [start, end]);
  const zoom = useLevelRange({
    whole,
    stepMs,
    value: range,
    defaultValue: defaultRange,
    onChange: onRangeChange,
  });
  const [measure, width = LIKELY_WIDTH] = useWidth<HTMLDivElement>();
  const pyramid = useMemo(() => buildPyramid({ levels, lows, highs }, floor), [levels, lows, highs, floor]);
  const columns = useMemo(
    () => columnsOf(pyramid, { startAt, stepMs }, zoom.range, Math.min(width, MOST_COLUMNS)),
    [pyramid, startAt, stepMs, zoom.range, width],
  );
  const format = useLevelFormat(whole, timeZone);
  const ticks = useLevelTicks(zoom.range, tickCount(width, zoom.range.to - zoom.range.from), timeZone);
  const readings = useLevelReadings(columns, silences, format);
  const table = useLevelTable({ pyramid, startAt, stepMs, range: zoom.range, silences, timeZone, format });
  const marks = useMemo(() => axisMarks(floor), [floor]);
  const room = Math.max(...[floor, threshold ?? 0].map((level) => textWidth(format.axis(level)))) + 14;
  const isClose = (mark: number) =>
    threshold !== undefined &&
    mark !== threshold &&
    (Math.abs(mark - threshold) / -floor) * height < AXIS_LABEL_PX;

  return (
    <ChartFrame
      data-ui="level-history"
      skeleton={<Skeleton height={height + CHROME_PX} shape="tile" />}
      table={table}
      {...frame}
    >
      {frame.empty === undefined ? <ZoomBar period={format.period(zoom.range)} zoom={zoom} /> : null}
      <div className={styles.frame()} data-part="frame" dir="ltr" style={{ paddingRight: room }}>
        <div className={styles.plot()} data-part="plot" ref={measure} style={{ height }}>
          <LevelPlot
            columns={columns}
            floor={floor}
            height={height}
            isEmpty={frame.empty !== undefined}
            marks={marks}
            silences={silences}
            summary={`${frame.title}. ${frame.description}`}
            threshold={threshold}
            width={width}
          />
          <div aria-hidden="true" data-part="marks">
            {[
              ...new Set([
                ...marks.filter((mark) => !isClose(mark)),
                ...(threshold === undefined ? [] : [threshold]),
              ]),
            ].map((level) => (
              <span
                className={cx(
                  AXIS,
                  'ui:left-full ui:-translate-y-1/2 ui:ps-2',
                  level === threshold && 'ui:font-semibold ui:text-fg',
                )}
                key={level}
                style={{ top: (level / floor) * height }}
              >
                {format.axis(level)}
              </span>
            ))}
          </div>
          {frame.empty === undefined ? (
            <LevelCursor columns={columns} label={frame.title} zoom={zoom} {...readings} />
          ) : null}
          {threshold === undefined ? null : (
            <ThresholdLine
              floor={floor}
              format={format.whole}
              max={thresholdMax}
              min={thresholdMin}
              onChange={onThresholdChange}
              value={threshold}
            />
          )}
        </div>
        <TimeAxis format={ticks.format} from={columns.from} marks={ticks.at} to={columns.to} width={width} />
      </div>
      {frame.empty === undefined ? (
        <LevelLegend
          hasGap={columns.mean.some(Number.isNaN)}
          hasSilence={silences.length > 0}
          threshold={threshold === undefined ? undefined : format.whole(threshold)}
        />
      ) : null}
    </ChartFrame>
  );
}

/** 0 dBFS, every 30 dB below, and the floor. */
function axisMarks(floor: number): readonly number[] {
  const marks = [];
  for (let mark = 0; mark > floor; mark -= AXIS_STEP_DB) marks.push(mark);
  return [...marks, floor];
}

interface LevelLegendProps {
  /** Whether nothing was measured in a part of the visible period. */
  hasGap: boolean;
  hasSilence: boolean;
  /** The formatted threshold. */
  threshold: string | undefined;
}

/** Below the plot, because five entries do not fit beside the title. */
function LevelLegend({ hasGap, hasSilence, threshold }: LevelLegendProps) {
  const { noData } = useLabels();
  const labels = useLabelGroup('levelHistory');
  const mark = (className: string) => <span aria-hidden="true" className={cx('ui:flex-none', className)} />;
  const square = 'ui:size-3 ui:rounded-[2px]';
  return (
    <ChartLegend
      className="ui:mt-3"
      entries={[
        { id: 'mean', name: labels.mean, mark: mark('ui:w-4 ui:border-t-2 ui:border-data-1') },
        { id: 'range', name: labels.range, mark: mark(cx(square, 'ui:bg-data-band') ?? '') },
        ...(hasSilence
          ? [
              {
                id: 'silence',
                name: labels.silence,
                mark: mark(cx(square, 'ui:border-t-3 ui:border-silent-solid ui:bg-silent-solid/22') ?? ''),
              },
            ]
          : []),
        ...(hasGap
          ? [{ id: 'gap', name: noData, mark: mark(cx(square, HATCH, 'ui:opacity-55') ?? '') }]
          : []),
        ...(threshold === undefined
          ? []
          : [
              {
                id: 'threshold',
                name: labels.alarmBelow(threshold),
                mark: mark('ui:w-4 ui:border-t-[1.5px] ui:border-fg'),
              },
            ]),
      ]}
    />
  );
}
