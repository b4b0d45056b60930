import { tv, type VariantProps } from '#/lib/tv.ts';

/** Classes of a play button. */
export const playButtonVariants = tv({
  base: [
    'ui:relative ui:inline-grid ui:flex-none ui:cursor-pointer ui:place-items-center ui:rounded-control ui:text-fg-muted ui:transition-colors',
    // The hit area is larger than the visible button.
    'ui:before:absolute ui:before:-inset-1',
    'ui:hover:bg-fill-hover ui:hover:text-fg ui:active:bg-fill-active',
    'ui:disabled:bg-transparent ui:disabled:text-fg-subtle ui:disabled:opacity-60',
    // `aria-disabled` instead of `disabled`, so that focus is kept when a stream goes off air.
    'ui:aria-disabled:cursor-default ui:aria-disabled:bg-transparent ui:aria-disabled:text-fg-subtle ui:aria-disabled:opacity-60',
    'ui:data-[state=playing]:text-fg ui:data-[state=failed]:text-off-air-text',
  ],
  variants: {
    /** `sm` in a row or card, `lg` as the primary control. */
    size: {
      sm: 'ui:size-control-sm ui:coarse:size-control ui:[&_svg]:size-4',
      lg: 'ui:size-control-lg ui:rounded-full ui:border ui:border-border-strong ui:[&_svg]:size-5',
    },
  },
  defaultVariants: { size: 'sm' },
});

/** Variant props of a play button. */
export type PlayButtonVariants = VariantProps<typeof playButtonVariants>;
