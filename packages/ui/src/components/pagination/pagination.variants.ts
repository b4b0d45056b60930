import { tv } from '#/lib/tv.ts';

/** Classes of a pagination and its parts. */
export const paginationVariants = tv({
  slots: {
    root: 'ui:flex ui:flex-wrap ui:items-center ui:justify-between ui:gap-x-4 ui:gap-y-3 ui:text-13 ui:text-fg-muted ui:tabular-nums',
    about: 'ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-x-4 ui:gap-y-2',
    size: 'ui:flex ui:items-center ui:gap-2',
    // On a phone previous and next are at the edges, within reach of the thumbs.
    list: 'ui:flex ui:items-center ui:gap-1 ui:max-md:w-full ui:max-md:justify-between',
    step: [
      'ui:relative ui:inline-flex ui:h-control-sm ui:min-w-control-sm ui:flex-none ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-control ui:border ui:border-transparent ui:px-1.5 ui:font-medium ui:text-fg-muted',
      'ui:before:absolute ui:before:-inset-x-0.5 ui:before:-inset-y-1 ui:hover:bg-fill-hover ui:hover:text-fg ui:active:bg-fill-active',
      'ui:aria-[current]:border-border-strong ui:aria-[current]:bg-field ui:aria-[current]:text-fg',
      'ui:aria-disabled:cursor-default ui:aria-disabled:bg-transparent ui:aria-disabled:text-fg-subtle',
    ],
    gap: 'ui:inline-grid ui:h-control-sm ui:min-w-control-sm ui:place-items-center ui:text-fg-subtle',
  },
});
