const maxLength = 2000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what must not pass
const forbidden = /[\u0000-\u001f\u007f\\]/;

export interface RedirectRules {
  /** The app's origin. */
  origin: string;
  /** Whether a path opens a screen of the visitor's route set that asks for a sign-in. */
  isOpenTo: (pathname: string) => boolean;
}

/**
 * The `redirect` of a sign-in address, when it is safe to follow: a path of this origin that the visitor may open.
 * Anything else is null, and the visitor goes to the default of their role.
 */
export function safeRedirect(value: unknown, { origin, isOpenTo }: RedirectRules): string | null {
  if (typeof value !== 'string' || value.length > maxLength || forbidden.test(value)) return null;
  if (!value.startsWith('/') || value.startsWith('//')) return null;
  const url = URL.canParse(value, origin) ? new URL(value, origin) : null;
  if (url?.origin !== origin) return null;
  // `/.//evil.test` has become `//evil.test` here, which would name another host when it is followed.
  if (url.pathname.startsWith('//') || !isOpenTo(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
