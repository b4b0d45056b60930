import { tv } from '#/lib/tv.ts';

export const alertVariants = tv({
  base: 'ui:flex ui:gap-3 ui:rounded-card ui:border ui:p-4 ui:text-14 ui:text-fg',
  variants: {
    tone: {
      info: 'ui:border-pending-border ui:bg-pending-fill',
      success: 'ui:border-live-border ui:bg-live-fill',
      warning: 'ui:border-silent-border ui:bg-silent-fill',
      danger: 'ui:border-off-air-border ui:bg-off-air-fill',
      neutral: 'ui:border-suspended-border ui:bg-suspended-fill',
    },
  },
});

/** Icon colour of each tone, shared by `Alert` and `Toast`. */
export const toneText = {
  info: 'ui:text-pending-text',
  success: 'ui:text-live-text',
  warning: 'ui:text-silent-text',
  danger: 'ui:text-off-air-text',
  neutral: 'ui:text-suspended-text',
} as const;

/** Severity of a message. */
export type Tone = keyof typeof toneText;
