import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '#/lib/tv.ts';

/** Props of {@link Tooltip}: those of the bubble. */
export interface TooltipProps extends Omit<ComponentProps<typeof Radix.Content>, 'content' | 'children'> {
  /** The words of the bubble: a few, never something to press. */
  content: ReactNode;
  /** The one control it explains; it must be able to take focus. */
  children: ReactElement;
  /** Opens and closes it from outside. */
  open?: boolean | undefined;
  /** Open at first. */
  defaultOpen?: boolean | undefined;
  /** Nothing is shown, such as for a name that is visible anyway. */
  disabled?: boolean | undefined;
}

/** Milliseconds a pointer rests before the bubble comes. Focus shows it at once. */
const DELAY_MS = 400;

/**
 * A word about a control, on pointer or focus; Escape closes it. It describes and does not name: give a control that
 * shows only a picture its `aria-label` too.
 */
export function Tooltip({
  content,
  children,
  open,
  defaultOpen,
  disabled = false,
  className,
  ...rest
}: TooltipProps) {
  if (disabled) return children;
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root {...(open === undefined ? null : { open })} {...(defaultOpen ? { defaultOpen } : null)}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            {...rest}
            data-ui="tooltip"
            className={cx(
              'ui:z-50 ui:max-w-72 ui:rounded-control ui:bg-inverse ui:px-2.5 ui:py-1.5 ui:text-12 ui:text-inverse-fg ui:tabular-nums ui:transition-opacity ui:starting:opacity-0',
              className,
            )}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
