import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { cx } from '#/lib/tv.ts';
import type { HistogramScale, HistogramThreshold } from './histogram-bin.ts';

const shareOf = ({ from, to }: HistogramScale, value: number) => (value - from) / (to - from);
const percent = (share: number) => `${share * 100}%`;

/** The numbers below the bins; the first and the last stay within the plot. */
export function ScaleTicks({ scale }: { scale: HistogramScale }) {
  return (
    <div
      aria-hidden="true"
      className="ui:absolute ui:inset-x-0 ui:bottom-0 ui:h-4.5 ui:text-12 ui:text-fg-subtle ui:tabular-nums"
      data-part="scale"
    >
      {scale.ticks.map(({ value, label }, index) => (
        <span
          className={cx(
            'ui:absolute ui:whitespace-nowrap',
            // With an odd number of ticks, the first and the last stay.
            scale.ticks.length % 2 === 1 && 'ui:max-md:even:hidden',
            index === scale.ticks.length - 1 ? 'ui:-translate-x-full' : index > 0 && 'ui:-translate-x-1/2',
          )}
          data-part="tick"
          key={value}
          style={{ left: percent(shareOf(scale, value)) }}
        >
          {label}
        </span>
      ))}
    </div>
  );
}

const PAGE = 5;
const PLACE = 'ui:absolute ui:-top-5 ui:bottom-6';

/** The threshold as a vertical line. Its text goes to the side that has room. */
export function ThresholdHandle(props: HistogramThreshold & { scale: HistogramScale }) {
  const { scale, value, text, label, min = scale.from, max = scale.to, onValueChange } = props;
  const [isDragging, setDragging] = useState(false);
  const share = shareOf(scale, value);
  const line = (
    <>
      <span className="ui:absolute ui:inset-y-0 ui:left-1/2 ui:w-0.5 ui:-translate-x-1/2 ui:bg-fg ui:forced-colors:bg-[CanvasText]" />
      <span
        aria-hidden="true"
        className={cx(
          'ui:absolute ui:top-0 ui:text-12 ui:font-semibold ui:whitespace-nowrap',
          share > 0.8 ? 'ui:right-1/2 ui:me-2' : 'ui:left-1/2 ui:ms-2',
        )}
        data-part="threshold-text"
      >
        {text}
      </span>
    </>
  );
  if (!onValueChange)
    return (
      <div
        className={cx(PLACE, 'ui:pointer-events-none ui:w-0')}
        data-part="threshold"
        style={{ left: percent(share) }}
      >
        {line}
      </div>
    );

  const set = (next: number) => {
    const whole = Math.min(Math.max(Math.round(next), min), max);
    if (whole !== value) onValueChange(whole);
  };

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moves: Record<string, number> = {
      ArrowUp: value + 1,
      ArrowRight: value + 1,
      ArrowDown: value - 1,
      ArrowLeft: value - 1,
      PageUp: value + PAGE,
      PageDown: value - PAGE,
      Home: min,
      End: max,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!isDragging || !box || box.width === 0) return;
    set(scale.from + ((event.clientX - box.left) / box.width) * (scale.to - scale.from));
  }

  return (
    <div
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemax={max}
      aria-valuemin={min}
      aria-valuenow={value}
      aria-valuetext={text}
      className={cx(
        PLACE,
        'ui:w-6 ui:-translate-x-1/2 ui:cursor-ew-resize ui:touch-none ui:rounded-badge ui:pointer-coarse:w-11',
      )}
      data-part="threshold"
      onKeyDown={onKeyDown}
      onPointerCancel={() => setDragging(false)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => setDragging(false)}
      role="slider"
      style={{ left: percent(share) }}
      tabIndex={0}
    >
      {line}
      <span
        className="ui:absolute ui:top-1/2 ui:left-1/2 ui:h-6 ui:w-3.5 ui:-translate-x-1/2 ui:-translate-y-1/2 ui:rounded-badge ui:border-2 ui:border-fg ui:bg-surface-raised"
        data-part="handle"
      />
    </div>
  );
}
