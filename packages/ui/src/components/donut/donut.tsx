import { useMemo, useState } from 'react';
import type { ChartProps, ChartTableData, DataColor } from '#/components/chart-frame/chart.types.ts';
import { ChartFrame } from '#/components/chart-frame/chart-frame.tsx';
import { useValueFormat } from '#/components/chart-frame/use-value-format.ts';
import { Skeleton } from '#/components/skeleton/index.ts';
import { totalOf } from '#/lib/chart/parts.ts';
import { useCount } from '#/lib/use-count.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { DonutLegend } from './donut-legend.tsx';
import { DonutRing } from './donut-ring.tsx';
import { slicesOf } from './slices.ts';

/** One part of a {@link Donut}. */
export interface DonutPart {
  /** Unique id. */
  readonly id: string;
  /** Display name. */
  readonly label: string;
  /** The value. */
  readonly value: number;
  /** Colour of a stream, so that it is the same in every chart. Default: by size. */
  readonly color?: DataColor | undefined;
}

/** Props of {@link Donut}. */
export interface DonutProps extends ChartProps {
  /** The parts in any order; the largest starts at the top. */
  parts: readonly DonutPart[];
  /** Unit shown after each value. */
  unit?: string | undefined;
  /** The number at the center. Default: the total. */
  center?: string | undefined;
  /** A label below that number. Default: the unit. */
  centerLabel?: string | undefined;
  /** Parts below this share of the total (0 to 1) are grouped as "Other". Default 0.05. */
  minShare?: number | undefined;
}

/**
 * Parts of a whole: up to five plus the remainder, because more are not distinguishable. The legend has every number;
 * the ring visualizes the proportions.
 */
export function Donut({ parts, unit, center, centerLabel, minShare = 0.05, ...frame }: DonutProps) {
  const labels = useLabelGroup('chart');
  const countOf = useCount();
  const format = useValueFormat(unit);
  const [active, setActive] = useState<string>();
  const slices = useMemo(
    () => slicesOf(parts, minShare, (count) => labels.other(...countOf(count))),
    [parts, minShare, labels, countOf],
  );
  const whole = totalOf(parts);
  const table = useMemo((): ChartTableData<DonutPart> => {
    const shareOf = (value: number) => (whole > 0 ? value / whole : 0);
    return {
      rows: [...parts].sort((one, other) => other.value - one.value),
      rowKey: ({ id }) => id,
      columns: [
        { id: 'name', header: labels.name, value: ({ label }) => label, rowHeader: true },
        {
          id: 'value',
          header: unit === undefined ? labels.value : `${labels.value} (${unit})`,
          value: ({ value }) => value,
          text: ({ value }) => format.full(value),
          align: 'end',
        },
        {
          id: 'share',
          header: `${labels.share} (%)`,
          value: ({ value }) => Math.round(shareOf(value) * 1000) / 10,
          text: ({ value }) => format.share(shareOf(value)),
          align: 'end',
        },
      ],
    };
  }, [parts, whole, unit, labels, format]);

  return (
    <ChartFrame
      data-ui="donut"
      emptyIllustration={null}
      skeleton={<DonutSkeleton />}
      table={table}
      {...frame}
    >
      <div
        className="ui:flex ui:flex-wrap ui:items-center ui:justify-center ui:gap-x-8 ui:gap-y-5 ui:pt-5"
        data-part="body"
      >
        <DonutRing
          active={active}
          center={center ?? format.value(whole)}
          centerLabel={centerLabel ?? unit}
          label={`${frame.title}. ${slices.map(({ label, share }) => `${label} ${format.share(share)}`).join(', ')}`}
          onActiveChange={setActive}
          slices={slices}
        />
        <DonutLegend active={active} format={format} onActiveChange={setActive} slices={slices} />
      </div>
    </ChartFrame>
  );
}

function DonutSkeleton() {
  return (
    <div className="ui:flex ui:flex-wrap ui:items-center ui:justify-center ui:gap-8" data-part="places">
      <Skeleton className="ui:flex-none" height={160} shape="circle" width={160} />
      <div className="ui:grid ui:flex-1 ui:basis-40 ui:gap-4" data-part="lines">
        <Skeleton />
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </div>
    </div>
  );
}
