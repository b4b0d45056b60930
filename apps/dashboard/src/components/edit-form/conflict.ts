import { ApiError } from '@unmuted/api';
import type { FieldValues } from 'react-hook-form';
import { pickValues } from '#/components/form/form-values.ts';

/** The server's resource in a version conflict; null for any other error. */
export function conflictOf<Resource>(error: unknown): Resource | null {
  if (!(error instanceof ApiError) || error.code !== 'resource.version_conflict') return null;
  const current = error.problem?.current;
  return typeof current === 'object' && current !== null ? (current as Resource) : null;
}

/** The server's values with the user's values of the named fields. */
export function mergeFields<Values extends FieldValues>(
  theirs: Values,
  mine: Values,
  names: readonly string[],
): Values {
  return { ...theirs, ...pickValues(mine, (name) => names.includes(name)) };
}
