import { type KeyboardEvent, type RefCallback, useRef } from 'react';
import { type ColumnOrder, isSamePlace, type Place, placeInGap, placeOf, withMoved } from './place.ts';
import { useHandleFocus } from './use-handle-focus.ts';
import { useLift } from './use-lift.ts';
import { type PointerDrag, useDragState, usePointerDrag } from './use-pointer-drag.ts';
import { useReorderTexts } from './use-reorder-texts.ts';

/** Options of {@link useReorder}. Keys are unique over all columns. */
export interface ReorderOptions {
  columns: readonly ColumnOrder[];
  disabled: boolean;
  nameOf: (key: string) => string;
  /** Names of the columns; omit it for a single list. */
  columnName?: ((id: string) => string) | undefined;
  /** Why an item can't move; `undefined` when it can. */
  refusalOf?: ((key: string, from: Place, to: Place) => string | undefined) | undefined;
  /** Called once per move, when the item is dropped. */
  onMove: (key: string, from: Place, to: Place) => void;
}

/** Handlers of the button that moves an item. */
export interface HandleEvents {
  ref: RefCallback<HTMLElement>;
  onKeyDown: (event: KeyboardEvent) => void;
  onKeyUp: (event: KeyboardEvent) => void;
  onBlur: () => void;
}

/** What {@link useReorder} returns. */
export interface Reorder {
  /** Identifies the items and columns of one component. */
  scope: symbol;
  /** `undefined` while it is loading. */
  drag: PointerDrag | undefined;
  /** The columns with an item picked up by keyboard in its provisional place. */
  columns: readonly ColumnOrder[];
  /** The item picked up by keyboard. */
  lifted: string | undefined;
  /** The item dragged by pointer. */
  dragged: string | undefined;
  /** The gap in which the dragged item would be dropped; `undefined` when nothing would change. */
  gap: Place | undefined;
  /** Text of the live region. */
  announcement: string;
  /** Why an item can't move from its place; `undefined` when it can. */
  refusalOf: (key: string, to: Place) => string | undefined;
  /** Moves an item, or announces why it can't move. */
  move: (key: string, to: Place) => void;
  handleOf: (key: string) => HandleEvents;
  /** Whether an item is being moved. */
  stateOf: (key: string) => 'still' | 'lifted' | 'dragged';
}

/** The shared state of lists and boards: what is moved, by pointer, keyboard or menu, and what is announced. */
export function useReorder(options: ReorderOptions): Reorder {
  const { columns, disabled } = options;
  const scope = useRef(Symbol('reorder')).current;
  const drag = usePointerDrag(!disabled);
  const texts = useReorderTexts(options);
  const focus = useHandleFocus();
  const refusalOf = (key: string, to: Place) => {
    const from = placeOf(columns, key);
    return from && !isSamePlace(from, to) ? options.refusalOf?.(key, from, to) : undefined;
  };
  const move = (key: string, to: Place) => {
    const from = placeOf(columns, key);
    if (!from || isSamePlace(from, to)) return;
    const refusal = refusalOf(key, to);
    if (refusal !== undefined) return texts.announce(texts.refused(key, to, refusal));
    options.onMove(key, from, to);
    texts.announce(texts.at('moved', key, to));
  };
  const onPickUp = focus.keepOn;
  const { lift, clear, cancel, handleKey } = useLift({
    columns,
    disabled,
    texts,
    refusalOf,
    onPickUp,
    onDrop: move,
  });
  const dragging = useDragState({
    drag,
    scope,
    onStart: clear,
    onDrop: (key, gap) => {
      const from = placeOf(columns, key);
      if (from) move(key, placeInGap(from, gap));
    },
  });
  return {
    scope,
    drag,
    columns: lift ? withMoved(columns, lift.key, lift.to) : columns,
    lifted: lift?.key,
    dragged: dragging?.key,
    gap: dragging && changingGap(columns, dragging.key, dragging.gap),
    announcement: texts.announcement,
    refusalOf,
    move(key, to) {
      focus.keepOn(key);
      move(key, to);
    },
    stateOf(key) {
      if (lift?.key === key) return 'lifted';
      return dragging?.key === key ? 'dragged' : 'still';
    },
    handleOf: (key) => ({
      ref: focus.register(key),
      onKeyDown: (event) => handleKey(event, key),
      // Firefox clicks a button when Space is released.
      onKeyUp: (event) => (event.key === ' ' ? event.preventDefault() : undefined),
      onBlur() {
        focus.release();
        if (lift?.key === key) cancel();
      },
    }),
  };
}

function changingGap(
  columns: readonly ColumnOrder[],
  key: string,
  gap: Place | undefined,
): Place | undefined {
  const from = placeOf(columns, key);
  return from && gap && !isSamePlace(from, placeInGap(from, gap)) ? gap : undefined;
}
