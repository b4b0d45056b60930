import type { ComponentProps } from 'react';
import { type HeadingVariants, headingVariants } from './text.variants.ts';

/** Props of {@link Heading}. */
export interface HeadingProps extends ComponentProps<'h2'>, HeadingVariants {
  /** Level in the outline of the page; it does not decide the size alone. */
  level?: 1 | 2 | 3 | 4 | undefined;
}

const sizes = { 1: 24, 2: 20, 3: 16, 4: 14 } as const;

/** A heading in the type of the product. */
export function Heading({ level = 2, size, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      data-ui="heading"
      {...rest}
      className={headingVariants({ size: size ?? sizes[level], className })}
    />
  );
}
