import type { ChartProps } from '#/components/chart-frame/chart.types.ts';
import { ChartCursor } from '#/components/chart-frame/chart-cursor.tsx';
import { ChartFrame } from '#/components/chart-frame/chart-frame.tsx';
import { TooltipLine } from '#/components/chart-frame/chart-tooltip.tsx';
import { useValueFormat } from '#/components/chart-frame/use-value-format.ts';
import { Skeleton } from '#/components/skeleton/index.ts';
import { useLabels } from '#/provider/ui-provider.tsx';
import { HistogramBars } from './histogram-bars.tsx';
import type { HistogramBin, HistogramScale } from './histogram-bin.ts';
import { ScaleTicks, ThresholdHandle } from './histogram-scale.tsx';
import { useHistogramTable } from './use-histogram-table.ts';

/** Props of {@link Histogram}. */
export interface HistogramProps extends ChartProps {
  /** The bins in order, about a hundred at most. */
  bins: readonly HistogramBin[];
  /** Unit shown after each value. */
  unit?: string | undefined;
  /** Height of the longest bar in pixels. Default 112. */
  height?: number | undefined;
  /** A continuous scale in place of the labels of more than eight bins, with a threshold if needed. */
  scale?: HistogramScale | undefined;
}

/** With more bins than this, numbers above the bars would overlap: the tooltip shows them instead. */
const DENSE_ABOVE = 8;

/** Distribution over lengths, hours or days: vertical bars with numbers above, in the given order. */
export function Histogram({ bins, unit, height = 112, scale, ...frame }: HistogramProps) {
  const labels = useLabels();
  const format = useValueFormat(unit);
  const highest = Math.max(0, ...bins.map(({ value }) => value ?? 0));
  const isDense = bins.length > DENSE_ABOVE;
  const table = useHistogramTable(bins, unit);
  const list = (
    <HistogramBars
      bins={bins}
      format={format.value}
      height={height}
      highest={highest}
      hasScale={isDense && scale !== undefined}
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
            {scale ? (
              <>
                <ScaleTicks scale={scale} />
                {scale.threshold ? <ThresholdHandle {...scale.threshold} scale={scale} /> : null}
              </>
            ) : null}
          </div>
        ) : (
          list
        )}
      </div>
    </ChartFrame>
  );
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
