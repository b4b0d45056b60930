import type { ComponentProps } from 'react';
import { type BadgeVariants, badgeVariants } from './badge.variants.ts';

/** Props of {@link Badge}. */
export interface BadgeProps extends ComponentProps<'span'>, BadgeVariants {}

/** A short label next to a name: a count, a version, a role. For a state use `StatusPill`. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span data-ui="badge" {...rest} className={badgeVariants({ tone, className })} />;
}
