import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
} from 'react';
import { Slot } from '#/lib/slot.tsx';
import { cx } from '#/lib/tv.ts';
import { type Point, useContextMenu } from './context-menu.context.ts';

/** Duration of a long press, as in Android and iOS. */
const LONG_PRESS_MS = 600;
/** A finger that moves further scrolls. */
const TOLERANCE_PX = 10;
/** Fields in which the browser's own menu is needed, for pasting and spelling. */
const editable = 'input, textarea, [contenteditable]:not([contenteditable="false"])';

/** Props of {@link ContextMenuTrigger}. Accepts all `<div>` props. */
export interface ContextMenuTriggerProps extends ComponentProps<'div'> {
  /** Renders the only child as the area, such as a row of a list. */
  asChild?: boolean | undefined;
}

/** The area in which the menu opens. The keyboard opens it from any focused control inside. */
export function ContextMenuTrigger({
  asChild = false,
  className,
  onContextMenu,
  onKeyDown,
  onPointerDown,
  onPointerMove,
  onPointerUp,
  onPointerCancel,
  onClickCapture,
  ...rest
}: ContextMenuTriggerProps) {
  const { isOpen, disabled, openAt } = useContextMenu();
  const longPress = useLongPress(openAt);
  const isNative = (target: EventTarget) =>
    disabled || (target instanceof Element && target.closest(editable) !== null);
  const Root = asChild ? (Slot as unknown as 'div') : 'div';
  return (
    <Root
      {...rest}
      className={cx('ui:[-webkit-touch-callout:none] ui:coarse:select-none', className)}
      data-context-menu=""
      data-state={isOpen ? 'open' : 'closed'}
      data-ui="context-menu-trigger"
      onClickCapture={(event) => {
        onClickCapture?.(event);
        longPress.swallowClick(event);
      }}
      onContextMenu={(event) => {
        onContextMenu?.(event);
        // An area inside this one has opened its own menu.
        if (event.defaultPrevented || isNative(event.target)) return;
        event.preventDefault();
        longPress.end();
        openAt({ x: event.clientX, y: event.clientY });
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.defaultPrevented || !isMenuKey(event) || isNative(event.target)) return;
        // Browsers disagree on where a context menu from the keyboard belongs.
        event.preventDefault();
        openAt(belowFocus(event));
      }}
      onPointerCancel={(event) => {
        onPointerCancel?.(event);
        longPress.end();
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        if (!(event.defaultPrevented || isNative(event.target))) longPress.begin(event);
      }}
      onPointerMove={(event) => {
        onPointerMove?.(event);
        longPress.move(event);
      }}
      onPointerUp={(event) => {
        onPointerUp?.(event);
        longPress.end();
      }}
    />
  );
}

function isMenuKey({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey);
}

function belowFocus({ target, currentTarget }: KeyboardEvent): Point {
  const box = (target instanceof Element ? target : currentTarget).getBoundingClientRect();
  return { x: document.dir === 'rtl' ? box.right : box.left, y: box.bottom };
}

/** Opens the menu while a finger or pen rests on the area. */
function useLongPress(open: (at: Point) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef<Point>({ x: 0, y: 0 });
  const hasOpened = useRef(false);
  const end = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    begin({ pointerType, clientX: x, clientY: y, target, currentTarget }: PointerEvent) {
      hasOpened.current = false;
      end();
      const isInner = target instanceof Element && target.closest('[data-context-menu]') !== currentTarget;
      if (pointerType === 'mouse' || isInner) return;
      start.current = { x, y };
      timer.current = setTimeout(() => {
        hasOpened.current = true;
        open({ x, y });
      }, LONG_PRESS_MS);
    },
    move({ clientX, clientY }: PointerEvent) {
      const { x, y } = start.current;
      if (Math.hypot(clientX - x, clientY - y) > TOLERANCE_PX) end();
    },
    end,
    /** Lifting the finger must not also follow a link. */
    swallowClick(event: MouseEvent) {
      if (!hasOpened.current) return;
      hasOpened.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
