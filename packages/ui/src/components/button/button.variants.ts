import { tv } from '#/lib/tv.ts';

export const buttonVariants = tv({
  base: [
    'ui:relative ui:inline-flex ui:max-w-full ui:flex-none ui:cursor-pointer ui:items-center ui:justify-center ui:gap-2',
    'ui:rounded-control ui:border ui:text-center ui:font-medium ui:wrap-anywhere',
    // The hit area is larger than the button: 40 px for a small one.
    'ui:before:absolute ui:before:-inset-1',
    'ui:disabled:border-transparent ui:disabled:bg-fill ui:disabled:text-fg-subtle',
    // A busy button keeps its width: the label stays in place, invisible behind the spinner.
    'ui:data-loading:[-webkit-text-fill-color:transparent] ui:data-loading:[&>svg]:invisible',
  ],
  variants: {
    variant: {
      primary:
        'ui:border-transparent ui:bg-accent-solid ui:text-accent-fg ui:hover:bg-accent-solid-hover ui:active:bg-accent-solid-active',
      secondary: 'ui:border-border-strong ui:bg-field ui:text-fg ui:hover:bg-fill ui:active:bg-fill-hover',
      soft: 'ui:border-transparent ui:bg-fill ui:text-fg ui:hover:bg-fill-hover ui:active:bg-fill-active',
      ghost:
        'ui:border-transparent ui:text-fg-muted ui:hover:bg-fill-hover ui:hover:text-fg ui:active:bg-fill-active ui:disabled:bg-transparent',
      danger: 'ui:border-transparent ui:bg-danger-solid ui:text-danger-fg ui:hover:bg-danger-solid-hover',
      'danger-outline': 'ui:border-danger-text ui:text-danger-text ui:hover:bg-off-air-fill',
    },
    size: {
      sm: 'ui:min-h-control-sm ui:px-2.5 ui:text-13',
      md: 'ui:min-h-control ui:px-3.5 ui:text-14',
      lg: 'ui:min-h-control-lg ui:px-5 ui:text-14',
    },
    block: { true: 'ui:w-full' },
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
});
