import { useMemo } from 'react';
import { textWidth } from '#/lib/chart/labels.ts';
import { type SeriesScale, seriesGeometry } from '#/lib/chart/series.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import type { AreaChartMark } from './area-chart-point.ts';
import { type PlotAnnotation, placeAnnotations } from './layout.ts';
import type { ReadingLabels } from './reading-tooltip.tsx';
import type { Reading } from './readings.ts';
import type { ChartAxes } from './use-axes.ts';

interface AnnotationsOptions {
  axes: ChartAxes;
  readings: readonly Reading[];
  readingLabels: ReadingLabels;
  marks: readonly AreaChartMark[];
  now: number | undefined;
  maxStepMs: number | undefined;
  isEmpty: boolean;
}

/** All annotations of the plot: marks, gaps, the current time, and time changes. */
export function useAnnotations({
  axes,
  readings,
  readingLabels,
  marks,
  now,
  maxStepMs,
  isEmpty,
}: AnnotationsOptions) {
  const labels = useLabelGroup('chart');
  const { from, to, width, changes, format } = axes;
  const { noData } = readingLabels;
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
      return { start, end, label: hasRoom ? noData : undefined };
    });
    const annotations: PlotAnnotation[] = [
      ...marks.map((mark, index) => ({
        ...mark,
        id: `mark-${index}`,
        kind: mark.tone === 'danger' ? ('danger' as const) : ('mark' as const),
      })),
      ...gaps
        .filter(({ label }) => label === undefined)
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
    return { gaps, annotations: placeAnnotations(annotations, { from, to }, width) };
  }, [from, to, width, changes, format, noData, readings, marks, now, maxStepMs, isEmpty, labels]);
}
