import { type RefObject, useEffect, useState } from 'react';
import { useLatest } from '#/lib/use-latest.ts';
import type { Place } from './place.ts';
import type { pointerDrag } from './pointer-drag.ts';

/** Dragging with a pointer, once it is loaded. */
export type PointerDrag = typeof pointerDrag;

/** Loads dragging after the first paint; `undefined` until then. Keyboard and menu work without. */
export function usePointerDrag(enabled: boolean): PointerDrag | undefined {
  const [loaded, setLoaded] = useState<PointerDrag>();
  useEffect(() => {
    if (!enabled || loaded) return;
    let isCurrent = true;
    import('./pointer-drag.ts').then(
      (module) => isCurrent && setLoaded(module.pointerDrag),
      // Offline: the keyboard and the menu remain.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [enabled, loaded]);
  return enabled ? loaded : undefined;
}

interface DragItemOptions {
  drag: PointerDrag | undefined;
  scope: symbol;
  itemKey: string;
  element: RefObject<HTMLElement | null>;
  /** Without a handle, the whole element can be dragged. */
  handle?: RefObject<HTMLElement | null> | undefined;
}

/** Makes an item draggable. */
export function useDragItem({ drag, scope, itemKey, element, handle }: DragItemOptions): void {
  useEffect(() => {
    if (!(drag && element.current)) return;
    return drag.registerItem({
      element: element.current,
      handle: handle?.current ?? undefined,
      scope,
      key: itemKey,
    });
  }, [drag, scope, itemKey, element, handle]);
}

interface DragColumnOptions {
  drag: PointerDrag | undefined;
  scope: symbol;
  id: string;
  element: RefObject<HTMLElement | null>;
  accepts: (key: string) => boolean;
}

/** Makes a column accept items. */
export function useDragColumn({ drag, scope, id, element, accepts }: DragColumnOptions): void {
  const latest = useLatest(accepts);
  useEffect(() => {
    if (!(drag && element.current)) return;
    return drag.registerColumn({ element: element.current, scope, id, accepts: latest });
  }, [drag, scope, id, element, latest]);
}

interface DragState {
  key: string;
  gap: Place | undefined;
}

interface DragStateOptions {
  drag: PointerDrag | undefined;
  scope: symbol;
  onStart: () => void;
  onDrop: (key: string, gap: Place) => void;
}

/** The item that is being dragged, and the gap below the pointer. */
export function useDragState({ drag, scope, onStart, onDrop }: DragStateOptions): DragState | undefined {
  const [state, setState] = useState<DragState>();
  const started = useLatest(onStart);
  const dropped = useLatest(onDrop);
  useEffect(() => {
    if (!drag) return;
    return drag.watchDrags(scope, {
      onStart(key) {
        started();
        setState({ key, gap: undefined });
      },
      onOver: (gap) =>
        setState((old) =>
          // A new object would render the whole list at every move of the pointer.
          !old || (old.gap?.column === gap?.column && old.gap?.index === gap?.index) ? old : { ...old, gap },
        ),
      onEnd(key, gap) {
        setState(undefined);
        if (gap) dropped(key, gap);
      },
    });
  }, [drag, scope, started, dropped]);
  return state;
}
