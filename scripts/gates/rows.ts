import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';
import { type Gate, GateFailure, type GateResult } from './gate.ts';

/** Every promise that is due has a test titled with its id that passed in this run. */
export const rows: Gate = {
  id: 'rows',
  hint: 'e2e/rows.json lists the promises due; a test titled "[ID] …" must pass. Run all gates: rows reads their results.',
  reads: ['unit', 'component', 'http', 'contract', 'browser'],
  run: async ({ results }) => {
    const due = (JSON.parse(readFileSync(join(root, 'e2e/rows.json'), 'utf8')) as { due: string[] }).due;
    return proofsOf(
      due,
      [...results.values()].flatMap((result) => result.titles ?? []),
    );
  },
};

/** Counts the passed tests titled with each id that is due. */
export function proofsOf(due: readonly string[], titles: readonly string[]): GateResult {
  const proofs = (id: string) => titles.filter((title) => title.startsWith(`[${id}]`)).length;
  const missing = due.filter((id) => proofs(id) === 0);
  if (missing.length) throw new GateFailure(`no passing test for: ${missing.join(', ')}`);
  return { examined: { rows: due.length, proofs: due.reduce((sum, id) => sum + proofs(id), 0) } };
}
