import { gaps } from '#/components/stack/stack.variants.ts';
import { tv, type VariantProps } from '#/lib/tv.ts';

/** Classes of a grid of equal columns. */
export const gridVariants = tv({
  base: 'ui:grid ui:min-w-0',
  variants: {
    /** The least width of a column; as many columns as fit have the same width. */
    min: {
      sm: 'ui:grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))]',
      md: 'ui:grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))]',
      lg: 'ui:grid-cols-[repeat(auto-fill,minmax(min(24rem,100%),1fr))]',
    },
    /** Space between rows and columns. */
    gap: gaps,
  },
  defaultVariants: { min: 'md', gap: 'md' },
});

/** Variant props of a grid. */
export type GridVariants = VariantProps<typeof gridVariants>;
