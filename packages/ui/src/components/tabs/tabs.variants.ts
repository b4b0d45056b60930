import { tv } from '#/lib/tv.ts';

/** Classes of a tab bar, for tabs and links. */
export const tabsVariants = tv({
  slots: {
    bar: 'ui:border-b ui:border-border ui:text-14',
    // Scrolls horizontally on a phone, clipped at the edge. Offset by one pixel so that the underline covers the divider.
    list: [
      'ui:-mx-1 ui:-mb-px ui:flex ui:gap-3 ui:overflow-x-auto ui:overscroll-x-contain ui:[scrollbar-width:none] ui:md:gap-4',
    ],
    tab: [
      'ui:relative ui:flex ui:flex-none ui:cursor-pointer ui:items-center ui:gap-1.5 ui:rounded-badge ui:px-1 ui:pt-3 ui:pb-3.25 ui:font-medium ui:whitespace-nowrap ui:text-fg-muted ui:md:pt-2.5 ui:md:pb-2.75',
      'ui:coarse:min-h-11 ui:coarse:min-w-11 ui:coarse:justify-center ui:hover:text-fg ui:disabled:cursor-default ui:disabled:text-fg-subtle ui:focus-visible:-outline-offset-2',
      // A border instead of a background, so that it is visible in forced colours.
      'ui:after:absolute ui:after:inset-x-1 ui:after:bottom-0 ui:after:rounded-t-[2px] ui:after:border-b-2',
      'ui:after:border-transparent ui:forced-colors:after:border-[Canvas]',
      'ui:aria-selected:text-fg ui:aria-selected:after:border-fg ui:forced-colors:aria-selected:after:border-[Highlight]',
      'ui:aria-[current]:text-fg ui:aria-[current]:after:border-fg ui:forced-colors:aria-[current]:after:border-[Highlight]',
    ],
    count: 'ui:font-normal ui:tabular-nums ui:text-fg-subtle',
  },
  variants: {
    /** Extends to the edges of a `Page` on a phone, which sets the offset. */
    bleed: {
      true: {
        bar: 'ui:max-md:-mx-(--page-pad,0px)',
        list: 'ui:max-md:mx-0 ui:max-md:px-[max(0px,var(--page-pad,0px)-0.25rem)] ui:max-md:scroll-px-6',
      },
      false: {},
    },
  },
  defaultVariants: { bleed: false },
});
