import type { ComponentProps } from 'react';
import { cx } from '#/lib/tv.ts';

/** Props of {@link Pulse}. */
export interface PulseProps extends ComponentProps<'span'> {}

/** The pink dot next to a live value. Decorative: the adjacent text has the same information. */
export function Pulse({ className, ...rest }: PulseProps) {
  return (
    <span
      aria-hidden="true"
      data-ui="pulse"
      {...rest}
      className={cx(
        'ui:inline-block ui:size-2 ui:flex-none ui:rounded-full ui:bg-accent ui:ring-4 ui:ring-accent/18',
        className,
      )}
    />
  );
}
