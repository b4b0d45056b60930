import { tv as createVariants, cx as joinClasses } from 'tailwind-variants/lite';

export type { VariantProps } from 'tailwind-variants/lite';

/** Variants of a component as class names. No merging at run time: cascade layers let the caller's classes win. */
export const tv = createVariants;

/** Joins class names and leaves out what is empty; `undefined` when nothing is left. */
export function cx(...classes: (string | false | null | undefined)[]): string | undefined {
  return joinClasses(...classes) || undefined;
}
