import type { ComponentProps } from 'react';
import { type BadgeVariants, badgeVariants } from './badge.variants.ts';

/** Props of {@link Badge}. */
export interface BadgeProps extends ComponentProps<'span'>, BadgeVariants {}

/** A short fact beside a name: a count, a version, a role. A state is a `StatusPill` instead. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span data-ui="badge" {...rest} className={badgeVariants({ tone, className })} />;
}
