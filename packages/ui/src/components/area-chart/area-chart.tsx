import { Table as TableIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useMemo, useState } from 'react';
import { Button } from '#/components/button/index.ts';
import type { SeriesScale } from '#/components/sparkline/series.geometry.ts';
import { Table } from '#/components/table/index.ts';
import { cx } from '#/lib/tv.ts';
import { useLabels } from '#/provider/ui-provider.tsx';
import type { AreaChartPoint } from './area-chart-point.ts';
import { ChartCursor } from './chart-cursor.tsx';
import { Plot } from './plot.tsx';
import { timeTicks, valueTicks } from './ticks.ts';
import { useChartFormat } from './use-chart-format.ts';

/** Props of {@link AreaChart}. */
export interface AreaChartProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** What the chart says, as a finding: "Evenings carry the day". */
  title: string;
  /** What is measured, in which unit, over which period. */
  description: string;
  /** Unit of the values, as a word after a number. */
  unit: string;
  /** The measurements, oldest first. */
  points: readonly AreaChartPoint[];
  /** Start and end of the period; the first and last measurement without them. What they do not cover is a gap. */
  from?: number | undefined;
  to?: number | undefined;
  /** Points further apart than this are not joined: something is missing between them. */
  maxStepMs?: number | undefined;
  /** The last point is now, and will move. */
  live?: boolean | undefined;
  /** Only whole values make sense. */
  integer?: boolean | undefined;
  /** Height of the plot in pixels. */
  height?: number | undefined;
  /** Time zone of the axis; the reader's own without one. */
  timeZone?: string | undefined;
  /** Writes a time in full; by the reader's locale without it. */
  formatTime?: ((at: number) => string) | undefined;
  /** Controls beside the title, such as the period. */
  actions?: ReactNode;
  /** Level of the heading. */
  level?: 2 | 3 | 4 | undefined;
}

const WIDTH = 1000;

/** The course of one value over time, with a cursor for pointer and keyboard, and the same as a table. */
export function AreaChart({
  title,
  description,
  unit,
  points,
  from,
  to,
  maxStepMs,
  live = false,
  integer = true,
  height = 148,
  timeZone,
  formatTime,
  actions,
  level = 2,
  className,
  ...rest
}: AreaChartProps) {
  const labels = useLabels();
  const titleId = useId();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const start = from ?? points[0]?.at ?? 0;
  const end = to ?? points.at(-1)?.at ?? 0;
  const { scale, valueMarks, time } = useMemo(() => {
    const marks = valueTicks(Math.max(0, ...points.map(({ value }) => value ?? 0)), 3, integer);
    const plot: SeriesScale = {
      from: start,
      to: end,
      min: 0,
      max: marks.at(-1) ?? 1,
      width: WIDTH,
      height,
    };
    return { scale: plot, valueMarks: marks, time: timeTicks(start, end, 6, timeZone) };
  }, [points, start, end, height, integer, timeZone]);
  const format = useChartFormat(time.stepMs, timeZone, formatTime);
  const Heading = `h${level}` as const;

  return (
    <figure
      aria-labelledby={titleId}
      data-ui="area-chart"
      {...rest}
      className={cx('ui:min-w-0 ui:text-14 ui:text-fg', className)}
    >
      <div className="ui:flex ui:flex-wrap ui:items-start ui:gap-x-4 ui:gap-y-2" data-part="head">
        <div className="ui:min-w-0 ui:flex-1 ui:basis-48" data-part="text">
          <Heading
            className="ui:text-16 ui:font-semibold ui:tracking-16 ui:wrap-anywhere"
            data-part="title"
            id={titleId}
          >
            {title}
          </Heading>
          <p className="ui:text-13 ui:wrap-anywhere ui:text-fg-muted" data-part="description">
            {description}
          </p>
        </div>
        <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-4.5 ui:gap-y-2" data-part="actions">
          {actions}
          {/* Its words, and not its unseen edge, line up with what stands above and below. */}
          <Button
            className="ui:-mx-2.5"
            onClick={() => setView(view === 'chart' ? 'table' : 'chart')}
            size="sm"
            variant="ghost"
          >
            <TableIcon aria-hidden="true" />
            {view === 'chart' ? labels.showAsTable : labels.showAsChart}
          </Button>
        </div>
      </div>
      {view === 'chart' ? (
        <div className="ui:pt-6 ui:pe-9 ui:pb-7" data-part="frame" dir="ltr">
          <div className="ui:relative" data-part="plot" style={{ height }}>
            <Plot
              format={format}
              live={live}
              maxStepMs={maxStepMs}
              points={points}
              scale={scale}
              summary={`${title}. ${description}`}
              timeMarks={time.at}
              valueMarks={valueMarks}
            />
            <ChartCursor format={format} label={title} points={points} scale={scale} unit={unit} />
          </div>
        </div>
      ) : (
        <section
          aria-label={title}
          className="ui:mt-4 ui:max-h-80 ui:overflow-auto ui:border-t ui:border-border-soft"
          data-part="table"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <Table
            caption={`${title}. ${description}`}
            columns={[
              { id: 'time', header: labels.time, cell: ({ at }) => format.time(at), rowHeader: true },
              {
                id: 'value',
                header: labels.value,
                align: 'end',
                cell: ({ value }) => (value === null ? labels.noData : `${format.value(value)} ${unit}`),
              },
            ]}
            density="compact"
            rowKey={({ at }) => at}
            rows={points}
          />
        </section>
      )}
    </figure>
  );
}
