const year = 365 * 24 * 60 * 60;

interface Origins {
  /** Where people open the dashboard. */
  readonly publicUrl: string;
  /** Absolute addresses or paths of the APIs. */
  readonly apiUrls: readonly string[];
  /** Null without an engine. */
  readonly streamUrl: string | null;
}

/**
 * The value of `Strict-Transport-Security`, or null for no header. It applies to all ports of a host: with plain http
 * streams on the same host, a browser that saw it once could not play them for a year. `max-age=0` then makes browsers
 * forget an earlier one.
 */
export function strictTransportOf({ publicUrl, apiUrls, streamUrl }: Origins): string | null {
  const site = new URL(publicUrl);
  if (site.protocol !== 'https:') return null;
  const hosts = apiUrls.map((url) => new URL(url, site).hostname);
  const hasPlainStreams = streamUrl !== null && isPlainOn(streamUrl, [site.hostname, ...hosts]);
  return `max-age=${hasPlainStreams ? 0 : year}`;
}

/** Whether browsers block the streams or require https of them: an https page only plays https streams. */
export const hasInsecureStreams = ({ publicUrl, streamUrl }: Omit<Origins, 'apiUrls'>): boolean =>
  new URL(publicUrl).protocol === 'https:' && streamUrl !== null && new URL(streamUrl).protocol === 'http:';

function isPlainOn(streamUrl: string, hosts: readonly string[]): boolean {
  const { protocol, hostname } = new URL(streamUrl);
  return protocol === 'http:' && hosts.includes(hostname);
}
