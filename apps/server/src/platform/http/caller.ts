import type { Locale } from '@unmuted/api/contract';
import type { FastifyRequest } from 'fastify';
import { pickLocale } from '#/platform/http/messages.ts';
import { plainAddress } from '#/platform/lib/ip-address.ts';

/** Where a call comes from, as far as one can know. */
export interface Caller {
  /** The network address; behind a configured proxy, the one that the proxy names. */
  readonly address: string;
  /** What the program says it is, without control characters; a hint, never a fact. */
  readonly userAgent: string | null;
  /** The language that the reader asks for. */
  readonly locale: Locale;
}

const longestUserAgent = 300;
/** A connection that its caller has left has no address any more. */
const unknownAddress = '0.0.0.0';

export function callerOf(request: FastifyRequest, defaultLocale: Locale): Caller {
  const agent = request.headers['user-agent']?.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').trim();
  return {
    address: addressOf(request),
    userAgent: agent ? agent.slice(0, longestUserAgent) : null,
    locale: pickLocale(request.headers['accept-language'], defaultLocale),
  };
}

/** Of the addresses that trusted proxies name, the farthest that is one: from there on, anybody may have written them. */
function addressOf({ ip, ips }: FastifyRequest): string {
  const hops = (ips ?? [ip]).map((hop?: string) => plainAddress(hop ?? ''));
  return hops.findLast((hop) => hop !== null) ?? unknownAddress;
}
