import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { levelHistoryVariants } from './level-history.variants.ts';

interface ThresholdLineProps {
  value: number;
  /** Called while it moves; without it the line is fixed. */
  onChange: ((value: number) => void) | undefined;
  min: number;
  max: number;
  /** Level at the bottom of the plot. */
  floor: number;
  format: (level: number) => string;
}

const PAGE_DB = 5;

/** The threshold, as a line that can be dragged and moved with the arrow keys in steps of 1 dB. */
export function ThresholdLine({ value, onChange, min, max, floor, format }: ThresholdLineProps) {
  const labels = useLabelGroup('levelHistory');
  const [isDragging, setDragging] = useState(false);
  const styles = levelHistoryVariants({ movable: onChange !== undefined });
  const top = `${(value / floor) * 100}%`;
  const set = (next: number) => {
    const level = Math.min(Math.max(Math.round(next), min), max);
    if (level !== value) onChange?.(level);
  };
  if (!onChange) {
    return (
      <div aria-hidden="true" className={styles.threshold()} data-part="threshold" style={{ top }}>
        <span className={styles.thresholdLine()} />
      </div>
    );
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moves: Record<string, number> = {
      ArrowUp: value + 1,
      ArrowRight: value + 1,
      ArrowDown: value - 1,
      ArrowLeft: value - 1,
      PageUp: value + PAGE_DB,
      PageDown: value - PAGE_DB,
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
    if (!isDragging || !box || box.height === 0) return;
    set(((event.clientY - box.top) / box.height) * floor);
  }

  return (
    <div
      aria-label={labels.threshold}
      aria-orientation="vertical"
      aria-valuemax={max}
      aria-valuemin={min}
      aria-valuenow={value}
      aria-valuetext={format(value)}
      className={styles.threshold()}
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
      style={{ top }}
      tabIndex={0}
    >
      <span className={styles.thresholdLine()} />
      <span className={styles.thresholdHandle()} data-part="handle" />
    </div>
  );
}
