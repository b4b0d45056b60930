import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#/lib/tv.ts';
import { keyText } from './keys.ts';

/** Props of {@link Kbd}. Accepts all `<kbd>` props, with `keys` or custom content. */
export interface KbdProps extends ComponentProps<'kbd'> {
  /** Keys pressed together, such as `['mod', 'K']`; `mod` is Ctrl, or ⌘ on Apple platforms. */
  keys?: readonly string[] | undefined;
  /** Custom content instead of `keys`. */
  children?: ReactNode;
}

/** A keyboard shortcut. */
export function Kbd({ keys, className, children, ...rest }: KbdProps) {
  return (
    <kbd
      {...rest}
      data-ui="kbd"
      className={cx(
        'ui:inline-block ui:flex-none ui:rounded-badge ui:border ui:border-border ui:bg-surface ui:px-1.25 ui:font-sans ui:text-12 ui:leading-4.5 ui:font-normal ui:whitespace-nowrap ui:text-fg-subtle',
        className,
      )}
    >
      {children ?? (keys === undefined ? null : keyText(keys))}
    </kbd>
  );
}
