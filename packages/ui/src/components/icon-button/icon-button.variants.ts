import { tv } from '#/lib/tv.ts';

export const iconButtonVariants = tv({
  base: [
    'ui:relative ui:inline-grid ui:flex-none ui:cursor-pointer ui:place-items-center ui:rounded-control',
    'ui:before:absolute ui:before:-inset-1 ui:disabled:text-fg-subtle',
  ],
  variants: {
    variant: {
      ghost: [
        'ui:text-fg-muted ui:hover:bg-fill-hover ui:hover:text-fg ui:active:bg-fill-active ui:disabled:bg-transparent',
        'ui:aria-expanded:bg-fill-hover ui:aria-expanded:text-fg ui:aria-pressed:bg-fill-hover ui:aria-pressed:text-fg',
      ],
      secondary:
        'ui:border ui:border-border-strong ui:bg-field ui:text-fg ui:hover:bg-fill ui:active:bg-fill-hover ui:disabled:border-transparent ui:disabled:bg-fill',
    },
    size: {
      sm: 'ui:size-control-sm',
      md: 'ui:size-control',
      lg: 'ui:size-control-lg',
    },
  },
  defaultVariants: { variant: 'ghost', size: 'md' },
});
