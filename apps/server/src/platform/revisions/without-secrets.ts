/** Returns a copy without the named fields, at any depth. */
export function withoutSecrets(value: unknown, secretFields: readonly string[]): unknown {
  if (secretFields.length === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => withoutSecrets(each, secretFields));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secretFields.includes(name))
      .map(([name, each]) => [name, withoutSecrets(each, secretFields)]),
  );
}
