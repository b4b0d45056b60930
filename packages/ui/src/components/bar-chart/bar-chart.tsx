import { useMemo } from 'react';
import type { ChartProps, ChartTableData } from '#/components/chart-frame/chart.types.ts';
import { ChartFrame } from '#/components/chart-frame/chart-frame.tsx';
import { useValueFormat } from '#/components/chart-frame/use-value-format.ts';
import { Skeleton } from '#/components/skeleton/index.ts';
import { useCount } from '#/lib/use-count.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import type { BarListOptions } from './bar-chart.types.ts';
import { BarList } from './bar-list.tsx';
import { type Bar, barsOf } from './bars.ts';

/** Props of {@link BarChart}. */
export interface BarChartProps extends ChartProps, BarListOptions {}

/** Horizontal bars sorted by value, with the remainder grouped into one. */
export function BarChart({ items, unit, show, scale, total, rest, max, minShare, ...frame }: BarChartProps) {
  const labels = useLabelGroup('chart');
  const countOf = useCount();
  const format = useValueFormat(unit);
  const table = useMemo((): ChartTableData<Bar> => {
    // The table shows every item, including those grouped as "Other".
    const rows = barsOf({ items, show, scale, total, rest, max: items.length }, (count) =>
      labels.other(...countOf(count)),
    );
    return {
      rows,
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
          value: ({ share }) => Math.round(share * 1000) / 10,
          text: ({ share }) => format.share(share),
          align: 'end',
        },
      ],
    };
  }, [items, show, scale, total, rest, unit, labels, format, countOf]);
  return (
    <ChartFrame
      data-ui="bar-chart"
      skeleton={<BarsSkeleton count={Math.min(max ?? 6, 6)} />}
      table={table}
      {...frame}
    >
      <BarList
        aria-label={frame.title}
        className="ui:pt-5"
        items={items}
        max={max}
        minShare={minShare}
        rest={rest}
        scale={scale}
        show={show}
        total={total}
        unit={unit}
      />
    </ChartFrame>
  );
}

function BarsSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity
    <div className="ui:flex ui:h-8 ui:items-center ui:gap-3" data-part="place" key={index}>
      <Skeleton className="ui:flex-none" width={88} />
      <Skeleton className="ui:flex-1" height={8} shape="pill" />
      <Skeleton className="ui:flex-none" width={40} />
    </div>
  ));
}
