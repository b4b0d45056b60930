import { projectX, projectY, type SeriesScale } from '#/lib/chart/series.ts';
import { cx } from '#/lib/tv.ts';
import { DOT } from './line-style.tsx';
import type { PlotSeries } from './plot.tsx';
import type { Reading } from './readings.ts';

interface CursorMarksProps {
  reading: Reading | undefined;
  series: readonly PlotSeries[];
  scale: SeriesScale;
}

/** The cursor line, with a dot on each series. */
export function CursorMarks({ reading, series, scale }: CursorMarksProps) {
  if (!reading) return null;
  const left = `${(projectX(reading.at, scale) / scale.width) * 100}%`;
  return (
    <>
      <span
        className="ui:absolute ui:inset-y-0 ui:w-px ui:bg-border-strong ui:forced-colors:bg-[CanvasText]"
        data-part="needle"
        style={{ left }}
      />
      {reading.points.map((point, index) => {
        const line = series[index];
        if (!line || typeof point?.value !== 'number') return null;
        return (
          <span
            className={cx(
              'ui:absolute ui:size-2 ui:-translate-x-1/2 ui:-translate-y-1/2 ui:rounded-full ui:ring-2 ui:ring-surface-raised',
              DOT[line.color],
            )}
            data-part="dot"
            key={line.id}
            style={{ left, top: projectY(point.value, scale) }}
          />
        );
      })}
    </>
  );
}
