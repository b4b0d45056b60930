import { tv } from '#/lib/tv.ts';

/** Classes of the layout. Sizes are tokens: 250, 80, 70, 60, 55 and 1400 px. */
export const appShellVariants = tv({
  slots: {
    root: 'ui:min-h-dvh ui:bg-surface ui:text-14 ui:text-fg',
    // Only the page content is printed.
    side: 'ui:hidden ui:border-e ui:border-nav-border ui:bg-nav-bg ui:text-nav-fg ui:not-print:md:block',
    sideInner: 'ui:sticky ui:top-0 ui:flex ui:h-dvh ui:flex-col ui:overflow-x-hidden ui:overflow-y-auto',
    sideBrand:
      'ui:flex ui:h-header ui:flex-none ui:items-center ui:px-5 ui:text-nav-fg-strong ui:in-data-nav-collapsed:justify-center ui:in-data-nav-collapsed:px-0',
    column: 'ui:flex ui:min-h-dvh ui:min-w-0 ui:flex-col',
    header:
      'ui:flex ui:print:hidden ui:h-header ui:flex-none ui:items-center ui:gap-2 ui:border-b ui:border-border ui:bg-header-bg ui:ps-2 ui:pe-3 ui:text-fg ui:md:ps-6 ui:md:pe-7',
    headerBrand: 'ui:flex ui:min-w-0 ui:items-center',
    topNav:
      'ui:hidden ui:h-top-nav ui:flex-none ui:border-b ui:border-nav-border ui:bg-nav-bg ui:px-6 ui:not-print:md:block',
    main: 'ui:mx-auto ui:w-full ui:max-w-content ui:min-w-0 ui:flex-1 ui:px-4 ui:pt-4 ui:pb-8 ui:outline-none ui:md:px-8 ui:md:pt-6 ui:md:pb-12',
    footer:
      'ui:flex ui:print:hidden ui:flex-none ui:flex-wrap ui:items-center ui:gap-x-4 ui:gap-y-2 ui:border-t ui:border-border ui:p-4 ui:text-13 ui:text-fg-subtle ui:md:h-footer ui:md:flex-nowrap ui:md:gap-x-6 ui:md:px-8 ui:md:py-0',
  },
  variants: {
    navType: {
      side: {
        root: 'ui:not-print:md:grid',
        headerBrand: 'ui:md:hidden',
      },
      top: { headerBrand: 'ui:md:me-4' },
    },
    collapsed: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      navType: 'side',
      collapsed: false,
      class: { root: 'ui:md:grid-cols-[var(--ui-nav-width)_minmax(0,1fr)]' },
    },
    {
      navType: 'side',
      collapsed: true,
      class: { root: 'ui:md:grid-cols-[var(--ui-nav-collapsed-width)_minmax(0,1fr)]' },
    },
  ],
  defaultVariants: { navType: 'side', collapsed: false },
});
