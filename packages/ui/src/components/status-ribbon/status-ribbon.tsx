import { type ReactNode, useMemo } from 'react';
import type { ChartProps, ChartTableData } from '#/components/chart-frame/chart.types.ts';
import { ChartFrame } from '#/components/chart-frame/chart-frame.tsx';
import { TimeAxis } from '#/components/chart-frame/time-axis.tsx';
import { useChartFormat } from '#/components/chart-frame/use-chart-format.ts';
import { durationLongText } from '#/components/quantity/format-duration.ts';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { Skeleton } from '#/components/skeleton/index.ts';
import { tickCount } from '#/lib/chart/labels.ts';
import { timeTicks } from '#/lib/chart/ticks.ts';
import { useWidth } from '#/lib/use-width.ts';
import type { ChartLabels } from '#/provider/label-groups/chart.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useTimeZone, useUi } from '#/provider/ui-provider.tsx';
import { onAirShare, type RibbonSegment, wholeRibbon } from './ribbon.ts';
import { RibbonTotals } from './ribbon-totals.tsx';
import { type RibbonNames, RibbonTrack, useRibbonNames } from './ribbon-track.tsx';

/** Props of {@link StatusRibbon}. */
export interface StatusRibbonProps extends ChartProps {
  /** The states over time; uncovered periods have no data. */
  segments: readonly RibbonSegment[];
  /** Start of the period, in milliseconds since the epoch. */
  from: number;
  /** End of the period, in milliseconds since the epoch. */
  to: number;
  /** Custom labels of the states. */
  names?: RibbonNames | undefined;
  /** Time zone of the axis; the user's own by default. */
  timeZone?: string | undefined;
  /** A note after the totals, such as "2 reconnects". */
  note?: ReactNode;
}

/** Broadcast states over time, with the duration of each and the share on air. */
export function StatusRibbon({
  segments,
  from,
  to,
  names,
  timeZone: ownTimeZone,
  note,
  ...frame
}: StatusRibbonProps) {
  const { locale } = useUi();
  const timeZone = useTimeZone(ownTimeZone);
  const labels = useLabelGroup('chart');
  const nameOf = useRibbonNames(names);
  const [measure, width = 640] = useWidth<HTMLDivElement>();
  const time = useMemo(
    () => timeTicks(from, to, tickCount(width, to - from), timeZone),
    [from, to, width, timeZone],
  );
  const format = useChartFormat({ stepMs: time.stepMs, timeZone, hasChange: false, formatTime: undefined });
  const whole = useMemo(() => wholeRibbon(segments, from, to), [segments, from, to]);
  const share = onAirShare(whole);
  const table = ribbonTable(whole, { nameOf, format, labels, locale });
  const track = (
    <RibbonTrack
      from={from}
      label={frame.title}
      names={names}
      segments={segments}
      timeZone={timeZone}
      to={to}
    />
  );

  return (
    <ChartFrame
      data-ui="status-ribbon"
      emptyIllustration={
        <div className="ui:pt-5" data-part="frame" dir="ltr">
          {track}
        </div>
      }
      skeleton={<Skeleton height={20} shape="tile" />}
      table={table}
      {...frame}
    >
      <div className="ui:pt-5 ui:[unicode-bidi:isolate]" data-part="frame" dir="ltr" ref={measure}>
        {track}
        <TimeAxis format={format.tick} from={from} marks={time.at} to={to} width={width} />
      </div>
      <RibbonTotals nameOf={nameOf} note={note} segments={whole}>
        {share === undefined
          ? undefined
          : labels.onAir(formatNumber(locale, share * 100, { unit: 'percent', digits: 1 }))}
      </RibbonTotals>
    </ChartFrame>
  );
}

interface TableTexts {
  nameOf: (state: RibbonSegment['state']) => string;
  format: ReturnType<typeof useChartFormat>;
  labels: ChartLabels;
  locale: string;
}

/** The segments as a table. */
function ribbonTable(
  rows: RibbonSegment[],
  { nameOf, format, labels, locale }: TableTexts,
): ChartTableData<RibbonSegment> {
  return {
    rows,
    rowKey: (segment) => segment.from,
    columns: [
      {
        id: 'from',
        header: labels.from,
        value: (segment) => format.file(segment.from),
        text: (segment) => format.time(segment.from),
        rowHeader: true,
      },
      {
        id: 'to',
        header: labels.to,
        value: (segment) => format.file(segment.to),
        text: (segment) => format.time(segment.to),
      },
      { id: 'state', header: labels.state, value: ({ state }) => nameOf(state) },
      {
        id: 'seconds',
        header: `${labels.duration} (s)`,
        value: (segment) => Math.round((segment.to - segment.from) / 1000),
        text: (segment) => durationLongText(locale, (segment.to - segment.from) / 1000),
        align: 'end',
      },
    ],
  };
}
