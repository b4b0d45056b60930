import { tv, type VariantProps } from '#/lib/tv.ts';

/** Classes of the ring of a spinner. */
export const ringVariants = tv({
  // With reduced motion it is static: the gap in the ring and the text still indicate progress.
  base: 'ui:flex-none ui:rounded-full ui:border-2 ui:border-current ui:border-s-transparent ui:motion-safe:animate-spin',
  variants: {
    /** Edge length: 14, 16 or 24 px. */
    size: { sm: 'ui:size-3.5', md: 'ui:size-4', lg: 'ui:size-6' },
  },
  defaultVariants: { size: 'md' },
});

/** Variant props of a spinner. */
export type SpinnerVariants = VariantProps<typeof ringVariants>;
