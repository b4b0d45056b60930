import { tv } from '#/lib/tv.ts';

/** Classes of a wizard and its parts, which follow the width of the wizard. */
export const wizardVariants = tv({
  slots: {
    root: 'ui:@container ui:flex ui:min-w-0 ui:flex-col ui:gap-6 ui:text-14 ui:text-fg',
    head: 'ui:min-w-0',
    description: 'ui:mt-1 ui:wrap-anywhere ui:text-fg-muted',
    panel: 'ui:min-w-0',
    footer:
      'ui:flex ui:flex-wrap ui:items-center ui:gap-3 ui:rounded-card ui:border ui:border-float-border ui:bg-float ui:p-3 ui:shadow-float',
    // Above the buttons in a narrow container, between them in a wide one.
    note: 'ui:min-w-0 ui:text-13 ui:wrap-anywhere ui:text-fg-muted ui:@max-[40rem]:-order-1 ui:@max-[40rem]:w-full ui:@min-[40rem]:flex-1',
    back: 'ui:@max-[40rem]:flex-auto',
    next: 'ui:ms-auto ui:@max-[40rem]:flex-auto',
  },
});
