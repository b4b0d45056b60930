import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { cx } from '#/lib/tv.ts';
import { ringVariants, type SpinnerVariants } from './spinner.variants.ts';

/** Props of {@link Spinner}. */
export interface SpinnerProps extends ComponentProps<'span'>, SpinnerVariants {
  /** Text next to the spinner ("Checking DNS"); it is announced. */
  children?: ReactNode;
  /** Visually hidden, announced text. Without it and without children the spinner is decorative. */
  label?: string | undefined;
}

/** Indeterminate progress. For loading content use a `Skeleton`. */
export function Spinner({ size, label, children, className, ...rest }: SpinnerProps) {
  const isDecoration = label === undefined && children === undefined;
  return (
    <span
      data-ui="spinner"
      {...(isDecoration ? { 'aria-hidden': true as const } : { role: 'status' })}
      {...rest}
      className={cx('ui:inline-flex ui:max-w-full ui:items-center ui:gap-2', className)}
    >
      <span aria-hidden="true" className={ringVariants({ size })} data-part="ring" />
      {children === undefined ? null : (
        <span className="ui:min-w-0 ui:wrap-anywhere" data-part="text">
          {children}
        </span>
      )}
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
