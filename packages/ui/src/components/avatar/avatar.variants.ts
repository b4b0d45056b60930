import { tv, type VariantProps } from '#/lib/tv.ts';

/** Classes of an avatar. */
export const avatarVariants = tv({
  base: 'ui:inline-grid ui:flex-none ui:place-items-center ui:overflow-hidden ui:bg-fill-active ui:font-semibold ui:text-fg ui:select-none',
  variants: {
    /** Edge length: 24, 32 or 48 px. */
    size: {
      sm: 'ui:size-6 ui:text-12',
      md: 'ui:size-8 ui:text-12',
      lg: 'ui:size-12 ui:text-16',
    },
    /** Round for people, square for products. */
    shape: { round: 'ui:rounded-full', square: 'ui:rounded-control' },
  },
  defaultVariants: { size: 'md', shape: 'round' },
});

/** Variant props of an avatar. */
export type AvatarVariants = VariantProps<typeof avatarVariants>;
