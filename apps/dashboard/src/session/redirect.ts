const maxLength = 2000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: rejects control characters
const forbidden = /[\u0000-\u001f\u007f\\]/;

export interface RedirectRules {
  /** The app's origin. */
  origin: string;
  /** Whether a path opens a signed-in screen of the user's area. */
  isOpenTo: (pathname: string) => boolean;
}

/**
 * Returns the sign-in page's `redirect` if it is safe: a path on this origin that the user may open.
 * Otherwise null, for the default of the user's role.
 */
export function safeRedirect(value: unknown, { origin, isOpenTo }: RedirectRules): string | null {
  if (typeof value !== 'string' || value.length > maxLength || forbidden.test(value)) return null;
  if (!value.startsWith('/') || value.startsWith('//')) return null;
  const url = URL.canParse(value, origin) ? new URL(value, origin) : null;
  if (url?.origin !== origin) return null;
  // `/.//evil.test` is now `//evil.test`, which would lead to another host.
  if (url.pathname.startsWith('//') || !isOpenTo(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
