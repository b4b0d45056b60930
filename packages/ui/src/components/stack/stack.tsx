import type { ComponentProps } from 'react';
import { Slot } from '#/lib/slot.tsx';
import { type StackVariants, stackVariants } from './stack.variants.ts';

/** Props of {@link Stack}. */
export interface StackProps extends ComponentProps<'div'>, StackVariants {
  /** Renders the only child instead of the default `div` element. */
  asChild?: boolean | undefined;
}

/** Children below one another with an even space between them. */
export function Stack({ asChild = false, gap, align, className, ...rest }: StackProps) {
  const Root = asChild ? Slot : 'div';
  return <Root data-ui="stack" {...rest} className={stackVariants({ gap, align, className })} />;
}
