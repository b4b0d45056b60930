/** The site of what somebody typed or pasted: its scheme, host and port. What is none stays, and is told as wrong. */
export function parseSite(typed: string): string {
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  const [, site = typed] = /^(https?:\/\/[^/?#]+)/i.exec(text) ?? [];
  return site.toLowerCase();
}
