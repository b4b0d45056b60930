import type { Names } from '#/platform/connector/names.ts';

/** DNS as a test has it: `name TYPE` and its values; null is a question that nobody answers. */
export interface FakeNames extends Names {
  /** What stands there from now on. */
  zone: Record<string, readonly string[] | null>;
  /** Nobody answers anything. */
  isDown: boolean;
  readonly asked: string[];
}

/** Answers from `zone`; a name that has nothing there is none. */
export function createFakeNames(zone: FakeNames['zone'] = {}): FakeNames {
  const fake: FakeNames = {
    zone,
    isDown: false,
    asked: [],
    async ask(name, type) {
      fake.asked.push(`${name} ${type}`);
      const values = fake.zone[`${name} ${type}`];
      if (fake.isDown || values === null) return { kind: 'no_answer' };
      if (values?.length) return { kind: 'found', values };
      const exists = Object.keys(fake.zone).some((key) => key.startsWith(`${name} `));
      return { kind: exists ? 'no_record' : 'no_name' };
    },
  };
  return fake;
}
