import { ApiError } from '@unmuted/api';
import type { FieldError, FieldValues } from 'react-hook-form';

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function pickValues<Values extends FieldValues>(
  values: Values,
  test: (name: string) => boolean,
): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => test(name))) as Partial<Values>;
}

/** Distinguishes an error from the errors of its nested fields, which may have a field named `type`. */
export function isFieldError(error: unknown): error is FieldError {
  return typeof error === 'object' && error !== null && 'type' in error && typeof error.type === 'string';
}

/** Counts the invalid fields in the nested errors of react-hook-form. */
export function countErrors(errors: unknown): number {
  if (isFieldError(errors)) return 1;
  if (typeof errors !== 'object' || errors === null) return 0;
  return Object.values(errors).reduce<number>((count, error) => count + countErrors(error), 0);
}

/** The server's resource in a version conflict; null for any other error. */
export function conflictOf<Resource>(error: unknown): Resource | null {
  if (!(error instanceof ApiError) || error.code !== 'resource.version_conflict') return null;
  const current = error.problem?.current;
  return typeof current === 'object' && current !== null ? (current as Resource) : null;
}
