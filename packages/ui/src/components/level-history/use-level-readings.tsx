import { type ReactNode, useMemo } from 'react';
import type { ChartTableData } from '#/components/chart-frame/chart.types.ts';
import { TooltipLine } from '#/components/chart-frame/chart-tooltip.tsx';
import { durationLongText } from '#/components/quantity/format-duration.ts';
import { timeTicks } from '#/lib/chart/ticks.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useLabels, useUi } from '#/provider/ui-provider.tsx';
import { columnRange, type LevelColumns } from './level-columns.ts';
import type { LevelSilence } from './level-history.types.ts';
import { emptySummary, type LevelPyramid, summarize } from './level-pyramid.ts';
import type { TimeRange } from './level-range.ts';
import type { LevelFormat } from './use-level-format.ts';

interface LevelReadings {
  /** A column as a sentence. */
  textOf: (column: number) => string;
  tooltipOf: (column: number) => ReactNode;
}

/** The values of a column, for the tooltip and for screen readers. */
export function useLevelReadings(
  columns: LevelColumns,
  silences: readonly LevelSilence[],
  format: LevelFormat,
): LevelReadings {
  const { locale } = useUi();
  const { noData } = useLabels();
  const { lowest, highest } = useLabelGroup('chart');
  const { silence } = useLabelGroup('levelHistory');
  return useMemo(() => {
    const linesOf = (column: number) => {
      const mean = columns.mean[column] ?? Number.NaN;
      if (Number.isNaN(mean)) return [{ name: undefined, value: noData }];
      const min = columns.min[column] ?? mean;
      const max = columns.max[column] ?? mean;
      const edges = [
        { name: lowest, value: format.level(min) },
        { name: highest, value: format.level(max) },
      ];
      return [{ name: undefined, value: format.level(mean) }, ...(min === max ? [] : edges)];
    };
    const notesOf = (column: number) => {
      const { from, to } = columnRange(columns, column);
      return silences
        .filter((period) => period.from < to && period.to > from)
        .map((period) => {
          const seconds = Math.round((period.to - period.from) / 1000);
          return `${period.label ?? silence}, ${durationLongText(locale, seconds)}`;
        });
    };
    const timeOf = (column: number) => format.time(columnRange(columns, column).from);
    return {
      textOf: (column) => {
        const lines = linesOf(column).map(({ name, value }) =>
          name === undefined ? value : `${name} ${value}`,
        );
        return `${timeOf(column)}: ${[...lines, ...notesOf(column)].join(', ')}`;
      },
      tooltipOf: (column) => (
        <>
          {linesOf(column).map(({ name, value }) => (
            <TooltipLine key={name ?? ''} {...(name === undefined ? null : { name })} value={value} />
          ))}
          {notesOf(column).map((note) => (
            <span className="ui:block" data-part="note" key={note}>
              {note}
            </span>
          ))}
          {timeOf(column)}
        </>
      ),
    };
  }, [columns, silences, format, locale, noData, lowest, highest, silence]);
}

/** A row of the table. */
interface LevelRow extends TimeRange {
  readonly mean: number | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly silentS: number;
}

/** The table has at most this many rows, and one that starts before the first round time. */
const MOST_ROWS = 200;

interface LevelTableOptions {
  pyramid: LevelPyramid;
  startAt: number;
  stepMs: number;
  range: TimeRange;
  silences: readonly LevelSilence[];
  timeZone: string | undefined;
  format: LevelFormat;
}

/** The visible period as a table: a row per sample in a short period, else per round interval. Rows are made on demand. */
export function useLevelTable(options: LevelTableOptions): ChartTableData<LevelRow> {
  const { pyramid, startAt, stepMs, range, silences, timeZone, format } = options;
  const { noData } = useLabels();
  const chart = useLabelGroup('chart');
  const labels = useLabelGroup('levelHistory');
  return useMemo(() => {
    const level = (id: 'mean' | 'min' | 'max', header: string) => ({
      id,
      header: `${header} (dBFS)`,
      align: 'end' as const,
      value: (row: LevelRow) => row[id],
      text: (row: LevelRow) => (row[id] === null ? noData : format.level(row[id])),
    });
    let rows: readonly LevelRow[] | undefined;
    return {
      columns: [
        {
          id: 'time',
          header: timeZone === undefined ? chart.time : `${chart.time} (${timeZone})`,
          value: ({ from }) => format.file(from),
          text: ({ from }) => format.time(from),
          rowHeader: true,
        },
        level('mean', labels.mean),
        level('min', chart.lowest),
        level('max', chart.highest),
        { id: 'silence', header: `${labels.silence} (s)`, align: 'end', value: ({ silentS }) => silentS },
      ],
      get rows() {
        rows ??= rowsOf({ pyramid, startAt, stepMs, range, silences, timeZone });
        return rows;
      },
      rowKey: ({ from }) => from,
    };
  }, [pyramid, startAt, stepMs, range, silences, timeZone, format, noData, chart, labels]);
}

function rowsOf(options: Omit<LevelTableOptions, 'format'>): readonly LevelRow[] {
  const { pyramid, startAt, stepMs, range, silences, timeZone } = options;
  const starts = startsOf(range, stepMs, timeZone);
  const summary = emptySummary();
  const tenth = (level: number) => Math.round(level * 10) / 10;
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? range.to;
    summarize(pyramid, Math.ceil((from - startAt) / stepMs), Math.ceil((to - startAt) / stepMs), summary);
    const isKnown = summary.count > 0;
    return {
      from,
      to,
      mean: isKnown ? tenth(summary.sum / summary.count) : null,
      min: isKnown ? tenth(summary.min) : null,
      max: isKnown ? tenth(summary.max) : null,
      silentS: silentSeconds(silences, from, to),
    };
  });
}

function startsOf({ from, to }: TimeRange, stepMs: number, timeZone: string | undefined): readonly number[] {
  const samples = Math.ceil((to - from) / stepMs);
  if (samples <= MOST_ROWS) return Array.from({ length: samples }, (_, index) => from + index * stepMs);
  const { at } = timeTicks(from, to, MOST_ROWS, timeZone);
  const inside = at.filter((instant) => instant < to);
  return inside[0] === from ? inside : [from, ...inside];
}

function silentSeconds(silences: readonly TimeRange[], from: number, to: number): number {
  const ms = silences.reduce(
    (sum, period) => sum + Math.max(Math.min(period.to, to) - Math.max(period.from, from), 0),
    0,
  );
  return Math.round(ms / 1000);
}
