interface SitePolicyInput {
  readonly styleSources: readonly string[];
  /** Origins of audio. */
  readonly streamOrigins: readonly string[];
  /** The address of public files. */
  readonly filesUrl: string;
  /** The path of documents with code that the page frames; null for none. */
  readonly codePath: string | null;
  /** The Host header. */
  readonly host: string;
  /** Origins that may frame the document. */
  readonly framedBy: readonly string[];
}

/** The Content-Security-Policy of public pages: nothing of third parties but the audio. */
export function sitePolicy(input: SitePolicyInput): string {
  const { styleSources, streamOrigins, filesUrl, framedBy, codePath, host } = input;
  const files = URL.canParse(filesUrl) ? ` ${new URL(filesUrl).origin}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleSources].join(' '),
    `img-src 'self' data:${files}`,
    ["media-src 'self'", ...new Set(streamOrigins)].join(' '),
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(codePath === null ? [] : [`frame-src ${frameSource(host, codePath)}`]),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy.join(' ') || "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Only what is below the path; the whole host where a policy cannot name it, such as at `[::1]`. */
const frameSource = (host: string, path: string): string =>
  /^[a-z0-9.-]+(?::\d+)?$/i.test(host) ? `${host}${path}` : "'self'";
