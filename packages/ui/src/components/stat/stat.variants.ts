import { tv, type VariantProps } from '#/lib/tv.ts';

/** Classes of the parts of a stat. */
export const statVariants = tv({
  slots: {
    root: 'ui:min-w-0 ui:text-14',
    label: 'ui:flex ui:items-center',
    value: 'ui:font-semibold ui:tabular-nums ui:wrap-anywhere',
    unit: 'ui:text-14 ui:leading-none ui:font-medium ui:tracking-normal ui:text-fg-muted',
    // Same height with and without a change, so that adjacent tiles align.
    note: 'ui:flex ui:min-h-5 ui:flex-wrap ui:items-center ui:gap-x-2 ui:text-12 ui:text-fg-subtle',
    chart: 'ui:mt-2',
  },
  variants: {
    /** `md` in a row of tiles, `lg` once per card, `xl` once per page. */
    size: {
      md: { value: 'ui:text-24 ui:tracking-20' },
      lg: { value: 'ui:text-40 ui:tracking-40' },
      xl: { value: 'ui:text-56 ui:tracking-40' },
    },
    /** Position of the label; `below` in small cards, where the number comes first. */
    labelPosition: {
      above: { value: 'ui:mt-1 ui:mb-0.5' },
      below: {
        root: 'ui:flex ui:flex-col',
        label: 'ui:order-1 ui:gap-2 ui:text-12 ui:text-fg-subtle',
        note: 'ui:order-2',
        chart: 'ui:order-3',
      },
    },
    stale: { true: { value: 'ui:text-fg-subtle' }, false: { value: 'ui:text-fg' } },
  },
  // Conflicting classes are never applied to the same element.
  compoundVariants: [
    { size: 'md', labelPosition: 'above', class: { label: 'ui:gap-2 ui:text-13 ui:text-fg-muted' } },
    { size: 'lg', labelPosition: 'above', class: { label: 'ui:gap-2 ui:text-13 ui:text-fg-muted' } },
    { size: 'xl', labelPosition: 'above', class: { label: 'ui:gap-3 ui:font-medium' } },
  ],
  defaultVariants: { size: 'md', labelPosition: 'above', stale: false },
});

/** Variant props of a stat. */
export type StatVariants = VariantProps<typeof statVariants>;
