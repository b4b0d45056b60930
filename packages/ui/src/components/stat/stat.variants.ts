import { tv, type VariantProps } from '#/lib/tv.ts';

/** Classes of the parts of a stat. */
export const statVariants = tv({
  slots: {
    root: 'ui:min-w-0 ui:text-14',
    label: 'ui:flex ui:items-center ui:gap-2 ui:text-13 ui:text-fg-muted',
    value: 'ui:font-semibold ui:tabular-nums ui:break-words',
    unit: 'ui:ms-1 ui:text-14 ui:leading-none ui:font-medium ui:tracking-normal ui:text-fg-muted',
    note: 'ui:flex ui:flex-wrap ui:items-center ui:gap-x-2 ui:text-12 ui:text-fg-subtle',
  },
  variants: {
    /** `md` in a row of tiles, `lg` once in a card, `xl` once on a page. */
    size: {
      md: { value: 'ui:mt-1 ui:mb-0.5 ui:text-24 ui:tracking-20' },
      lg: { value: 'ui:mt-1 ui:mb-0.5 ui:text-40 ui:tracking-40' },
      xl: {
        label: 'ui:gap-3 ui:text-14 ui:font-medium ui:text-fg',
        value: 'ui:mt-2 ui:text-56 ui:tracking-40',
      },
    },
    stale: { true: { value: 'ui:text-fg-subtle' }, false: { value: 'ui:text-fg' } },
  },
  defaultVariants: { size: 'md', stale: false },
});

/** Variant props of a stat. */
export type StatVariants = VariantProps<typeof statVariants>;
