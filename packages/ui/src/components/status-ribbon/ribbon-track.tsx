import { type ComponentProps, useMemo } from 'react';
import { ChartCursor } from '#/components/chart-frame/chart-cursor.tsx';
import { TooltipLine } from '#/components/chart-frame/chart-tooltip.tsx';
import { useChartFormat } from '#/components/chart-frame/use-chart-format.ts';
import { durationLongText } from '#/components/quantity/format-duration.ts';
import { Duration } from '#/components/quantity/index.ts';
import { cx } from '#/lib/tv.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useLabels, useTimeZone, useUi } from '#/provider/ui-provider.tsx';
import { type RibbonSegment, type RibbonState, wholeRibbon } from './ribbon.ts';
import { RIBBON_SHAPE } from './ribbon-style.ts';

/** Custom labels of the states. */
export type RibbonNames = Partial<Readonly<Record<RibbonState, string>>>;

/** Props of {@link RibbonTrack}. */
export interface RibbonTrackProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name. */
  label: string;
  /** The states over time; uncovered periods have no data. */
  segments: readonly RibbonSegment[];
  /** Start of the period, in milliseconds since the epoch. */
  from: number;
  /** End of the period, in milliseconds since the epoch. */
  to: number;
  /** Custom labels of the states. */
  names?: RibbonNames | undefined;
  /** Time zone of the readings; the user's own by default. */
  timeZone?: string | undefined;
}

/** The ribbon without a frame: states over time with arrow key navigation. It can be the `track` of an area chart. */
export function RibbonTrack({
  label,
  segments,
  from,
  to,
  names,
  timeZone: ownTimeZone,
  className,
  ...rest
}: RibbonTrackProps) {
  const { locale } = useUi();
  const timeZone = useTimeZone(ownTimeZone);
  const nameOf = useRibbonNames(names);
  const whole = useMemo(() => wholeRibbon(segments, from, to), [segments, from, to]);
  const format = useChartFormat({ stepMs: 0, timeZone, hasChange: false, formatTime: undefined });
  const share = (at: number) => (to > from ? (at - from) / (to - from) : 0);
  const placeOf = (segment: RibbonSegment): SegmentPlace => ({
    left: share(segment.from) * 100,
    width: (share(segment.to) - share(segment.from)) * 100,
  });
  const secondsOf = (segment: RibbonSegment) => (segment.to - segment.from) / 1000;

  return (
    <div
      data-ui="ribbon-track"
      {...rest}
      className={cx('ui:relative ui:h-5 ui:[print-color-adjust:exact] ui:[unicode-bidi:isolate]', className)}
      dir="ltr"
    >
      {whole.map((segment) => (
        <SegmentBar key={segment.from} place={placeOf(segment)} state={segment.state} />
      ))}
      <ChartCursor
        className="ui:absolute ui:-inset-y-1 ui:inset-x-0"
        count={whole.length}
        indexAt={(pointer) => indexAtTime(whole, from + pointer * (to - from))}
        label={label}
        marks={(index) => {
          const segment = whole[index];
          return segment ? <SegmentOutline place={placeOf(segment)} /> : null;
        }}
        positionOf={(index) => {
          const segment = whole[index];
          const middle = segment ? (segment.from + segment.to) / 2 : from;
          return { left: share(middle) };
        }}
        tooltip={(index) => {
          const segment = whole[index];
          return segment ? (
            <>
              <TooltipLine name={nameOf(segment.state)} value={<Duration seconds={secondsOf(segment)} />} />
              {format.range(segment.from, segment.to)}
            </>
          ) : null;
        }}
        // Positioned so that it covers neither the ribbon nor the chart above.
        tooltipSide="below"
        valueText={(index) => {
          const segment = whole[index];
          if (!segment) return '';
          const time = format.range(segment.from, segment.to);
          return `${nameOf(segment.state)}, ${durationLongText(locale, secondsOf(segment))}, ${time}`;
        }}
      />
    </div>
  );
}

/** Position and width of a segment, in percent of the ribbon. */
interface SegmentPlace {
  left: number;
  width: number;
}

function SegmentBar({ place, state }: { place: SegmentPlace; state: RibbonState }) {
  return (
    <span
      aria-hidden="true"
      className={cx('ui:absolute ui:min-w-0.5 ui:rounded-[2px]', RIBBON_SHAPE[state])}
      data-part="segment"
      data-state={state}
      style={{ left: `${place.left}%`, width: `calc(${place.width}% - 1px)` }}
    />
  );
}

/** Marks the segment under the cursor. */
function SegmentOutline({ place }: { place: SegmentPlace }) {
  return (
    <span
      className="ui:absolute ui:-inset-y-0.5 ui:rounded-badge ui:border-2 ui:border-fg"
      data-part="needle"
      style={{ left: `calc(${place.left}% - 2px)`, width: `calc(${place.width}% + 3px)` }}
    />
  );
}

/** The localized label of each state. */
export function useRibbonNames(names: RibbonNames | undefined): (state: RibbonState) => string {
  const labels = useLabels();
  const chartLabels = useLabelGroup('chart');
  return useMemo(() => {
    const own: Readonly<Record<RibbonState, string>> = {
      live: labels.live,
      automatic: chartLabels.automatic,
      silent: labels.silent,
      'off-air': labels.offAir,
      suspended: labels.suspended,
      'no-data': labels.noData,
    };
    return (state) => names?.[state] ?? own[state];
  }, [labels, chartLabels, names]);
}

/** Index of the segment at a time; the last one after the end. */
function indexAtTime(segments: readonly RibbonSegment[], at: number): number {
  const found = segments.findIndex((segment) => at < segment.to);
  return found === -1 ? segments.length - 1 : found;
}
