import { isIP } from 'node:net';
import { bareHost, isPublicAddress } from '#/platform/connector/addresses.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';

const maxUrl = 2_048;

/** Resolves a name to all its addresses. */
export type Lookup = (hostname: string) => Promise<readonly { readonly address: string }[]>;

export interface Policy {
  /** Allowed port ranges, inclusive. */
  readonly ports: readonly (readonly [number, number])[];
  /** `host:port` exactly as in a URL: exceptions that are allowed whatever they resolve to. */
  readonly allow: readonly string[];
}

/** The destination of a request: validated addresses, so that nothing is resolved again. */
export interface Target {
  readonly url: URL;
  readonly host: string;
  readonly port: number;
  readonly isTls: boolean;
  readonly addresses: readonly string[];
}

/** Parses with the URL standard, which normalizes `0177.0.0.1` and `2130706433` to 127.0.0.1. */
export function parseUrl(value: string): URL {
  const url = value.length <= maxUrl && URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new ConnectorError('bad_url', 'no http(s) address without a user name');
  return url;
}

export function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}

/** Resolves a URL once; rejects it when any of its addresses is not public. */
export async function resolveTarget(url: URL, policy: Policy, lookup: Lookup): Promise<Target> {
  const host = bareHost(url.hostname);
  const port = portOf(url);
  const target = { url, host, port, isTls: url.protocol === 'https:' };
  const isAllowed = policy.allow.includes(`${url.hostname}:${port}`);
  if (!isAllowed && !policy.ports.some(([from, to]) => port >= from && port <= to))
    throw new ConnectorError('forbidden_port', `port ${port} is not asked`);
  const addresses = isIP(host) ? [host] : await addressesOf(host, lookup);
  if (!isAllowed && !addresses.every(isPublicAddress))
    throw new ConnectorError('forbidden_address', `${host} is not public`);
  return { ...target, addresses };
}

async function addressesOf(host: string, lookup: Lookup): Promise<string[]> {
  const found = await lookup(host).catch((cause: unknown) => {
    throw new ConnectorError('not_resolved', `${host} does not resolve`, { cause });
  });
  if (found.length === 0) throw new ConnectorError('not_resolved', `${host} has no address`);
  return found.map(({ address }) => address);
}
