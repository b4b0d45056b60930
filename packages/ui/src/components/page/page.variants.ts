import { tv } from '#/lib/tv.ts';

export const pageVariants = tv({
  base: [
    'ui:mx-auto ui:w-full ui:max-w-content ui:min-w-0 ui:text-14 ui:text-fg',
    // Full-bleed content (LinkTabs on a phone) reads the padding from these variables.
    'ui:[--page-pad:1rem] ui:md:[--page-pad:2rem]',
    'ui:[&:not([data-ui=app-shell]_*)]:px-(--page-pad) ui:[&:not([data-ui=app-shell]_*)]:pt-4 ui:[&:not([data-ui=app-shell]_*)]:pb-8',
    'ui:md:[&:not([data-ui=app-shell]_*)]:pt-6 ui:md:[&:not([data-ui=app-shell]_*)]:pb-12',
  ],
});

export const pageGridVariants = tv({
  base: 'ui:grid ui:min-w-0 ui:grid-cols-[minmax(0,1fr)] ui:items-start',
  variants: {
    columns: {
      '1': '',
      '2': 'ui:lg:grid-cols-2',
      '3': 'ui:lg:grid-cols-3',
      '4': 'ui:md:grid-cols-2 ui:min-[75rem]:grid-cols-4',
      '2-1': 'ui:lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
      '1-2': 'ui:lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
      '3-2': 'ui:lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
    },
    gap: { sm: 'ui:gap-4', md: 'ui:gap-4 ui:md:gap-6' },
  },
  defaultVariants: { columns: '1', gap: 'md' },
});
