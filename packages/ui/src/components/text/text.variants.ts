import { tv, type VariantProps } from '#/lib/tv.ts';

/** Classes of running text. */
export const textVariants = tv({
  base: 'ui:min-w-0 ui:wrap-anywhere',
  variants: {
    /** Size in pixels at the default font size. */
    size: { 12: 'ui:text-12', 13: 'ui:text-13', 14: 'ui:text-14', 16: 'ui:text-16' },
    /** `muted` for what explains, `subtle` for what may be overlooked, `danger` for what went wrong. */
    tone: {
      default: 'ui:text-fg',
      muted: 'ui:text-fg-muted',
      subtle: 'ui:text-fg-subtle',
      danger: 'ui:text-danger-text',
    },
    weight: { regular: '', medium: 'ui:font-medium', semibold: 'ui:font-semibold' },
    /** Figures of one width, for numbers that change or are compared. */
    tabular: { true: 'ui:tabular-nums', false: '' },
    /** One line with an ellipsis. Give the whole text in a tooltip or elsewhere. */
    truncate: { true: 'ui:truncate', false: '' },
  },
  defaultVariants: { size: 14, tone: 'default', weight: 'regular', tabular: false, truncate: false },
});

/** Classes of a heading. */
export const headingVariants = tv({
  base: 'ui:min-w-0 ui:font-semibold ui:text-balance ui:wrap-anywhere ui:text-fg',
  variants: {
    /** Size in pixels at the default font size. Default: by level. */
    size: {
      14: 'ui:text-14',
      16: 'ui:text-16 ui:tracking-16',
      20: 'ui:text-20 ui:tracking-20',
      24: 'ui:text-24 ui:tracking-24',
      32: 'ui:text-32 ui:tracking-32',
    },
  },
});

/** Variant props of running text. */
export type TextVariants = VariantProps<typeof textVariants>;
/** Variant props of a heading. */
export type HeadingVariants = VariantProps<typeof headingVariants>;
