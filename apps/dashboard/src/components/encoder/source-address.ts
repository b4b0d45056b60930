/** The connection settings of an encoder. */
export interface SourceAddress {
  server: string;
  port: string;
  mount: string;
}

/** The username of every Icecast source; no supported engine allows another one. */
export const sourceUser = 'source';

const usualPorts: Record<string, string> = { 'http:': '80', 'https:': '443' };

/** Where a source connects: sources and listeners meet at the same address. */
export function sourceAddressOf(streamUrl: string | null): SourceAddress | null {
  if (streamUrl === null || !URL.canParse(streamUrl)) return null;
  const { hostname, port, pathname, protocol } = new URL(streamUrl);
  return {
    server: hostname,
    port: port || (usualPorts[protocol] ?? ''),
    mount: pathname,
  };
}
