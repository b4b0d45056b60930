import { STATUSES, statusFill, statusText } from '#/components/status-pill/status-pill.variants.ts';
import { tv, type VariantProps } from '#/lib/tv.ts';

/** Classes of the icon square. */
export const dataListIconVariants = tv({
  base: 'ui:grid ui:flex-none ui:place-items-center',
  variants: {
    /** `neutral` for a type; the other tones are states. */
    tone: {
      neutral: 'ui:size-9 ui:rounded-control ui:bg-fill-hover ui:text-fg-subtle ui:[&_svg]:size-5',
      ...(Object.fromEntries(
        STATUSES.map((status) => [
          status,
          ['ui:size-8 ui:rounded-tile ui:[&_svg]:size-4', statusFill[status], statusText[status]],
        ]),
      ) as Record<(typeof STATUSES)[number], string[]>),
    },
  },
  defaultVariants: { tone: 'neutral' },
});

/** Variant props of the icon square. */
export type DataListIconVariants = VariantProps<typeof dataListIconVariants>;
