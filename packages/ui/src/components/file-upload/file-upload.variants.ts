import { tv } from '#/lib/tv.ts';

/** Classes of the drop zone. */
export const dropZoneVariants = tv({
  slots: {
    zone: [
      'ui:group ui:relative ui:flex ui:min-w-0 ui:flex-col ui:items-center ui:gap-2 ui:rounded-card ui:border ui:border-dashed ui:border-border-strong ui:bg-field ui:px-4 ui:py-5 ui:text-center ui:text-14 ui:text-fg-muted',
      'ui:hover:border-fg-subtle ui:data-over:border-solid ui:data-over:border-focus ui:data-over:bg-fill ui:data-over:text-fg',
      'ui:has-focus-visible:outline-2 ui:has-focus-visible:outline-offset-2 ui:has-focus-visible:outline-focus',
      'ui:has-aria-invalid:border-danger-text ui:has-disabled:border-border ui:has-disabled:bg-field-disabled ui:has-disabled:text-fg-subtle',
    ],
    icon: 'ui:size-5 ui:text-fg-subtle',
    line: 'ui:flex ui:flex-wrap ui:items-center ui:justify-center ui:gap-x-2.5 ui:gap-y-2',
    button:
      'ui:inline-flex ui:min-h-control-sm ui:items-center ui:rounded-control ui:border ui:border-border-strong ui:bg-field ui:px-2.5 ui:text-13 ui:font-medium ui:text-fg ui:group-hover:bg-fill ui:group-has-disabled:border-transparent ui:group-has-disabled:bg-fill ui:group-has-disabled:text-fg-subtle',
    hint: 'ui:text-13 ui:wrap-anywhere ui:text-fg-subtle',
  },
});
