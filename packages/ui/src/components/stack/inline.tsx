import type { ComponentProps } from 'react';
import { Slot } from '#/lib/slot.tsx';
import { type InlineVariants, inlineVariants } from './stack.variants.ts';

/** Props of {@link Inline}. */
export interface InlineProps extends ComponentProps<'div'>, InlineVariants {
  /** Renders the only child instead of the default `div` element. */
  asChild?: boolean | undefined;
}

/** Children beside one another with an even space between them; they wrap when the line is full. */
export function Inline({ asChild = false, gap, align, justify, wrap, className, ...rest }: InlineProps) {
  const Root = asChild ? Slot : 'div';
  return (
    <Root data-ui="inline" {...rest} className={inlineVariants({ gap, align, justify, wrap, className })} />
  );
}
