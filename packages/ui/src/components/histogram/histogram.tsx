import { useMemo } from 'react';
import type { ChartProps, ChartTableData } from '#/components/chart-frame/chart.types.ts';
import { ChartCursor } from '#/components/chart-frame/chart-cursor.tsx';
import { ChartFrame } from '#/components/chart-frame/chart-frame.tsx';
import { TooltipLine } from '#/components/chart-frame/chart-tooltip.tsx';
import { useValueFormat } from '#/components/chart-frame/use-value-format.ts';
import { Skeleton } from '#/components/skeleton/index.ts';
import { totalOf } from '#/lib/chart/parts.ts';
import { cx } from '#/lib/tv.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useLabels } from '#/provider/ui-provider.tsx';

/** One bin of a {@link Histogram}. */
export interface HistogramBin {
  /** Unique id. */
  readonly id: string;
  /** Label of the bin, such as "1 to 5" or a day. */
  readonly label: string;
  /** The value; `null` for missing data. */
  readonly value: number | null;
  /** De-emphasizes the bin, such as starts that ended within a minute. */
  readonly muted?: boolean | undefined;
}

/** Props of {@link Histogram}. */
export interface HistogramProps extends ChartProps {
  /** The bins in order, about a hundred at most. */
  bins: readonly HistogramBin[];
  /** Unit shown after each value. */
  unit?: string | undefined;
  /** Height of the longest bar in pixels. Default 112. */
  height?: number | undefined;
}

/** With more bins than this, numbers above the bars would overlap: the tooltip shows them instead. */
const DENSE_ABOVE = 8;

/** Distribution over lengths, hours or days: vertical bars with numbers above, in the given order. */
export function Histogram({ bins, unit, height = 112, ...frame }: HistogramProps) {
  const labels = useLabels();
  const format = useValueFormat(unit);
  const highest = Math.max(0, ...bins.map(({ value }) => value ?? 0));
  const isDense = bins.length > DENSE_ABOVE;
  const table = useHistogramTable(bins, unit);
  const list = (
    <Bars
      bins={bins}
      format={format.value}
      height={height}
      highest={highest}
      isDense={isDense}
      noData={labels.noData}
    />
  );

  return (
    <ChartFrame data-ui="histogram" skeleton={<BinsSkeleton height={height} />} table={table} {...frame}>
      <div className="ui:relative ui:pt-5" data-part="frame">
        {isDense ? (
          // Bins are ordered like time, so they are left to right in RTL layouts too.
          <div className="ui:relative" data-part="dense" dir="ltr">
            {list}
            <BinCursor bins={bins} label={frame.title} unit={unit} />
          </div>
        ) : (
          list
        )}
      </div>
    </ChartFrame>
  );
}

/** The bins as a table, with their shares of the sum. */
function useHistogramTable(
  bins: readonly HistogramBin[],
  unit: string | undefined,
): ChartTableData<HistogramBin> {
  const labels = useLabels();
  const chartLabels = useLabelGroup('chart');
  const format = useValueFormat(unit);
  return useMemo((): ChartTableData<HistogramBin> => {
    const whole = totalOf(bins.map(({ value }) => ({ value: value ?? 0 })));
    const shareOf = (value: number | null) => (value === null || whole === 0 ? null : value / whole);
    return {
      rows: bins,
      rowKey: ({ id }) => id,
      columns: [
        { id: 'name', header: chartLabels.name, value: ({ label }) => label, rowHeader: true },
        {
          id: 'value',
          header: unit === undefined ? chartLabels.value : `${chartLabels.value} (${unit})`,
          value: ({ value }) => value,
          text: ({ value }) => (value === null ? labels.noData : format.full(value)),
          align: 'end',
        },
        {
          id: 'share',
          header: `${chartLabels.share} (%)`,
          value: ({ value }) => {
            const share = shareOf(value);
            return share === null ? null : Math.round(share * 1000) / 10;
          },
          text: ({ value }) => {
            const share = shareOf(value);
            return share === null ? labels.noData : format.share(share);
          },
          align: 'end',
        },
      ],
    };
  }, [bins, unit, chartLabels, labels, format]);
}

interface BinCursorProps {
  bins: readonly HistogramBin[];
  label: string;
  unit: string | undefined;
}

/** Shows the value of the bin under the pointer or reached by keyboard. */
function BinCursor({ bins, label, unit }: BinCursorProps) {
  const labels = useLabels();
  const format = useValueFormat(unit);
  const valueText = (bin: HistogramBin | undefined) =>
    bin?.value === null || bin === undefined ? labels.noData : format.full(bin.value);
  return (
    <ChartCursor
      className="ui:absolute ui:inset-x-0 ui:top-0 ui:bottom-6"
      count={bins.length}
      indexAt={(share) => Math.min(Math.floor(share * bins.length), bins.length - 1)}
      label={label}
      positionOf={(index) => ({ left: (index + 0.5) / bins.length })}
      marks={(index) => (
        <span
          className="ui:absolute ui:inset-y-0 ui:rounded-badge ui:bg-fg/8 ui:forced-colors:outline"
          data-part="needle"
          style={{ left: `${(index / bins.length) * 100}%`, width: `${100 / bins.length}%` }}
        />
      )}
      tooltip={(index) => <TooltipLine name={bins[index]?.label ?? ''} value={valueText(bins[index])} />}
      valueText={(index) => `${bins[index]?.label}: ${valueText(bins[index])}`}
    />
  );
}

interface BarsProps {
  bins: readonly HistogramBin[];
  highest: number;
  height: number;
  isDense: boolean;
  noData: string;
  format: (value: number) => string;
}

function Bars({ bins, highest, height, isDense, noData, format }: BarsProps) {
  // Of many labels, as many as fit at equal intervals.
  const every = isDense ? Math.ceil(bins.length / 7) : 1;
  return (
    <ol
      aria-hidden={isDense || undefined}
      className={cx(
        'ui:grid ui:auto-cols-fr ui:grid-flow-col',
        isDense ? 'ui:gap-px' : 'ui:gap-2 ui:md:gap-3',
      )}
      data-part="bins"
    >
      {bins.map(({ id, label, value, muted }, index) => (
        <li
          className="ui:flex ui:min-w-0 ui:flex-col ui:justify-end ui:text-center ui:text-12 ui:tabular-nums"
          data-part="bin"
          key={id}
        >
          {/* Precedes the number in reading order, shown below it. */}
          <span
            className={cx(
              'ui:order-3 ui:mt-1.5 ui:text-fg-subtle',
              isDense ? 'ui:h-4.5 ui:overflow-visible ui:whitespace-nowrap' : 'ui:min-h-4 ui:wrap-anywhere',
            )}
            data-part="label"
          >
            {index % every === 0 ? label : null}
          </span>
          {isDense ? null : (
            <span className="ui:order-1 ui:mb-1.5 ui:font-medium" data-part="value">
              {value === null ? noData : format(value)}
            </span>
          )}
          <span
            aria-hidden="true"
            className={cx(
              'ui:order-2 ui:rounded-t-[3px] ui:forced-colors:border ui:forced-colors:border-b-0',
              value === null
                ? 'ui:rounded-badge ui:border ui:border-dashed ui:border-border-strong'
                : muted
                  ? 'ui:bg-data-3'
                  : 'ui:bg-data-1 ui:forced-colors:bg-[CanvasText] ui:forced-colors:forced-color-adjust-none',
              value !== null && value > 0 && 'ui:min-h-0.5',
            )}
            data-part="fill"
            style={{ height: value === null ? height / 3 : highest > 0 ? (value / highest) * height : 0 }}
          />
        </li>
      ))}
    </ol>
  );
}

const PLACES = [100, 60, 52, 58, 28, 10] as const;

function BinsSkeleton({ height }: { height: number }) {
  return (
    <div className="ui:flex ui:items-end ui:gap-3" data-part="places" style={{ height: height + 44 }}>
      {PLACES.map((percent) => (
        <Skeleton className="ui:flex-1" height={`${percent}%`} key={percent} />
      ))}
    </div>
  );
}
