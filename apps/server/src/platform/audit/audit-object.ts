/** The name of what was acted on, by the names that entries use. */
export function objectOf(details: Readonly<Record<string, unknown>>): string | null {
  for (const field of [
    'cast',
    'station',
    'policy',
    'service',
    'site',
    'domain',
    'username',
    'email',
    'name',
  ]) {
    const value = details[field];
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}
