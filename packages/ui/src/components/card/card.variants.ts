import { tv, type VariantProps } from '#/lib/tv.ts';

/** Classes of a card. Its parts read their padding from one variable, so `size` applies to all. */
export const cardVariants = tv({
  base: 'ui:flex ui:min-w-0 ui:flex-col ui:rounded-card ui:border ui:border-border ui:bg-surface-raised ui:text-14 ui:text-fg',
  variants: {
    /** `md` for a standalone topic, `sm` for one of many similar cards. */
    size: {
      md: 'ui:[--card-pad:1rem] ui:md:[--card-pad:1.25rem]',
      sm: 'ui:[--card-pad:1rem]',
    },
  },
  defaultVariants: { size: 'md' },
});

/** Variant props of a card. */
export type CardVariants = VariantProps<typeof cardVariants>;
