interface EmbedPolicyInput {
  /** Origins of audio. */
  readonly streamOrigins: readonly string[];
  /** Origins that may frame the document; empty allows all. */
  readonly framedBy: readonly string[];
}

/** The Content-Security-Policy of widgets: stricter than the dashboard's, except for framing. */
export function embedPolicy({ streamOrigins, framedBy }: EmbedPolicyInput): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // The empty icon that prevents requests for /favicon.ico.
    'img-src data:',
    `media-src ${streamOrigins.join(' ') || "'none'"}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy.join(' ') || '*'}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Whether an origin may frame the document, compared like `frame-ancestors` (CSP3 §6.7.2). */
export function isAllowedSite(sites: readonly string[], origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return sites.some((site) => {
    const { protocol, hostname, port } = new URL(site.replace('://*.', '://'));
    const isScheme = page.protocol === protocol || (protocol === 'http:' && page.protocol === 'https:');
    const isHost = site.includes('://*.')
      ? page.hostname.endsWith(`.${hostname}`)
      : page.hostname === hostname;
    return isScheme && isHost && page.port === port;
  });
}
