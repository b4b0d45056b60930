import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { type CellPosition, type GridBounds, nextCellPosition } from './grid-navigation.ts';

/** Interactive elements inside a cell. */
const CONTROLS = 'a[href],button,input,select,textarea,[tabindex]';

interface GridFocusOptions {
  grid: RefObject<HTMLDivElement | null>;
  shape: GridBounds;
  /** Index of the last focused row; −1 when it was removed, `undefined` when there was none. */
  activeRow: number | undefined;
  /** Called when focus moves to another row; −1 is the header. */
  onRow: (row: number) => void;
  /** Renders a row and scrolls it into view. */
  reveal: (row: number) => void;
  /** Toggles a row, or selects the range up to it; `undefined` when rows aren't selectable. */
  onSelect: ((row: number, range: boolean) => void) | undefined;
  onSelectAll: () => void;
}

/**
 * Keyboard navigation of a grid (WAI-ARIA APG, "Grid Pattern") with a roving tab index. Each cell has one focus target:
 * itself or its only control. `tabIndex` is set on the elements directly, so that arrow keys don't re-render the grid.
 */
export function useGridFocus(options: GridFocusOptions) {
  const { grid, shape, activeRow, onRow, reveal } = options;
  const active = useRef<CellPosition>({ row: shape.hasHeader ? -1 : 0, column: 0 });
  const hadFocus = useRef(false);

  const find = ({ row, column }: CellPosition) =>
    grid.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-stop="${column}"]`);

  const moveTo = (place: CellPosition) => {
    if (place.row >= 0) reveal(place.row);
    find(place)?.focus();
  };

  // After every render: new rows have no tab stop, and the row with the tab stop may be removed.
  useLayoutEffect(() => {
    const column = Math.min(active.current.column, shape.columns - 1);
    const isGone = activeRow === -1;
    const row = activeRow === undefined || isGone ? Math.min(active.current.row, shape.rows - 1) : activeRow;
    active.current = { row, column };
    let stop = find(active.current);
    if (!stop) {
      active.current = { row: shape.hasHeader ? -1 : 0, column: 0 };
      stop = find(active.current);
    }
    setTabStop(grid.current, stop);
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (isLost) moveTo(active.current);
  });

  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const place = focusTargetOf(event.target, event.currentTarget);
      if (!place) return;
      hadFocus.current = true;
      active.current = place.at;
      setTabStop(grid.current, place.stop);
      onRow(place.at.row);
    },
    // React fires no blur event for an element that it removes itself, so focus is restored after that.
    onBlur: () => {
      hadFocus.current = false;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const place = focusTargetOf(event.target, event.currentTarget);
      if (!place || event.defaultPrevented) return;
      if (event.target !== place.stop) return handleKeyInsideCell(event, place.stop);
      const next = nextCellPosition(event, place.at, shape);
      if (next) {
        event.preventDefault();
        moveTo(next);
      } else if (handleCellKey(event, place.stop, place.at, options)) {
        event.preventDefault();
      }
    },
  };
}

/** Focus target of an element; `undefined` for portalled children, such as an open menu. */
function focusTargetOf(target: EventTarget, grid: HTMLElement) {
  if (!(target instanceof HTMLElement) || !grid.contains(target)) return undefined;
  const stop = target.closest<HTMLElement>('[data-stop]');
  const row = stop?.closest<HTMLElement>('[data-row]');
  if (!stop || !row) return undefined;
  return { stop, at: { row: Number(row.dataset.row), column: Number(stop.dataset.stop) } };
}

function setTabStop(grid: HTMLElement | null, stop: HTMLElement | null | undefined): void {
  for (const other of grid?.querySelectorAll<HTMLElement>('[data-stop][tabindex="0"]') ?? []) {
    if (other !== stop) other.tabIndex = -1;
  }
  if (stop) stop.tabIndex = 0;
}

/** Handles a key on the focused cell; returns whether it was handled. */
function handleCellKey(
  event: KeyboardEvent,
  stop: HTMLElement,
  { row }: CellPosition,
  { onSelect, onSelectAll }: GridFocusOptions,
): boolean {
  // A cell has a role; a control that is the focus target has none.
  const isControl = !stop.hasAttribute('role');
  if (onSelect && event.key === 'a' && (event.ctrlKey || event.metaKey)) {
    onSelectAll();
    return true;
  }
  if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
    const menu = stop.closest('[data-row]')?.querySelector<HTMLElement>('[data-menu]');
    menu?.click();
    return menu !== null && menu !== undefined;
  }
  if (isControl) return false;
  if (event.key === ' ' && onSelect && row >= 0) {
    onSelect(row, event.shiftKey);
    return true;
  }
  if (event.key !== 'Enter' && event.key !== 'F2') return false;
  const control = controlsOf(stop)[0];
  control?.focus();
  return control !== undefined;
}

/** Inside a cell, keys go to its controls; Tab cycles through them and Escape returns to the cell. */
function handleKeyInsideCell(event: KeyboardEvent, stop: HTMLElement): void {
  if (event.key === 'Escape' || event.key === 'F2') {
    event.preventDefault();
    stop.focus();
  } else if (event.key === 'Tab') {
    const controls = controlsOf(stop);
    const at = controls.indexOf(event.target as HTMLElement);
    const next = controls.at((at + (event.shiftKey ? -1 : 1)) % controls.length);
    event.preventDefault();
    next?.focus();
  }
}

function controlsOf(cell: HTMLElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => !control.matches(':disabled'));
}

/** Removes the controls inside the cells of a row from the tab order: the grid is a single tab stop. */
export function removeFromTabOrder(row: HTMLElement | null): void {
  for (const control of row?.querySelectorAll<HTMLElement>(`[data-stop][role] :is(${CONTROLS})`) ?? []) {
    if (control.dataset.stop === undefined) control.tabIndex = -1;
  }
}
