/** Parses the origin of a typed or pasted URL. Invalid input is returned unchanged and fails validation. */
export function parseSite(typed: string): string {
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  const [, site = typed] = /^(https?:\/\/[^/?#]+)/i.exec(text) ?? [];
  return site.toLowerCase();
}
