/** Compares a text with a pattern, ignoring case; each `*` stands for any text. */
export function matchesWildcard(text: string, pattern: string): boolean {
  const parts = pattern.trim().toLowerCase().split('*');
  const [first = '', ...others] = parts;
  const last = others.pop();
  const value = text.trim().toLowerCase();
  if (last === undefined) return first !== '' && value === first;
  if (!value.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = value.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return value.length - last.length >= at && value.endsWith(last);
}
