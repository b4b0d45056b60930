import { createContext, useContext } from 'react';

/** A position in the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface ContextMenuContextValue {
  isOpen: boolean;
  disabled: boolean;
  /** Opens the menu at a point. */
  openAt: (point: Point) => void;
  /** Restores focus to the element that had it when the menu opened. */
  restoreFocus: () => void;
}

export const ContextMenuContext = createContext<ContextMenuContextValue | undefined>(undefined);

/** Returns the context of the surrounding `ContextMenu`; throws outside of one. */
export function useContextMenu(): ContextMenuContextValue {
  const value = useContext(ContextMenuContext);
  if (!value) throw new Error('@unmuted/ui: a part of ContextMenu must be rendered inside <ContextMenu>');
  return value;
}
