import { tv } from '#/lib/tv.ts';

/** Classes of a navigation and its parts. */
export const navListVariants = tv({
  slots: {
    root: 'ui:relative ui:flex ui:min-w-0 ui:text-14 ui:text-nav-fg',
    group: 'ui:min-w-0',
    heading: 'ui:text-12 ui:font-medium ui:text-nav-subtle',
    list: 'ui:flex',
    item: [
      'ui:relative ui:flex ui:h-nav-item ui:min-w-0 ui:items-center ui:gap-3 ui:rounded-control ui:font-medium ui:text-nav-fg ui:transition-colors',
      'ui:hover:bg-nav-hover ui:hover:text-nav-fg-strong ui:aria-[current]:bg-nav-active ui:aria-[current]:text-nav-fg-strong',
      'ui:focus-visible:-outline-offset-2',
    ],
    icon: 'ui:flex ui:flex-none ui:[&_svg]:size-4.5',
    label: 'ui:min-w-0 ui:truncate',
    status: 'ui:flex ui:flex-none',
  },
  variants: {
    orientation: {
      vertical: {
        root: 'ui:flex-1 ui:flex-col ui:px-3 ui:pt-0.5 ui:pb-5',
        heading: 'ui:px-2.5 ui:pt-5 ui:pb-1.5',
        list: 'ui:flex-col',
        item: 'ui:px-2.5',
        status: 'ui:ms-auto',
      },
      horizontal: {
        root: 'ui:h-full ui:items-center ui:gap-1 ui:overflow-x-auto',
        group: 'ui:flex ui:flex-none',
        heading: 'ui:sr-only',
        list: 'ui:items-center ui:gap-1',
        item: 'ui:px-3 ui:whitespace-nowrap',
      },
    },
    collapsed: {
      true: {
        heading: 'ui:sr-only',
        item: 'ui:justify-center ui:px-0',
        label: 'ui:sr-only',
        // The state icon stays visible, at the corner of the item icon.
        status: 'ui:absolute ui:end-1 ui:top-2 ui:ms-0 ui:[&_svg]:size-3',
      },
      false: {},
    },
    /** `end` places a group at the end of the navigation. */
    placement: { start: {}, end: {} },
  },
  compoundVariants: [
    { orientation: 'vertical', placement: 'end', class: { group: 'ui:mt-auto ui:pt-6' } },
    { orientation: 'horizontal', placement: 'end', class: { group: 'ui:ms-auto' } },
    {
      orientation: 'vertical',
      collapsed: true,
      placement: 'start',
      class: {
        group: 'ui:not-first:mt-3 ui:not-first:border-t ui:not-first:border-nav-active ui:not-first:pt-3',
      },
    },
  ],
  defaultVariants: { orientation: 'vertical', collapsed: false, placement: 'start' },
});
