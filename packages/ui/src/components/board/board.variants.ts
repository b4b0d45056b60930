import { tv } from '#/lib/tv.ts';

/** Classes of a board and its parts. */
export const boardVariants = tv({
  slots: {
    // Snapping would fight with scrolling at the edges during a drag.
    root: 'ui:relative ui:flex ui:min-w-0 ui:gap-3 ui:overflow-x-auto ui:text-14 ui:text-fg ui:max-md:not-data-moving:snap-x ui:max-md:not-data-moving:snap-mandatory',
    column:
      'ui:relative ui:flex ui:max-h-full ui:min-w-64 ui:flex-1 ui:snap-start ui:flex-col ui:rounded-card ui:bg-surface-sunken ui:max-md:w-[85%] ui:max-md:flex-none ui:forced-colors:border',
    head: 'ui:flex ui:items-center ui:gap-2 ui:px-3 ui:pt-3 ui:pb-2',
    title: 'ui:min-w-0 ui:font-medium ui:wrap-anywhere',
    count: 'ui:flex-none ui:text-13 ui:text-fg-muted ui:tabular-nums',
    list: 'ui:flex ui:min-h-24 ui:flex-1 ui:flex-col ui:gap-2 ui:overflow-y-auto ui:rounded-card ui:p-2 ui:pt-0.5',
    empty: 'ui:grid ui:flex-1 ui:place-items-center ui:p-3 ui:text-center ui:text-13 ui:text-fg-subtle',
    refusal:
      'ui:pointer-events-none ui:absolute ui:inset-x-3 ui:top-14 ui:z-1 ui:flex ui:gap-2 ui:rounded-control ui:border ui:border-float-border ui:bg-float ui:p-3 ui:text-13 ui:text-fg-muted ui:shadow-float ui:[&>svg]:mt-0.5 ui:[&>svg]:flex-none',
    card: 'ui:flex ui:items-start ui:gap-1 ui:rounded-control ui:border ui:border-border ui:bg-surface-raised ui:p-3',
  },
  variants: {
    /** Whether the column accepts the card that is being moved. */
    drop: {
      none: {},
      over: { list: 'ui:outline-2 ui:-outline-offset-2 ui:outline-focus' },
      refused: {},
    },
    full: { true: { count: 'ui:font-medium ui:text-silent-text' } },
    draggable: { true: { card: 'ui:cursor-grab' } },
  },
  defaultVariants: { drop: 'none' },
});
