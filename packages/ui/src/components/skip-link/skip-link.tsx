import type { ComponentProps } from 'react';
import { cx } from '#/lib/tv.ts';

/** Props of {@link SkipLink}: those of an `<a>`; the target is required. */
export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The target, such as `#content`. It needs `tabIndex={-1}`. */
  href: string;
}

/** The first tab stop: skips the navigation. Visible only while focused. */
export function SkipLink({ className, ...rest }: SkipLinkProps) {
  return (
    <a
      {...rest}
      data-ui="skip-link"
      className={cx(
        'ui:fixed ui:start-4 ui:top-3 ui:z-50 ui:not-focus:sr-only ui:rounded-control ui:border ui:border-float-border ui:bg-float ui:px-4 ui:py-3 ui:font-medium ui:text-fg ui:shadow-float',
        className,
      )}
    />
  );
}
