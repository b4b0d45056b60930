import type { ComponentProps } from 'react';
import { Slot } from '#/lib/slot.tsx';
import { type GridVariants, gridVariants } from './grid.variants.ts';

/** Props of {@link Grid}. */
export interface GridProps extends ComponentProps<'div'>, GridVariants {
  /** Renders the only child instead of the default `div` element. */
  asChild?: boolean | undefined;
}

/** As many columns of equal width as fit, without breakpoints: one on a phone, several on a desk. */
export function Grid({ asChild = false, min, gap, className, ...rest }: GridProps) {
  const Root = asChild ? Slot : 'div';
  return <Root data-ui="grid" {...rest} className={gridVariants({ min, gap, className })} />;
}
