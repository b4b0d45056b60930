import type { FieldValues } from 'react-hook-form';

/** Compares values as JSON. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function pickValues<Values extends FieldValues>(
  values: Values,
  test: (name: string) => boolean,
): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => test(name))) as Partial<Values>;
}
