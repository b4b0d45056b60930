interface SitePolicyInput {
  readonly styleSources: readonly string[];
  /** Origins of audio. */
  readonly streamOrigins: readonly string[];
  /** The address of public files. */
  readonly filesUrl: string;
  /** Origins that may frame the document. */
  readonly framedBy: readonly string[];
}

/** The Content-Security-Policy of public pages: nothing of third parties but the audio. */
export function sitePolicy({ styleSources, streamOrigins, filesUrl, framedBy }: SitePolicyInput): string {
  const files = URL.canParse(filesUrl) ? ` ${new URL(filesUrl).origin}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleSources].join(' '),
    `img-src 'self' data:${files}`,
    ["media-src 'self'", ...new Set(streamOrigins)].join(' '),
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy.join(' ') || "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
