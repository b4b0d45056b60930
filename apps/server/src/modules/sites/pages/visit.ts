import type { FastifyRequest } from 'fastify';

/** Programs that name themselves; others that pretend to be browsers are counted. */
const robots = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|java|go-http|headless|lighthouse/i;

/** Whether a request for a page is one of a person's browser that shows it. */
export function isVisit({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const agent = headers['user-agent'];
  if (method !== 'GET' || !agent || robots.test(agent)) return false;
  if (headers['sec-purpose'] !== undefined || headers.purpose !== undefined) return false;
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined) return destination === 'document';
  return (headers.accept ?? '').includes('text/html');
}

/** The host of the page that led here; null for none, and for pages of the site itself. */
export function referrerOf({
  headers,
  hostname,
}: Pick<FastifyRequest, 'headers' | 'hostname'>): string | null {
  const { referer } = headers;
  if (referer === undefined || referer.length > 2_048 || !URL.canParse(referer)) return null;
  const { protocol, hostname: host } = new URL(referer);
  return /^https?:$/.test(protocol) ? hostOf(host, hostname) : null;
}

/** A host name of another site, without `www.`; null for anything else. */
export function hostOf(value: unknown, own: string): string | null {
  if (typeof value !== 'string' || !/^(?=.{1,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(value)) return null;
  return value === own ? null : value.replace(/^www\./, '');
}
