import { tv, type VariantProps } from '#/lib/tv.ts';

/** Classes of fields below or beside one another. */
export const formLayoutVariants = tv({
  base: 'ui:@container ui:min-w-0',
});

/** Classes of the fields of a form or a group. */
export const formFieldsVariants = tv({
  base: 'ui:grid ui:min-w-0 ui:grid-cols-[minmax(0,1fr)] ui:items-start ui:gap-x-4 ui:gap-y-5',
  variants: {
    /** Columns where the place is at least 32 rem wide; below that there is one. */
    columns: { 1: '', 2: 'ui:@lg:grid-cols-2' },
  },
  defaultVariants: { columns: 1 },
});

/** Variant props of the fields of a form. */
export type FormFieldsVariants = VariantProps<typeof formFieldsVariants>;
