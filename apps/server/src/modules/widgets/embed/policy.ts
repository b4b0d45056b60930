interface EmbedPolicyInput {
  /** Where audio comes from. */
  readonly streamOrigins: readonly string[];
  /** Who may frame the document; empty: everybody. */
  readonly framedBy: readonly string[];
}

/** The Content-Security-Policy of widgets: less than the dashboard's in everything but who may frame them. */
export function embedPolicy({ streamOrigins, framedBy }: EmbedPolicyInput): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // The empty picture that keeps browsers from asking for /favicon.ico.
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

/** Whether a page of that origin may frame what these sites may: as `frame-ancestors` compares them (CSP3 §6.7.2). */
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
