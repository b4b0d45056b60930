import { tv, type VariantProps } from '#/lib/tv.ts';

/** Classes of a skeleton. It is not animated: motion would draw attention to missing content. */
export const skeletonVariants = tv({
  base: 'ui:block ui:h-3.5 ui:max-w-full ui:bg-fill-hover',
  variants: {
    /** Shape of the content: text or a block, an image, a pill, or an avatar. */
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
