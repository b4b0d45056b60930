import { tv, type VariantProps } from '#/lib/tv.ts';

/** Classes of a badge. */
export const badgeVariants = tv({
  base: 'ui:inline-flex ui:h-5 ui:max-w-full ui:flex-none ui:items-center ui:rounded-badge ui:px-1.5 ui:text-12 ui:font-medium ui:whitespace-nowrap ui:tabular-nums',
  variants: {
    /** `neutral` for facts; `info` marks data with a caveat, such as samples. */
    tone: {
      neutral: 'ui:bg-fill-hover ui:text-fg-muted',
      info: 'ui:bg-pending-fill ui:text-pending-text',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

/** Variant props of a badge. */
export type BadgeVariants = VariantProps<typeof badgeVariants>;
