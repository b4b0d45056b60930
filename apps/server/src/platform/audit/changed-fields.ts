import { isDeepStrictEqual } from 'node:util';

type Values = Readonly<Record<string, unknown>>;

/** The values of an object before and after a change. */
export interface AuditChange {
  /** Null for an object that is created. */
  readonly before: object | null;
  /** Null for an object that is deleted. */
  readonly after: object | null;
  /** Fields whose values are replaced by `changed`. */
  readonly secretFields?: readonly string[];
}

/** The fields that differ, with their values on either side; a secret is shown as `changed`. */
export function changedFields({ before, after, secretFields = [] }: AuditChange): {
  readonly before: Values | null;
  readonly after: Values | null;
} {
  const [old, next] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))];
  const fields = [...new Set([...old.keys(), ...next.keys()])].filter(
    (field) => !isDeepStrictEqual(old.get(field), next.get(field)),
  );
  const pick = (values: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(
      fields
        .filter((field) => values.has(field))
        .map((field) => [field, secretFields.includes(field) ? 'changed' : values.get(field)]),
    );
  if (fields.length === 0) return { before: null, after: null };
  return { before: before && pick(old), after: after && pick(next) };
}
