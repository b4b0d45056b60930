import type { ComponentProps } from 'react';
import { Slot } from '#/lib/slot.tsx';
import { type TextVariants, textVariants } from './text.variants.ts';

/** Props of {@link Text}. */
export interface TextProps extends ComponentProps<'p'>, TextVariants {
  /** Renders the only child, such as a `span`, instead of the default `p` element. */
  asChild?: boolean | undefined;
}

/** A paragraph in the type of the product. */
export function Text({
  asChild = false,
  size,
  tone,
  weight,
  tabular,
  truncate,
  className,
  ...rest
}: TextProps) {
  const Root = asChild ? Slot : 'p';
  return (
    <Root
      data-ui="text"
      {...rest}
      className={textVariants({ size, tone, weight, tabular, truncate, className })}
    />
  );
}
