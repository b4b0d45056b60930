import { tv } from '#/lib/tv.ts';

export const linkVariants = tv({
  // In a paragraph with other links, a larger area would cover them.
  base: 'ui:rounded-badge ui:only:touch-target ui:underline ui:decoration-border-strong ui:decoration-1 ui:underline-offset-3 ui:hover:decoration-current',
  variants: {
    tone: {
      inherit: '',
      muted: 'ui:text-fg-muted ui:hover:text-fg',
      strong: 'ui:font-medium ui:text-fg',
    },
  },
  defaultVariants: { tone: 'inherit' },
});
