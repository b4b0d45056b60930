import { tv, type VariantProps } from '#/lib/tv.ts';

/** Classes of a skeleton. It stands still: movement would draw the eye to what is not there yet. */
export const skeletonVariants = tv({
  base: 'ui:block ui:h-3.5 ui:max-w-full ui:bg-fill-hover',
  variants: {
    /** What stands here later: text or a block, a picture, a pill, or a round picture. */
    shape: {
      block: 'ui:rounded-badge',
      tile: 'ui:rounded-control',
      pill: 'ui:rounded-full',
      circle: 'ui:rounded-full',
    },
  },
  defaultVariants: { shape: 'block' },
});

/** Variant props of a skeleton. */
export type SkeletonVariants = VariantProps<typeof skeletonVariants>;
