import { tv, type VariantProps } from '#/lib/tv.ts';

export const gaps = {
  none: '',
  xs: 'ui:gap-1',
  sm: 'ui:gap-2',
  md: 'ui:gap-4',
  lg: 'ui:gap-6',
  xl: 'ui:gap-8',
} as const;

/** Space between children: none, 4, 8, 16, 24 or 32 px. */
export type Gap = keyof typeof gaps;

const align = {
  start: 'ui:items-start',
  center: 'ui:items-center',
  end: 'ui:items-end',
  stretch: 'ui:items-stretch',
  baseline: 'ui:items-baseline',
} as const;

/** Classes of children below one another. */
export const stackVariants = tv({
  base: 'ui:flex ui:min-w-0 ui:flex-col',
  variants: {
    /** Space between the children. */
    gap: gaps,
    /** Alignment across: `stretch` gives all children the full width. */
    align,
  },
  defaultVariants: { gap: 'md', align: 'stretch' },
});

/** Classes of children beside one another, which wrap. */
export const inlineVariants = tv({
  base: 'ui:flex ui:min-w-0',
  variants: {
    /** Space between the children. */
    gap: gaps,
    /** Alignment of children of different heights. */
    align,
    /** Where the children stand in a wider line. */
    justify: {
      start: 'ui:justify-start',
      center: 'ui:justify-center',
      end: 'ui:justify-end',
      between: 'ui:justify-between',
    },
    /** Whether children wrap onto further lines. */
    wrap: { true: 'ui:flex-wrap', false: 'ui:flex-nowrap' },
  },
  defaultVariants: { gap: 'sm', align: 'center', justify: 'start', wrap: true },
});

/** Variant props of a stack. */
export type StackVariants = VariantProps<typeof stackVariants>;
/** Variant props of an inline group. */
export type InlineVariants = VariantProps<typeof inlineVariants>;
