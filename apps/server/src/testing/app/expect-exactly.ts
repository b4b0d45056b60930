import type * as z from 'zod/mini';

/** Fails unless the body has exactly the fields that the schema declares. */
export function expectExactly(schema: z.ZodMiniType | undefined, body: unknown): void {
  if (!schema) throw new Error('The operation declares no body.');
  const parsed = schema.parse(body);
  if (JSON.stringify(sorted(parsed)) !== JSON.stringify(sorted(body))) {
    throw new Error(`The reply has more than the contract declares: ${JSON.stringify(body)}`);
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
