import { Resolver } from 'node:dns/promises';
import {
  type DnsQuestion,
  type DnsServer,
  dnsServerOf,
  exchange,
} from '#/platform/connector/dns-exchange.ts';
import {
  asName,
  isFormatError,
  limited,
  type NameReply,
  type QueryType,
  replyOf,
} from '#/platform/connector/name-reply.ts';

export type NameType = 'A' | 'AAAA' | 'CNAME' | 'TXT' | 'SOA' | 'NS';

/** The result of a DNS lookup. Only the first three are authoritative. */
export type NameAnswer =
  | {
      readonly kind: 'found';
      readonly values: readonly string[];
      /** For addresses: the remaining seconds in the resolver's cache. */
      readonly ttlS?: number;
    }
  /** The name exists, but has no record of this type. */
  | { readonly kind: 'no_record' }
  | { readonly kind: 'no_name' }
  /** No response in time, or a server failure. */
  | { readonly kind: 'no_response' };

export interface QueryOptions {
  /** Asks for records that fail DNSSEC too. */
  readonly isUnchecked?: boolean;
}

/**
 * Looks up DNS records of names from users (ADR 19). Results are for display only: to connect, use
 * the connector, which resolves and validates the name itself.
 */
export interface Names {
  ask(name: string, type: NameType): Promise<NameAnswer>;
  /** The whole response: with TTL, chain of CNAMEs, zone and DNSSEC. Null without a response in time. */
  query(name: string, type: QueryType, options?: QueryOptions): Promise<NameReply | null>;
}

export interface NamesOptions {
  /** `address` or `address:port` of each server; defaults to those of this machine. */
  readonly servers?: readonly string[];
  /** Timeout of one lookup, including retries. */
  readonly withinMs?: number;
}

const tries = 2;

const name = /^(?=.{4,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

export function createNames({ servers, withinMs = 5_000 }: NamesOptions = {}): Names {
  const resolver = new Resolver({ timeout: Math.ceil(withinMs / 3), tries });
  if (servers?.length) resolver.setServers(servers);

  async function recordsOf(query: string, type: NameType): Promise<Records> {
    switch (type) {
      case 'A':
        return addressesOf(await resolver.resolve4(query, { ttl: true }));
      case 'AAAA':
        return addressesOf(await resolver.resolve6(query, { ttl: true }));
      case 'CNAME':
        return { values: (await resolver.resolveCname(query)).map(asName) };
      case 'NS':
        return { values: (await resolver.resolveNs(query)).map(asName) };
      case 'SOA':
        return { values: [asName((await resolver.resolveSoa(query)).nsname)] };
      case 'TXT':
        // A long text is split into chunks.
        return { values: (await resolver.resolveTxt(query)).map((pieces) => pieces.join('')) };
    }
  }

  return {
    async ask(query, type) {
      if (!name.test(query)) return { kind: 'no_name' };
      const { promise: tooLate, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new Error('no answer in time')), withinMs);
      try {
        const { values: all, ...rest } = await Promise.race([recordsOf(query, type), tooLate]);
        const values = limited(all);
        return values.length ? { kind: 'found', values, ...rest } : { kind: 'no_record' };
      } catch (error) {
        return { kind: kindOf(error) };
      } finally {
        clearTimeout(timer);
      }
    },
    async query(query, type, { isUnchecked = false } = {}) {
      if (!name.test(query)) return { kind: 'no_name', values: [], chain: [], isAuthenticated: false };
      const question = { name: query, type, isUnchecked };
      const endsAt = performance.now() + withinMs;
      let failed: NameReply | null = null;
      for (const server of resolver.getServers().map(dnsServerOf)) {
        for (let count = 0; count < tries; count += 1) {
          const leftMs = Math.min(Math.ceil(withinMs / 3), Math.floor(endsAt - performance.now()));
          if (leftMs <= 0) return failed;
          const packet = await exchangeWithEdns(server, question, leftMs);
          if (!packet) continue;
          const reply = replyOf(packet, query, type);
          if (reply.kind !== 'failed') return reply;
          // Another resolver may be able to answer.
          failed = reply;
          break;
        }
      }
      return failed;
    },
  };
}

async function exchangeWithEdns(server: DnsServer, question: Omit<DnsQuestion, 'hasEdns'>, withinMs: number) {
  const packet = await exchange(server, { ...question, hasEdns: true }, withinMs);
  if (!packet || !isFormatError(packet)) return packet;
  return exchange(server, { ...question, hasEdns: false }, withinMs);
}

/** Node's ENOTFOUND is NXDOMAIN; ENODATA is a response without a matching record. */
function kindOf(error: unknown): 'no_record' | 'no_name' | 'no_response' {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOTFOUND') return 'no_name';
  return code === 'ENODATA' ? 'no_record' : 'no_response';
}

interface Records {
  readonly values: readonly string[];
  readonly ttlS?: number;
}

/** Records of one name have the same TTL (RFC 2181). */
const addressesOf = (records: readonly { readonly address: string; readonly ttl: number }[]): Records => ({
  values: records.map(({ address }) => address),
  ...(records[0] && { ttlS: records[0].ttl }),
});
