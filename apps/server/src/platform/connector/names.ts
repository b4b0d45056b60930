import { Resolver } from 'node:dns/promises';

export type NameType = 'A' | 'AAAA' | 'CNAME' | 'TXT' | 'SOA';

/** What DNS says to one question. Only the first three are answers. */
export type NameAnswer =
  | { readonly kind: 'found'; readonly values: readonly string[] }
  /** The name is there, but no record of this type. */
  | { readonly kind: 'no_record' }
  | { readonly kind: 'no_name' }
  /** Nobody answered in time, or only to say that they could not. */
  | { readonly kind: 'no_answer' };

/**
 * Asks DNS about names that a person typed (ADR 19). It tells what stands there and connects to none of it: whoever wants
 * to connect asks the connector, which resolves and judges by itself.
 */
export interface Names {
  ask(name: string, type: NameType): Promise<NameAnswer>;
}

export interface NamesOptions {
  /** `address` or `address:port` of each; those of this machine unless given. */
  readonly servers?: readonly string[];
  /** For one question, with all its tries. */
  readonly withinMs?: number;
}

/** As many values, and as much of each, as anybody may need: what more there is, is not kept. */
const mostValues = 50;
const longestValue = 512;

const name = /^(?=.{4,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

export function createNames({ servers, withinMs = 5_000 }: NamesOptions = {}): Names {
  const resolver = new Resolver({ timeout: Math.ceil(withinMs / 3), tries: 2 });
  if (servers?.length) resolver.setServers(servers);

  async function valuesOf(asked: string, type: NameType): Promise<string[]> {
    switch (type) {
      case 'A':
        return resolver.resolve4(asked);
      case 'AAAA':
        return resolver.resolve6(asked);
      case 'CNAME':
        return (await resolver.resolveCname(asked)).map(asName);
      case 'SOA':
        return [asName((await resolver.resolveSoa(asked)).nsname)];
      case 'TXT':
        // A long text travels in pieces.
        return (await resolver.resolveTxt(asked)).map((pieces) => pieces.join(''));
    }
  }

  return {
    async ask(asked, type) {
      if (!name.test(asked)) return { kind: 'no_name' };
      const { promise: tooLate, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new Error('no answer in time')), withinMs);
      try {
        const found = await Promise.race([valuesOf(asked, type), tooLate]);
        const values = found.slice(0, mostValues).map((value) => value.slice(0, longestValue));
        return values.length ? { kind: 'found', values } : { kind: 'no_record' };
      } catch (error) {
        return { kind: kindOf(error) };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** What Node calls not found is NXDOMAIN, no data is an answer without a record. */
function kindOf(error: unknown): 'no_record' | 'no_name' | 'no_answer' {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOTFOUND') return 'no_name';
  return code === 'ENODATA' ? 'no_record' : 'no_answer';
}

const asName = (value: string): string => value.replace(/\.$/, '').toLowerCase();
