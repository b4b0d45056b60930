import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';
import { type Gate, GateFailure } from './gate.ts';

/** Every id in e2e/rows.json has at least one passing test in this run. */
export const rows: Gate = {
  id: 'rows',
  hint: 'Each id in e2e/rows.json needs a passing test titled "[ID] …". Run all gates: rows reads their results.',
  run: async (results) => {
    const { due } = JSON.parse(readFileSync(join(root, 'e2e/rows.json'), 'utf8')) as { due: string[] };
    const missing = unproven(
      due,
      [...results.values()].flatMap(({ titles = [] }) => titles),
    );
    if (missing.length) throw new GateFailure(`no passing test for: ${missing.join(', ')}`);
    return { examined: { rows: due.length } };
  },
};

/** The ids that no title starts with. A title may start with several: "[A12] [I7] …". */
export function unproven(ids: readonly string[], titles: readonly string[]): string[] {
  const proven = new Set(titles.flatMap((title) => /^(?:\[\w+\]\s*)*/.exec(title)?.[0].match(/\w+/g) ?? []));
  return ids.filter((id) => !proven.has(id));
}
