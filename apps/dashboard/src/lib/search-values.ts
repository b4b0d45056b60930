/** A text that is not empty. */
export const textOf = (value: unknown, form?: RegExp) =>
  typeof value === 'string' && value !== '' && (form?.test(value) ?? true) ? value : undefined;

/** One of the known values. */
export const oneOf = <Value>(value: unknown, known: readonly Value[]) => known.find((each) => each === value);

/** The known ones of comma-separated values, in the order of `known`. */
export function someOf<Value extends string>(value: unknown, known: readonly Value[]): string {
  const requested = textOf(value)?.split(',');
  return known.filter((each) => requested?.includes(each)).join();
}

/** Omits what is not set. */
export function dropEmpty<Search extends object>(
  search: Search,
): { [Name in keyof Search]: NonNullable<Search[Name]> } {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== ''),
  ) as { [Name in keyof Search]: NonNullable<Search[Name]> };
}

/** Comma-separated values as a list. */
export const listOf = (text: string | undefined): string[] => text?.split(',').filter(Boolean) ?? [];
