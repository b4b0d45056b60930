import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#/components/dropdown-menu/index.ts';
import { IconButton } from '#/components/icon-button/index.ts';
import { GripVerticalIcon } from '#/components/icons/index.ts';
import { cx } from '#/lib/tv.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import type { HandleEvents } from './use-reorder.ts';

interface MoveHandleProps {
  /** Accessible name, such as "Move Schedule". */
  name: string;
  /** Id of the description of the keys. */
  describedBy: string;
  disabled: boolean;
  /** Picked up by keyboard. */
  lifted: boolean;
  events: HandleEvents;
  /** Ref of the button. */
  ref?: ComponentProps<'button'>['ref'];
  className?: string;
  /** Items of the menu; rendered while it is open. */
  children: () => ReactNode;
}

/** The button that moves an item: dragged, by keyboard, or with the menu that a click opens. */
export function MoveHandle({
  name,
  describedBy,
  disabled,
  lifted,
  events,
  ref,
  className,
  children,
}: MoveHandleProps) {
  const [open, setOpen] = useState(false);
  return (
    <DropdownMenu onOpenChange={setOpen} open={open}>
      <DropdownMenuTrigger asChild>
        <HandleButton
          aria-describedby={describedBy}
          aria-label={name}
          className={className}
          data-lifted={lifted || undefined}
          disabled={disabled}
          events={events}
          onToggle={setOpen}
          ref={ref}
        />
      </DropdownMenuTrigger>
      {open ? <DropdownMenuContent align="start">{children()}</DropdownMenuContent> : null}
    </DropdownMenu>
  );
}

interface HandleButtonProps extends Omit<ComponentProps<'button'>, 'onToggle'> {
  'aria-label': string;
  events: HandleEvents;
  onToggle: (open: boolean) => void;
}

function HandleButton({
  events,
  onToggle,
  className,
  ref,
  // Of the menu's trigger: they would open it when a drag starts and when Space picks the item up.
  onPointerDown: _openByPointer,
  onKeyDown: _openByKey,
  ...rest
}: HandleButtonProps) {
  const wasOpen = useRef(false);
  return (
    <IconButton
      {...rest}
      className={cx(
        'ui:cursor-grab ui:select-none ui:disabled:cursor-default ui:data-lifted:bg-fill-hover ui:data-lifted:text-fg',
        className,
      )}
      data-part="handle"
      onBlur={events.onBlur}
      onClick={() => onToggle(!wasOpen.current)}
      onKeyDown={(event) => {
        wasOpen.current = false;
        events.onKeyDown(event);
      }}
      onKeyUp={events.onKeyUp}
      onPointerDown={() => {
        // An open menu closes as soon as the button is pressed.
        wasOpen.current = rest['aria-expanded'] === true;
      }}
      ref={useMergedRefs(ref, events.ref as ComponentProps<'button'>['ref'])}
      size="sm"
    >
      <GripVerticalIcon />
    </IconButton>
  );
}
