import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { moveInGrid } from '#/lib/chart/cursor.ts';
import { useLatest } from '#/lib/use-latest.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import type { SlotPosition, SlotSelection } from './week-intervals.ts';

interface WeekSelectionOptions {
  /** The visible days in order; 0 is Monday. */
  days: readonly number[];
  slots: number;
  /** Cells of a row: all slots of a day, or a part of them in the narrow layout. */
  columns: number;
  isEditable: boolean;
  onPaint: (selection: SlotSelection) => void;
  onErase: (selection: SlotSelection) => void;
}

interface Marked {
  readonly anchor: SlotPosition;
  readonly focus: SlotPosition;
  /** Selects the day of the focus, its time on every day, or everything; the focus stays. */
  readonly whole?: 'day' | 'time' | 'all' | undefined;
}

/** Focus, selection, and what paints: a drag, Space and Delete. */
export function useWeekSelection(options: WeekSelectionOptions) {
  const { days, slots, columns, isEditable, onPaint, onErase } = options;
  const { dir } = useUi();
  const origin = { day: days[0] ?? 0, slot: 0 };
  const [marked, setMarked] = useState<Marked>({ anchor: origin, focus: origin });
  const [isDragging, setDragging] = useState(false);
  // The narrow layout shows another day: the same time stays selected.
  const visible = (position: SlotPosition) =>
    days.includes(position.day) ? position : { ...origin, slot: position.slot };
  const focus = visible(marked.focus);
  const selection = selectionOf({ ...marked, anchor: visible(marked.anchor), focus }, days, slots);

  const mark = (anchor: SlotPosition, next: SlotPosition) => setMarked({ anchor, focus: next });

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const isWhole = event.ctrlKey || event.metaKey;
    if (event.key === ' ' && (event.shiftKey || isWhole)) {
      // As in spreadsheets: Shift selects the row, Control the column.
      setMarked({ anchor: focus, focus, whole: event.shiftKey ? 'day' : 'time' });
    } else if (event.key === 'a' && isWhole) {
      setMarked({ anchor: focus, focus, whole: 'all' });
    } else if (event.key === ' ' || event.key === 'Enter') {
      if (isEditable) onPaint(selection);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (isEditable) onErase(selection);
    } else if (event.key === 'Escape') {
      mark(focus, focus);
      return;
    } else {
      const next = moved(event.key, isWhole);
      if (!next) return;
      mark(event.shiftKey && isEditable ? visible(marked.anchor) : next, next);
      focusCell(event.currentTarget, next);
    }
    event.preventDefault();
  }

  function moved(key: string, isWhole: boolean): SlotPosition | undefined {
    const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
    const perDay = slots / columns;
    const place = {
      row: days.indexOf(focus.day) * perDay + Math.floor(focus.slot / columns),
      column: focus.slot % columns,
    };
    const size = { rows: days.length * perDay, columns };
    const next = moveInGrid(dir === 'rtl' ? (mirrored[key] ?? key) : key, place, size, isWhole);
    if (!next) return undefined;
    return {
      day: days[Math.floor(next.row / perDay)] ?? 0,
      slot: (next.row % perDay) * columns + next.column,
    };
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const cell = positionOf(event.target);
    if (!cell || event.button !== 0) return;
    // A touch is captured by its first cell: released, it enters the others.
    const target = event.target as HTMLElement;
    if (target.hasPointerCapture?.(event.pointerId)) target.releasePointerCapture(event.pointerId);
    mark(event.shiftKey ? visible(marked.anchor) : cell, cell);
    setDragging(isEditable);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const cell = isDragging ? positionOf(event.target) : undefined;
    if (cell) setMarked(({ anchor }) => ({ anchor, focus: cell }));
  }

  const finish = useLatest((isDone: boolean) => {
    setDragging(false);
    if (isDone) onPaint(selection);
    mark(focus, focus);
  });
  useEffect(() => {
    if (!isDragging) return undefined;
    const onUp = () => finish(true);
    const onCancel = () => finish(false);
    // On the window, because a drag may end outside the grid.
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
    return () => {
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
    };
  }, [isDragging, finish]);

  return { focus, selection, gridProps: { onKeyDown, onPointerDown, onPointerMove } };
}

function selectionOf(
  { anchor, focus, whole }: Marked,
  days: readonly number[],
  slots: number,
): SlotSelection {
  if (whole === 'day') return { days: [focus.day], from: 0, to: slots - 1 };
  if (whole === 'time') return { days, from: focus.slot, to: focus.slot };
  if (whole === 'all') return { days, from: 0, to: slots - 1 };
  const [one, other] = [days.indexOf(anchor.day), days.indexOf(focus.day)];
  return {
    days: days.slice(Math.min(one, other), Math.max(one, other) + 1),
    from: Math.min(anchor.slot, focus.slot),
    to: Math.max(anchor.slot, focus.slot),
  };
}

function positionOf(target: EventTarget): SlotPosition | undefined {
  const cell = target instanceof Element ? target.closest('[data-slot]') : null;
  const [day, slot] = cell?.getAttribute('data-slot')?.split('-').map(Number) ?? [];
  return day === undefined || slot === undefined ? undefined : { day, slot };
}

function focusCell(grid: HTMLElement, { day, slot }: SlotPosition): void {
  grid.querySelector<HTMLElement>(`[data-slot="${day}-${slot}"]`)?.focus();
}
