import type { ComponentProps } from 'react';
import { cx } from '#/lib/tv.ts';

/** Props of {@link VisuallyHidden}. Accepts all `<span>` props. */
export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for assistive technology only, in the regular reading order. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span data-ui="visually-hidden" className={cx('ui:sr-only', className)} {...rest} />;
}
