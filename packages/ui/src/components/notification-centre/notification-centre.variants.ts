import { tv } from '#/lib/tv.ts';

/** Classes of the parts of a notification centre. */
export const notificationCentreVariants = tv({
  slots: {
    badge:
      'ui:pointer-events-none ui:absolute ui:-end-0.5 ui:-top-0.5 ui:grid ui:h-4 ui:min-w-4 ui:place-items-center ui:rounded-full ui:bg-danger-solid ui:px-1 ui:text-[0.6875rem] ui:leading-none ui:font-semibold ui:text-danger-fg ui:tabular-nums ui:forced-colors:border',
    // The list scrolls, not the panel: its title stays visible.
    popover: 'ui:min-w-[min(calc(100vw-1rem),25rem)]',
    // Up to the edges of the popover, whose padding it undoes. The two pixels are its borders.
    panel:
      'ui:-m-4 ui:flex ui:max-h-[calc(var(--radix-popover-content-available-height)-2px)] ui:flex-col ui:overflow-hidden ui:rounded-card',
    head: 'ui:flex ui:min-h-13 ui:flex-none ui:items-center ui:justify-between ui:gap-3 ui:border-b ui:border-float-border ui:ps-4 ui:pe-2',
    body: 'ui:min-h-0 ui:flex-1 ui:overflow-y-auto ui:overscroll-contain',
    day: 'ui:sticky ui:top-0 ui:z-1 ui:bg-float ui:px-4 ui:pt-3 ui:pb-1 ui:text-12 ui:font-medium ui:text-fg-subtle',
    item: 'ui:relative ui:flex ui:outline-none ui:gap-3 ui:px-4 ui:py-3 ui:hover:bg-float-hover',
    text: 'ui:min-w-0 ui:flex-1',
    title: 'ui:wrap-anywhere',
    link: 'ui:rounded-badge ui:hover:underline ui:before:absolute ui:before:inset-0',
    description: 'ui:text-13 ui:wrap-anywhere ui:text-fg-muted',
    meta: 'ui:mt-0.5 ui:flex ui:flex-wrap ui:items-center ui:gap-x-3 ui:text-12 ui:text-fg-subtle',
    // Above the link, which covers the item.
    aside: 'ui:relative ui:z-1 ui:-my-1.5 ui:-me-2 ui:flex-none',
    action: 'ui:relative ui:z-1 ui:-ms-2.5 ui:mt-1',
    dot: 'ui:size-2 ui:rounded-full ui:bg-accent ui:forced-colors:bg-[Highlight]',
    foot: 'ui:flex ui:justify-center ui:border-t ui:border-float-border ui:p-2',
    state: 'ui:px-4 ui:py-10',
  },
  variants: {
    unread: {
      true: { title: 'ui:font-medium' },
      false: { title: 'ui:text-fg-muted' },
    },
  },
  defaultVariants: { unread: false },
});
