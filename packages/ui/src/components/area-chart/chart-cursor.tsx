import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { projectX, projectY, type SeriesScale } from '#/components/sparkline/series.geometry.ts';
import { cx } from '#/lib/tv.ts';
import { useLabels } from '#/provider/ui-provider.tsx';
import type { AreaChartPoint } from './area-chart-point.ts';
import { moveCursor, nearestPoint } from './cursor.ts';
import type { ChartFormat } from './use-chart-format.ts';

interface ChartCursorProps {
  points: readonly AreaChartPoint[];
  scale: SeriesScale;
  format: ChartFormat;
  unit: string;
  label: string;
}

/**
 * Reads the chart point by point: by pointer, or by arrow keys once it has focus. It is a slider because a
 * slider is what arrow keys move and what tells a screen reader its value; it changes nothing.
 */
export function ChartCursor({ points, scale, format, unit, label }: ChartCursorProps) {
  const labels = useLabels();
  const [picked, setPicked] = useState<number>();
  const [open, setOpen] = useState(false);
  const last = points.length - 1;
  // Points may go while one is picked: live data drop the oldest.
  const index = Math.min(picked ?? last, last);
  const point = points[index];
  if (!point) return null;

  const words = point.value === null ? labels.noData : `${format.value(point.value)} ${unit}`;
  const left = projectX(point.at, scale) / scale.width;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      setOpen(false);
      return;
    }
    const next = moveCursor(event.key, index, points.length);
    if (next === undefined) return;
    event.preventDefault();
    setPicked(next);
    setOpen(true);
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    const share = box.width > 0 ? (event.clientX - box.left) / box.width : 0;
    setPicked(nearestPoint(points, scale.from + share * (scale.to - scale.from)));
    setOpen(true);
  }

  return (
    <div
      aria-label={label}
      aria-orientation="horizontal"
      aria-readonly="true"
      aria-valuemax={last}
      aria-valuemin={0}
      aria-valuenow={index}
      aria-valuetext={`${format.time(point.at)}: ${words}`}
      className="ui:absolute ui:inset-0 ui:cursor-crosshair ui:rounded-badge"
      data-part="cursor"
      onBlur={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onKeyDown={onKeyDown}
      onPointerLeave={() => setOpen(false)}
      onPointerMove={onPointerMove}
      role="slider"
      tabIndex={0}
    >
      {open ? (
        <>
          <span
            className="ui:absolute ui:inset-y-0 ui:w-px ui:bg-border-strong"
            data-part="needle"
            style={{ left: `${left * 100}%` }}
          />
          {point.value === null ? null : (
            <span
              className="ui:absolute ui:size-2 ui:-translate-x-1/2 ui:-translate-y-1/2 ui:rounded-full ui:bg-data-1 ui:ring-2 ui:ring-surface-raised"
              data-part="dot"
              style={{ left: `${left * 100}%`, top: projectY(point.value, scale) }}
            />
          )}
          <span
            className={cx(
              'ui:pointer-events-none ui:absolute ui:top-0 ui:z-1 ui:rounded-control ui:bg-inverse ui:px-2.5 ui:py-1.5 ui:text-12 ui:whitespace-nowrap ui:text-inverse-fg ui:tabular-nums',
              // The words stay inside the plot, on the side with more room.
              left > 0.5 ? 'ui:-translate-x-[calc(100%+0.5rem)]' : 'ui:translate-x-2',
            )}
            data-part="tooltip"
            style={{ left: `${left * 100}%` }}
          >
            <b className="ui:block ui:font-semibold" data-part="value">
              {words}
            </b>
            {format.time(point.at)}
          </span>
        </>
      ) : null}
    </div>
  );
}
