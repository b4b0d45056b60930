import { tv } from '#/lib/tv.ts';

export const selectVariants = tv({
  base: [
    // Not `text-start`: with `unicode-bidi: plaintext`, `start` depends on the direction of each text.
    'ui:flex ui:w-full ui:min-w-0 ui:cursor-pointer ui:items-center ui:gap-2 ui:rounded-control ui:border ui:border-border-strong ui:bg-field ui:px-3 ui:text-left ui:rtl:text-right ui:text-fg',
    'ui:hover:border-fg-subtle ui:focus-visible:border-focus ui:focus-visible:outline-offset-1',
    'ui:data-[state=open]:border-focus ui:data-[state=open]:outline-2 ui:data-[state=open]:outline-offset-1 ui:data-[state=open]:outline-focus',
    'ui:aria-invalid:border-danger-text ui:aria-invalid:inset-ring ui:aria-invalid:inset-ring-danger-text',
    'ui:aria-readonly:cursor-default ui:aria-readonly:bg-field-disabled ui:aria-readonly:text-fg-muted',
    'ui:disabled:cursor-default ui:disabled:border-border ui:disabled:bg-field-disabled ui:disabled:text-fg-subtle',
  ],
  variants: {
    size: {
      sm: 'ui:h-control-sm ui:text-13',
      md: 'ui:h-control ui:text-14 ui:coarse:text-16',
      lg: 'ui:h-control-lg ui:text-16',
    },
  },
  defaultVariants: { size: 'md' },
});
