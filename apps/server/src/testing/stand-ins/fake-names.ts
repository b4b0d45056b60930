import type { Names } from '#/platform/connector/names.ts';

/** DNS records by `name TYPE`; null for a query that times out. */
export interface FakeNames extends Names {
  /** Replaces all records. */
  zone: Record<string, readonly string[] | null>;
  /** Lets every query time out. */
  isDown: boolean;
  /** Of addresses. */
  ttlS?: number;
  readonly queries: string[];
}

/** Resolves from `zone`; a name without records does not exist. */
export function createFakeNames(zone: FakeNames['zone'] = {}): FakeNames {
  const fake: FakeNames = {
    zone,
    isDown: false,
    queries: [],
    async ask(name, type) {
      fake.queries.push(`${name} ${type}`);
      const values = fake.zone[`${name} ${type}`];
      if (fake.isDown || values === null) return { kind: 'no_response' };
      const hasTtl = (type === 'A' || type === 'AAAA') && fake.ttlS !== undefined;
      if (values?.length) return { kind: 'found', values, ...(hasTtl && { ttlS: fake.ttlS }) };
      const exists = Object.keys(fake.zone).some((key) => key.startsWith(`${name} `));
      return { kind: exists ? 'no_record' : 'no_name' };
    },
  };
  return fake;
}
