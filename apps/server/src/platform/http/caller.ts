import type { Locale } from '@unmuted/api/contract';
import type { FastifyRequest } from 'fastify';
import { pickLocale } from '#/platform/http/pick-locale.ts';
import { clientAddress } from '#/platform/http/trusted-proxies.ts';

/** The origin of a request, as far as it can be determined. */
export interface Caller {
  /** The network address; behind a configured proxy, the one that the proxy reports. */
  readonly address: string;
  /** The user agent without control characters; not trustworthy. */
  readonly userAgent: string | null;
  /** The language requested by the client. */
  readonly locale: Locale;
  /** As in the log and in problem documents. */
  readonly requestId: string;
}

const longestUserAgent = 300;
/** A closed connection has no address. */
const unknownAddress = '0.0.0.0';

export function callerOf(request: FastifyRequest, defaultLocale: Locale): Caller {
  const agent = request.headers['user-agent']?.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').trim();
  return {
    address: addressOf(request),
    userAgent: agent ? agent.slice(0, longestUserAgent) : null,
    locale: pickLocale(request.headers['accept-language'], defaultLocale),
    requestId: request.id,
  };
}

function addressOf({ ip, ips }: FastifyRequest): string {
  return clientAddress(ips ?? [ip]) ?? unknownAddress;
}
