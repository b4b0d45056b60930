import type { DataColor } from '#/components/chart-frame/chart.types.ts';
import { TooltipLine } from '#/components/chart-frame/chart-tooltip.tsx';
import type { ChartFormat } from '#/components/chart-frame/use-chart-format.ts';
import { cx } from '#/lib/tv.ts';
import type { AreaChartMark, AreaChartPoint } from './area-chart-point.ts';
import { DOT } from './line-style.tsx';
import type { Reading } from './readings.ts';

/** Labels and formatters of a tooltip. */
export interface ReadingLabels {
  unit: string;
  format: ChartFormat;
  noData: string;
  lowest: string;
  highest: string;
  compare: string;
  /** Name and colour of each series; a single series needs no name. */
  series: readonly { readonly name: string | undefined; readonly color: DataColor }[];
  /** Annotations by timestamp. */
  marksAt: (at: number) => readonly AreaChartMark[];
}

/** A value with its unit, or the text for missing data. */
export function valueText(value: number | null | undefined, { unit, format, noData }: ReadingLabels): string {
  return typeof value === 'number' ? `${format.value(value)} ${unit}` : noData;
}

interface ReadingLine {
  readonly name: string | undefined;
  readonly value: string;
  readonly color?: DataColor | undefined;
}

/** All lines of the tooltip at one timestamp. */
function linesOf(reading: Reading, labels: ReadingLabels): ReadingLine[] {
  const isAlone = labels.series.length === 1;
  const lines = reading.points.flatMap((point, index): ReadingLine[] => {
    const { name, color } = labels.series[index] ?? {};
    if (!point && !isAlone) return [];
    return [
      {
        name: isAlone ? undefined : name,
        value: valueText(point?.value, labels),
        color: isAlone ? undefined : color,
      },
      ...(isAlone ? bandLines(point, labels) : []),
    ];
  });
  if (reading.compare) lines.push({ name: labels.compare, value: valueText(reading.compare.value, labels) });
  return lines;
}

function bandLines(point: AreaChartPoint | undefined, labels: ReadingLabels): ReadingLine[] {
  if (!point || point.value === null) return [];
  const edges = [
    { name: labels.lowest, value: point.min },
    { name: labels.highest, value: point.max },
  ];
  return edges.flatMap(({ name, value }) =>
    typeof value === 'number' ? [{ name, value: labels.format.value(value) }] : [],
  );
}

/** The tooltip as one sentence, for screen readers. */
export function readingText(reading: Reading, labels: ReadingLabels): string {
  const lines = linesOf(reading, labels).map(({ name, value }) =>
    name === undefined ? value : `${name} ${value}`,
  );
  const annotations = labels.marksAt(reading.at).map(({ label }) => label);
  return `${labels.format.time(reading.at)}: ${[...lines, ...annotations].join(', ')}`;
}

/** The visible tooltip: each value first, then its name. */
export function ReadingTooltip({ reading, labels }: { reading: Reading; labels: ReadingLabels }) {
  return (
    <>
      {linesOf(reading, labels).map(({ name, value, color }) => (
        <TooltipLine
          key={name ?? ''}
          mark={
            color === undefined ? undefined : (
              <span
                className={cx('ui:size-2 ui:rounded-[2px] ui:ring-1 ui:ring-inverse-muted', DOT[color])}
                data-part="swatch"
              />
            )
          }
          {...(name === undefined ? null : { name })}
          value={value}
        />
      ))}
      {labels.marksAt(reading.at).map(({ label }) => (
        <span className="ui:block" data-part="note" key={label}>
          {label}
        </span>
      ))}
      {labels.format.time(reading.at)}
    </>
  );
}
