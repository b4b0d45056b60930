import { type Refused, refused } from '#/modules/skills/endpoint/refusals.ts';

const host = 's3.amazonaws.com';
/** Case-sensitive. */
const folder = '/echo.api/';
/** An encoded slash could leave the folder on a server that decodes it. */
const encodedSlash = /%(?:2f|5c)/i;

/**
 * Checks `SignatureCertChainUrl` by Amazon's rules. The URL parser resolves dot segments, lowers the case of the host and drops port
 * 443. The query and the fragment are dropped: one chain must have one key in the cache.
 */
export function checkChainUrl(header: string): { readonly ok: true; readonly url: string } | Refused {
  if (!URL.canParse(header)) return refused('chain_url_unreadable');
  const url = new URL(header);
  if (url.protocol !== 'https:') return refused('chain_url_scheme');
  if (url.username !== '' || url.password !== '') return refused('chain_url_user');
  if (url.hostname !== host) return refused('chain_url_host');
  if (url.port !== '') return refused('chain_url_port');
  if (!url.pathname.startsWith(folder) || encodedSlash.test(url.pathname)) return refused('chain_url_path');
  return { ok: true, url: `https://${host}${url.pathname}` };
}
