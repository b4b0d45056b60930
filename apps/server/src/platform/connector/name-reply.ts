import type { Answer, DecodedPacket } from 'dns-packet';

export type QueryType = 'A' | 'AAAA' | 'CNAME' | 'TXT' | 'CAA';

/** A whole DNS response, with what the lookups of Node.js leave out. */
export interface NameReply {
  /** `failed`: the resolver could not or would not answer, such as for a zone whose DNSSEC is broken. */
  readonly kind: 'found' | 'no_record' | 'no_name' | 'failed';
  /** Of the queried type, at the end of the chain. */
  readonly values: readonly string[];
  /** The names that CNAME records of the response lead to, in order. */
  readonly chain: readonly string[];
  /** The remaining seconds in the resolver's cache: of the records, or of the knowledge that there are none. */
  readonly ttlS?: number;
  /** The zone that has no such record or name, if the response tells. */
  readonly zone?: string;
  /** The resolver has validated it by DNSSEC. */
  readonly isAuthenticated: boolean;
}

/** Limits on the number and length of values; anything beyond is dropped. */
const maxValues = 50;
const longestValue = 512;
const longestChain = 16;
const [noError, noSuchName] = [0, 3];
const resultCode = 0xf;

export const isFormatError = ({ flags = 0 }: DecodedPacket): boolean => (flags & resultCode) === 1;

/** Limits values from DNS. */
export const limited = (values: readonly string[]): string[] =>
  values.slice(0, maxValues).map((value) => value.slice(0, longestValue));

export const asName = (value: string): string => value.replace(/\.$/, '').toLowerCase();

export function replyOf(packet: DecodedPacket, name: string, type: QueryType): NameReply {
  const { flags = 0, answers = [], flag_ad: isAuthenticated } = packet;
  const code = flags & resultCode;
  if (code !== noError && code !== noSuchName)
    return { kind: 'failed', values: [], chain: [], isAuthenticated: false };
  const chain = type === 'CNAME' ? [] : chainOf(answers, name);
  const path = [name, ...chain];
  const own = answers.filter((answer) => answer.type === type && asName(answer.name) === path.at(-1));
  const values = limited(own.flatMap(contentOf));
  const isFound = values.length > 0;
  const used = answers.filter(
    (answer) => own.includes(answer) || (answer.type === 'CNAME' && path.includes(asName(answer.name))),
  );
  const negative = isFound ? null : negativeOf(packet);
  const ttls = [...used.flatMap(ttlOf), ...(negative ? [negative.ttlS] : [])];
  return {
    kind: isFound ? 'found' : code === noSuchName ? 'no_name' : 'no_record',
    values,
    chain,
    isAuthenticated,
    // Together they are known no longer than the first that expires.
    ...(ttls.length > 0 && { ttlS: Math.min(...ttls) }),
    ...(negative && { zone: negative.zone }),
  };
}

function chainOf(answers: readonly Answer[], name: string): string[] {
  const chain: string[] = [];
  while (chain.length < longestChain) {
    const last = chain.at(-1) ?? name;
    const next = answers.find((answer) => answer.type === 'CNAME' && asName(answer.name) === last);
    if (next?.type !== 'CNAME') return chain;
    const target = asName(next.data);
    if (target === name || chain.includes(target)) return chain;
    chain.push(target);
  }
  return chain;
}

/** RFC 2308: absence is cached for the shorter of the SOA record's TTL and its last field. */
function negativeOf({ authorities = [] }: DecodedPacket): { zone: string; ttlS: number } | null {
  const soa = authorities.find((record) => record.type === 'SOA');
  if (soa?.type !== 'SOA') return null;
  return { zone: asName(soa.name), ttlS: Math.min(soa.ttl ?? 0, soa.data.minimum ?? 0) };
}

const ttlOf = (answer: Answer): number[] => ('ttl' in answer && answer.ttl !== undefined ? [answer.ttl] : []);

function contentOf(answer: Answer): string[] {
  if (answer.type === 'CNAME' || answer.type === 'NS') return [asName(answer.data)];
  if (answer.type === 'A' || answer.type === 'AAAA') return [answer.data];
  // A long text is split into chunks.
  if (answer.type === 'TXT') {
    const pieces = Array.isArray(answer.data) ? answer.data : [answer.data];
    return [pieces.map(String).join('')];
  }
  // As in a zone file.
  if (answer.type === 'CAA') {
    const { flags = 0, tag, value } = answer.data;
    return [`${flags} ${tag} "${value}"`];
  }
  return [];
}
