import type { Names } from '#/platform/connector/names.ts';

/** DNS records by `name TYPE`; null for a query that times out. */
export interface FakeNames extends Names {
  /** Replaces all records. */
  zone: Record<string, readonly string[] | null>;
  /** Lets every query time out. */
  isDown: boolean;
  /** Lets every query fail that is validated by DNSSEC. */
  isBogus: boolean;
  ttlS?: number;
  readonly queries: string[];
}

/** Resolves from `zone`; a name without records does not exist. */
export function createFakeNames(zone: FakeNames['zone'] = {}): FakeNames {
  const fake: FakeNames = {
    zone,
    isDown: false,
    isBogus: false,
    queries: [],
    async ask(name, type) {
      fake.queries.push(`${name} ${type}`);
      const values = fake.zone[`${name} ${type}`];
      if (fake.isDown || fake.isBogus || values === null) return { kind: 'no_response' };
      const hasTtl = (type === 'A' || type === 'AAAA') && fake.ttlS !== undefined;
      if (values?.length) return { kind: 'found', values, ...(hasTtl && { ttlS: fake.ttlS }) };
      return { kind: exists(name) ? 'no_record' : 'no_name' };
    },
    async query(name, type, { isUnchecked = false } = {}) {
      fake.queries.push(`${name} ${type}`);
      if (fake.isBogus && !isUnchecked)
        return { kind: 'failed', values: [], chain: [], isAuthenticated: false };
      const chain = type === 'CNAME' ? [] : chainOf(name);
      const end = chain.at(-1) ?? name;
      const values = fake.zone[`${end} ${type}`];
      if (fake.isDown || values === null) return null;
      const rest = { chain, isAuthenticated: false, ...(fake.ttlS !== undefined && { ttlS: fake.ttlS }) };
      if (values?.length) return { kind: 'found', values, ...rest };
      return { kind: exists(end) ? 'no_record' : 'no_name', values: [], ...rest };
    },
  };
  const exists = (name: string) => Object.keys(fake.zone).some((key) => key.startsWith(`${name} `));
  function chainOf(name: string, before: readonly string[] = []): string[] {
    const [next] = fake.zone[`${name} CNAME`] ?? [];
    return next === undefined || before.includes(next) ? [] : [next, ...chainOf(next, [...before, next])];
  }
  return fake;
}
