import { useMemo } from 'react';
import { textWidth } from '#/lib/chart/labels.ts';
import { type SeriesScale, seriesGeometry } from '#/lib/chart/series.ts';
import { useWords } from '#/provider/ui-words.tsx';
import type { AreaChartMark } from './area-chart-point.ts';
import { type PlotNote, placeNotes } from './layout.ts';
import type { ReadingWords } from './reading-words.tsx';
import type { Reading } from './readings.ts';
import type { ChartAxes } from './use-axes.ts';

interface NotesOptions {
  axes: ChartAxes;
  readings: readonly Reading[];
  words: ReadingWords;
  marks: readonly AreaChartMark[];
  now: number | undefined;
  maxStepMs: number | undefined;
  isEmpty: boolean;
}

/** All annotations of the plot: marks, gaps, the current time, and time changes. */
export function useNotes({ axes, readings, words, marks, now, maxStepMs, isEmpty }: NotesOptions) {
  const labels = useWords('chart');
  const { from, to, width, changes, format } = axes;
  const { noData } = words;
  return useMemo(() => {
    const scale: SeriesScale = { from, to, min: 0, max: 1, width: to - from, height: 1 };
    // With several series, a gap is a time at which none has data.
    const samples = readings.map(({ at, points }) => ({
      x: at,
      value: points.some((point) => typeof point?.value === 'number') ? 1 : null,
    }));
    const found = isEmpty
      ? []
      : seriesGeometry(samples, scale, { maxStep: maxStepMs, ...(now === undefined ? null : { until: now }) })
          .gaps;
    const gaps = found.map((gap) => {
      const [start, end] = [gap.from / (to - from), gap.to / (to - from)];
      const hasRoom = (end - start) * width > textWidth(noData) + 24;
      return { start, end, word: hasRoom ? noData : undefined };
    });
    const notes: PlotNote[] = [
      ...marks.map((mark, index) => ({
        ...mark,
        id: `mark-${index}`,
        kind: mark.tone === 'danger' ? ('danger' as const) : ('mark' as const),
      })),
      ...gaps
        .filter(({ word }) => word === undefined)
        .map((gap) => ({
          id: `gap-${gap.start}`,
          at: from + gap.end * (to - from),
          label: noData,
          detail: format.range(from + gap.start * (to - from), from + gap.end * (to - from)),
          kind: 'gap' as const,
        })),
      ...(now === undefined ? [] : [{ id: 'now', at: now, label: labels.now, kind: 'now' as const }]),
      ...changes.map(({ at, byMs }) => ({
        id: `clock-${at}`,
        at,
        label: byMs > 0 ? labels.clocksForward : labels.clocksBack,
        detail: format.tick(at),
        kind: 'clock' as const,
      })),
    ];
    return { gaps, notes: placeNotes(notes, { from, to }, width) };
  }, [from, to, width, changes, format, noData, readings, marks, now, maxStepMs, isEmpty, labels]);
}
