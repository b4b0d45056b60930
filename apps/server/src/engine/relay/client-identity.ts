import { clientAddress, forwardedHops } from '#/platform/http/trusted-proxies.ts';
import { demoSecretHeader, isDemoAgent, withoutDemoAgent } from '../demo-agent.ts';
import { same } from './credentials.ts';
import type { RequestHead } from './http-head.ts';
import type { RelayState } from './state.ts';

interface Client {
  readonly ip: string;
  readonly head: RequestHead;
}

/**
 * The address of a client and its request. A demo listener chooses its address and keeps its user agent, because it
 * knows the secret of this start; anybody else who claims to be one is taken for an ordinary listener.
 */
export function identifyClient(
  state: Pick<RelayState, 'demoSecret' | 'isTrustedProxy'>,
  peer: string,
  head: RequestHead,
): Client {
  const forwarded = head.headers.get('x-forwarded-for');
  if (isDemoListener(state.demoSecret, head)) return { ip: clientAddress([peer, forwarded]) ?? '', head };
  const ip = clientAddress(forwardedHops(peer, forwarded, state.isTrustedProxy)) ?? '';
  const agent = head.headers.get('user-agent') ?? '';
  if (!isDemoAgent(agent)) return { ip, head };
  const headers = new Map(head.headers).set('user-agent', withoutDemoAgent(agent));
  return { ip, head: { ...head, headers } };
}

function isDemoListener(secret: string | null, { headers }: RequestHead): boolean {
  const given = headers.get(demoSecretHeader);
  return secret !== null && given !== undefined && same(given, secret);
}
