import type { ComponentProps, ReactNode } from 'react';
import { Slot } from '#/lib/slot.tsx';
import { cx } from '#/lib/tv.ts';

/** Props of {@link BrandMark}. */
export interface BrandMarkProps extends ComponentProps<'svg'> {}

/** The logo mark. Decorative: the brand name is rendered next to it. */
export function BrandMark({ className, ...rest }: BrandMarkProps) {
  return (
    <svg
      aria-hidden="true"
      data-ui="brand-mark"
      viewBox="0 0 28 28"
      {...rest}
      className={cx('ui:size-7 ui:flex-none ui:fill-none', className) ?? ''}
    >
      <rect className="ui:fill-accent" height="28" rx="7.5" width="28" />
      <path
        className="ui:stroke-mark-fg"
        d="M8 9v5.2a6 6 0 0 0 12 0V9M14 8v5.5"
        strokeLinecap="round"
        strokeWidth="2.6"
      />
    </svg>
  );
}

/** Props of {@link Wordmark}. */
export interface WordmarkProps extends ComponentProps<'span'> {
  /** Renders the only child (a link) instead of the default `span` element. */
  asChild?: boolean | undefined;
  /** The brand name. */
  children: ReactNode;
}

/** The mark with the brand name. In a collapsed side navigation the name is visually hidden. */
export function Wordmark({ asChild = false, children, className, ...rest }: WordmarkProps) {
  const props = {
    'data-ui': 'wordmark',
    ...rest,
    className: cx(
      'ui:inline-flex ui:min-w-0 ui:items-center ui:gap-2.5 ui:rounded-control ui:text-16 ui:font-brand ui:tracking-brand ui:md:gap-3',
      asChild && 'ui:touch-target',
      className,
    ),
  };
  const withMark = (name: ReactNode) => (
    <>
      <BrandMark />
      <span className="ui:truncate ui:in-data-nav-collapsed:sr-only" data-part="name">
        {name}
      </span>
    </>
  );
  if (!asChild) return <span {...props}>{withMark(children)}</span>;
  return (
    <Slot {...props} wrap={withMark}>
      {children}
    </Slot>
  );
}
