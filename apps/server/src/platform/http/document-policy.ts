export interface PolicyInput {
  /** Origins of audio. */
  readonly streamOrigins: readonly string[];
  /** API addresses as seen by the browser, the main API first: a path, or a URL on another host. */
  readonly apiUrls: readonly string[];
  readonly castApiUrl: string;
  readonly sentryDsn: string | undefined;
}

/** The Content-Security-Policy of every document. Scripts and styles are limited to files of this origin. */
export function documentPolicy({ streamOrigins, apiUrls, castApiUrl, sentryDsn }: PolicyInput): string {
  const own = "'self'";
  const list = (...sources: readonly (string | null)[]) =>
    [...new Set([own, ...sources.filter((source) => source !== null)])].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `font-src ${own}`,
    // Uploaded files are on the host of the main API.
    `img-src ${list(originOf(apiUrls[0]))} data: blob:`,
    `media-src ${list(...streamOrigins)}`,
    `connect-src ${list(...apiUrls.map(originOf), originOf(sentryDsn))}`,
    `worker-src ${own}`,
    `frame-src ${list(originOf(castApiUrl))}`,
    `manifest-src ${own}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Of apps/dashboard/src/lib/push-subscription.ts.
    'trusted-types push-worker',
  ].join('; ');
}

/** Null for a path, which `'self'` covers. */
function originOf(url: string | undefined): string | null {
  return url && URL.canParse(url) ? new URL(url).origin : null;
}
