import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '#/lib/tv.ts';

/** Props of {@link Tooltip}. Accepts all panel props. */
export interface TooltipProps extends Omit<ComponentProps<typeof Radix.Content>, 'content' | 'children'> {
  /** Short text; no interactive content. */
  content: ReactNode;
  /** The described control; it must be focusable. */
  children: ReactElement;
  /** The controlled open state. */
  open?: boolean | undefined;
  /** Initial open state when uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Disables the tooltip, for example when the label is visible. */
  disabled?: boolean | undefined;
}

/** Hover delay in ms. On focus the tooltip shows at once. */
const DELAY_MS = 400;

/**
 * A short description of a control, shown on hover or focus; Escape closes it. It describes but does not name: an
 * icon-only control also needs `aria-label`.
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
