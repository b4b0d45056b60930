import { tv } from '#/lib/tv.ts';

/** Classes of the bar and its parts. */
export const saveBarVariants = tv({
  slots: {
    root: '',
    panel: [
      'ui:flex ui:flex-col ui:gap-x-4 ui:gap-y-3 ui:rounded-card ui:border ui:border-float-border ui:bg-float ui:p-3 ui:text-14 ui:text-fg ui:shadow-float ui:md:flex-row ui:md:items-center ui:md:ps-5',
      'ui:transition-[opacity,translate] ui:duration-base ui:starting:translate-y-2 ui:starting:opacity-0',
    ],
    text: 'ui:min-w-0 ui:flex-1 ui:max-md:px-1',
    count: 'ui:flex ui:flex-wrap ui:items-center ui:gap-x-2.5 ui:font-medium',
    errors: 'ui:inline-flex ui:items-center ui:gap-1.5 ui:text-13 ui:text-danger-text',
    details: 'ui:line-clamp-3 ui:text-13 ui:wrap-anywhere ui:text-fg-muted',
    warning: 'ui:text-silent-text',
    actions: 'ui:flex ui:flex-none ui:flex-wrap ui:gap-2 ui:max-md:*:flex-auto',
  },
  variants: {
    open: {
      true: { root: 'ui:sticky ui:bottom-[max(1rem,env(safe-area-inset-bottom))] ui:z-20' },
      // Absolutely positioned so that it takes no grid gap while its live region stays mounted.
      false: { root: 'ui:sr-only' },
    },
  },
});
