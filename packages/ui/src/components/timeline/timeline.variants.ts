import { tv } from '#/lib/tv.ts';

/** Classes of the event mark. Text and shape have the same information as the colour. */
export const markVariants = tv({
  base: 'ui:relative ui:z-1 ui:grid ui:size-7 ui:flex-none ui:place-items-center ui:rounded-full ui:border ui:[&>svg]:size-3.5',
  variants: {
    tone: {
      neutral: 'ui:border-border ui:bg-surface-raised ui:text-fg-muted',
      good: 'ui:border-live-border ui:bg-live-fill ui:text-live-text',
      warning: 'ui:border-silent-border ui:bg-silent-fill ui:text-silent-text',
      bad: 'ui:border-off-air-border ui:bg-off-air-fill ui:text-off-air-text',
    },
  },
  defaultVariants: { tone: 'neutral' },
});
