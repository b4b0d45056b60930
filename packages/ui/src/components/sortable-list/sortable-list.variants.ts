import { tv } from '#/lib/tv.ts';

/** Classes of one row: handle and content. */
export const sortableItemVariants = tv({
  base: 'ui:flex ui:items-center ui:gap-2 ui:border-t ui:border-border-soft ui:py-1 ui:first:border-t-0',
});
