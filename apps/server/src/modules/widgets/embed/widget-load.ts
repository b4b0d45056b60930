import type { IncomingHttpHeaders } from 'node:http';

/** The origin of the embedding page; empty if the browser does not send it. The path is not read. */
export function siteOf({ referer }: IncomingHttpHeaders): string {
  if (referer === undefined || referer.length > 2_048 || !URL.canParse(referer)) return '';
  const { protocol, origin } = new URL(referer);
  return /^https?:$/.test(protocol) ? origin.slice(0, 300) : '';
}

/**
 * Whether a frame requests the document. Browsers send this on secure connections and localhost (Fetch Metadata §2.1);
 * elsewhere a Referer is the best indication.
 */
export function isFramed(headers: IncomingHttpHeaders): boolean {
  const kind = headers['sec-fetch-dest'];
  // The dashboard's own preview.
  if (headers['sec-fetch-site'] === 'same-origin') return false;
  if (kind !== undefined)
    return kind === 'iframe' || kind === 'frame' || kind === 'embed' || kind === 'object';
  return siteOf(headers) !== '';
}
