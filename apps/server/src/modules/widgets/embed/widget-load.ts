import type { IncomingHttpHeaders } from 'node:http';

/** The origin of the page that holds the frame; empty where the browser does not say. The path is never looked at. */
export function siteOf({ referer }: IncomingHttpHeaders): string {
  if (referer === undefined || referer.length > 2_048 || !URL.canParse(referer)) return '';
  const { protocol, origin } = new URL(referer);
  return /^https?:$/.test(protocol) ? origin.slice(0, 300) : '';
}

/**
 * Whether a document is asked for by a frame. Browsers say so on encrypted connections and on this machine (Fetch
 * Metadata §2.1); elsewhere a page that is named as the referrer is the best sign there is.
 */
export function isFramed(headers: IncomingHttpHeaders): boolean {
  const kind = headers['sec-fetch-dest'];
  // The dashboard shows its own.
  if (headers['sec-fetch-site'] === 'same-origin') return false;
  if (kind !== undefined)
    return kind === 'iframe' || kind === 'frame' || kind === 'embed' || kind === 'object';
  return siteOf(headers) !== '';
}
