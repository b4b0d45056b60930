import type { ComponentProps } from 'react';
import { type SkeletonVariants, skeletonVariants } from './skeleton.variants.ts';

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends ComponentProps<'span'>, SkeletonVariants {
  /** Width in pixels, or any CSS length. Default: full width. */
  width?: number | string | undefined;
  /** Height in pixels, or any CSS length. Default: a line of text. */
  height?: number | string | undefined;
}

/** Placeholder with the size of loading content. Set `aria-busy` on its container. */
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
