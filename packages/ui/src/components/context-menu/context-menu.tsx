import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  DropdownMenu,
  DropdownMenuContent,
  type DropdownMenuContentProps,
  DropdownMenuTrigger,
} from '#/components/dropdown-menu/index.ts';
import { useLatest } from '#/lib/use-latest.ts';
import { ContextMenuContext, type Point, useContextMenu } from './context-menu.context.ts';

/** Props of {@link ContextMenu}. */
export interface ContextMenuProps {
  /** Leaves the browser's own context menu. */
  disabled?: boolean | undefined;
  /** Called when the menu opens and closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A `ContextMenuTrigger` and a `ContextMenuContent`. */
  children?: ReactNode;
}

/**
 * A menu of actions at the pointer: right click, Shift+F10 or the menu key, long press on touch. Its items are those of
 * `DropdownMenu`, so that a button can open the same ones: every action must also be reachable without this menu, because
 * nothing shows that it exists. It is never modal and injects no style element. Renders no element.
 */
export function ContextMenu({ disabled = false, onOpenChange, children }: ContextMenuProps) {
  const [point, setPoint] = useState<Point>();
  const before = useRef<Element | null>(null);
  const changed = useLatest((open: boolean) => onOpenChange?.(open));
  const openAt = useCallback(
    (at: Point) => {
      before.current = document.activeElement;
      setPoint(at);
      changed(true);
    },
    [changed],
  );
  const restoreFocus = useCallback(() => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  }, []);
  const isOpen = point !== undefined;
  const context = useMemo(
    () => ({ isOpen, disabled, openAt, restoreFocus }),
    [isOpen, disabled, openAt, restoreFocus],
  );
  return (
    <ContextMenuContext value={context}>
      <DropdownMenu
        onOpenChange={(open) => {
          if (open) return;
          setPoint(undefined);
          changed(false);
        }}
        open={isOpen}
      >
        {point ? <Anchor key={`${point.x} ${point.y}`} point={point} /> : null}
        {children}
      </DropdownMenu>
    </ContextMenuContext>
  );
}

/** The point at which the menu opens, as an element to place it by. In the body: a row of a table may contain no span. */
function Anchor({ point: { x, y } }: { point: Point }) {
  return createPortal(
    <DropdownMenuTrigger asChild>
      <span aria-hidden="true" className="ui:pointer-events-none ui:fixed" style={{ left: x, top: y }} />
    </DropdownMenuTrigger>,
    document.body,
  );
}

/** Props of {@link ContextMenuContent}: those of `DropdownMenuContent`. A name is required. */
export type ContextMenuContentProps = Omit<DropdownMenuContentProps, 'aria-label' | 'aria-labelledby'> & {
  /** Accessible name, such as "Actions for /128kbps". */
  'aria-label': string;
};

/** The panel. Contains `DropdownMenuItem` and the other parts of `DropdownMenu`. */
export function ContextMenuContent({
  onCloseAutoFocus,
  onInteractOutside,
  ...rest
}: ContextMenuContentProps) {
  const { restoreFocus } = useContextMenu();
  const isDismissedByPointer = useRef(false);
  return (
    <DropdownMenuContent
      align="start"
      sideOffset={2}
      {...rest}
      // The anchor has no name.
      aria-labelledby={undefined}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event);
        if (!(event.defaultPrevented || isDismissedByPointer.current)) restoreFocus();
        isDismissedByPointer.current = false;
        event.preventDefault();
      }}
      onInteractOutside={(event) => {
        onInteractOutside?.(event);
        if (!event.defaultPrevented) isDismissedByPointer.current = true;
      }}
    />
  );
}
