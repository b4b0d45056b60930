import type { ComponentProps } from 'react';
import { type SkeletonVariants, skeletonVariants } from './skeleton.variants.ts';

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends ComponentProps<'span'>, SkeletonVariants {
  /** Width in pixels, or any CSS length; the whole line without one. */
  width?: number | string | undefined;
  /** Height in pixels, or any CSS length; a line of text without one. */
  height?: number | string | undefined;
}

/** The place of something that is still loading, in its size. Whoever holds it says that it is busy. */
export function Skeleton({ shape, width, height, style, className, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-ui="skeleton"
      {...rest}
      className={skeletonVariants({ shape, className })}
      style={{ width, height, ...style }}
    />
  );
}
