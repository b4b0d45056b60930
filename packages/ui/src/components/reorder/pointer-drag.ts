/**
 * Drag and drop with mouse, pen and touch. Loaded by {@link usePointerDrag} after the first paint and only in browsers:
 * the library needs a DOM.
 */
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine';
import {
  autoScrollForElements,
  autoScrollWindowForElements,
} from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import type { Place } from './place.ts';

/** An element that can be dragged. */
export interface DragItem {
  element: HTMLElement;
  /** The part by which it is dragged. Default: the whole element. */
  handle?: HTMLElement | undefined;
  /** Items can only be dropped in columns of the same scope. */
  scope: symbol;
  key: string;
}

/** Makes an element draggable; returns a function that ends it. */
function registerItem({ element, handle, scope, key }: DragItem): () => void {
  return draggable({
    element,
    ...(handle ? { dragHandle: handle } : {}),
    getInitialData: () => ({ scope, key }),
  });
}

/** An element that contains items. */
export interface DragColumn {
  element: HTMLElement;
  scope: symbol;
  id: string;
  /** Whether an item may be dropped here. */
  accepts: (key: string) => boolean;
}

/** Makes an element accept items; returns a function that ends it. */
function registerColumn({ element, scope, id, accepts }: DragColumn): () => void {
  return dropTargetForElements({
    element,
    getData: () => ({ column: id }),
    canDrop: ({ source }) => source.data.scope === scope && accepts(String(source.data.key)),
  });
}

/** Events of all drags of a scope. */
export interface DragEvents {
  onStart: (key: string) => void;
  /** The pointer is over a gap, or over none. */
  onOver: (gap: Place | undefined) => void;
  /** The drag ended over a gap, or without a drop. */
  onEnd: (key: string, gap: Place | undefined) => void;
}

type Monitor = Parameters<typeof monitorForElements>[0];
type Location = Parameters<NonNullable<Monitor['onDrag']>>[0]['location'];

/** Calls the handlers for drags of a scope; returns a function that ends it. */
function watchDrags(scope: symbol, { onStart, onOver, onEnd }: DragEvents): () => void {
  let stopScrolling: (() => void) | undefined;
  const end = monitorForElements({
    canMonitor: ({ source }) => source.data.scope === scope,
    onDragStart({ source }) {
      stopScrolling = scrollNear(source.element);
      onStart(String(source.data.key));
    },
    onDrag: ({ location }) => onOver(gapUnder(location)),
    onDropTargetChange: ({ location }) => onOver(gapUnder(location)),
    onDrop({ source, location }) {
      stopScrolling?.();
      onEnd(String(source.data.key), gapUnder(location));
    },
  });
  return () => {
    stopScrolling?.();
    end();
  };
}

/** The gap nearest to the pointer: before all items whose middle is below it. */
function gapUnder({ current: { dropTargets, input } }: Location): Place | undefined {
  const [target] = dropTargets;
  if (!target) return undefined;
  const items = [...target.element.querySelectorAll('[data-reorder-item]')].filter(
    // Another list can be nested in an item.
    (item) => item.closest('[data-reorder-column]') === target.element,
  );
  const isAbove = (item: Element) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 < input.clientY;
  };
  return { column: String(target.data.column), index: items.filter(isAbove).length };
}

/** Scrolls the page and the scroll containers on it while the pointer is near their edges. */
function scrollNear(item: HTMLElement): () => void {
  const root = item.closest('[data-reorder-root]') ?? item;
  const inside = [...root.querySelectorAll<HTMLElement>('[data-reorder-column]')];
  const containers = new Set<HTMLElement>(inside.filter(isScrollable));
  for (let element: Element | null = root; element; element = element.parentElement) {
    if (element instanceof HTMLElement && isScrollable(element)) containers.add(element);
  }
  return combine(
    autoScrollWindowForElements(),
    ...[...containers].map((element) => autoScrollForElements({ element })),
  );
}

function isScrollable(element: HTMLElement): boolean {
  // The page itself scrolls with the window.
  if (element === document.documentElement || element === document.body) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
}

/** Dragging with a pointer. */
export const pointerDrag = { registerItem, registerColumn, watchDrags };
