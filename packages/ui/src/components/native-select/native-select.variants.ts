import { tv } from '#/lib/tv.ts';

export const nativeSelectVariants = tv({
  base: [
    'ui:w-full ui:min-w-0 ui:cursor-pointer ui:truncate ui:rounded-control ui:border ui:border-border-strong ui:bg-field ui:ps-3 ui:pe-9 ui:text-fg',
    'ui:hover:border-fg-subtle ui:focus-visible:border-focus ui:focus-visible:outline-offset-1',
    'ui:aria-invalid:border-danger-text ui:aria-invalid:inset-ring ui:aria-invalid:inset-ring-danger-text',
    'ui:disabled:cursor-default ui:disabled:border-border ui:disabled:bg-field-disabled ui:disabled:text-fg-subtle',
  ],
  variants: {
    size: {
      md: 'ui:h-control ui:text-14 ui:coarse:text-16',
      lg: 'ui:h-control-lg ui:text-16',
    },
  },
  defaultVariants: { size: 'md' },
});
