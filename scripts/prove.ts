/**
 * Shows that each gate can fail: applies `scripts/prove/<gate>.patch` in a temporary worktree of HEAD and demands that
 * exactly that gate turns red, in the words after `Says:` in the patch.
 *
 *   npm run prove                            every gate, each against all that can see its patch (prove/sight.ts)
 *   npm run prove -- lint unit               some of them
 *   npm run prove -- --all                   each against all others, whether they can see it or not: hours
 *   npm run prove -- --quick                 asks only the gate itself
 *   npm run prove -- --against types,knip    asks the gate itself and these
 *   npm run prove -- --without browser       leaves these for another time
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Gate } from './gates/gate.ts';
import { gates } from './gates/list.ts';
import { askGates, endGates } from './prove/ask-gates.ts';
import { gatesThatSee } from './prove/sight.ts';
import { judge, readReports, wordsOf } from './prove/verdict.ts';
import { openWorktree } from './prove/worktree.ts';

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    all: { type: 'boolean' },
    against: { type: 'string' },
    without: { type: 'string' },
  },
  allowPositionals: true,
});
const against = values.against?.split(',') ?? (values.quick ? [] : undefined);
const without = values.without?.split(',') ?? [];
const unknown = [...positionals, ...(against ?? []), ...without].filter(
  (id) => !gates.some((gate) => gate.id === id),
);
if (unknown.length) {
  console.error(`No such gate: ${unknown.join(', ')}. Gates: ${gates.map(({ id }) => id).join(', ')}`);
  process.exit(2);
}

let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isEnding = true;
    endGates();
  });
}

const outcome = { passed: 0, failed: 0 };
/** Gates that are red without any patch, once looked at. */
const redAnyway = new Map<string, boolean>();
const worktree = openWorktree(root);
try {
  for (const gate of gates) {
    if (isEnding) break;
    if (positionals.length === 0 || positionals.includes(gate.id)) await prove(gate);
  }
} finally {
  worktree.remove();
}
if (isEnding) {
  console.log('Ended before the end; the worktree is removed.');
  process.exit(130);
}
console.log(`${outcome.passed} passed, ${outcome.failed} failed`);
process.exit(outcome.failed ? 1 : 0);

async function prove(gate: Gate): Promise<void> {
  const start = Date.now();
  const problem = await problemOf(gate);
  if (isEnding) return;
  outcome[problem ? 'failed' : 'passed'] += 1;
  const seconds = `${((Date.now() - start) / 1000).toFixed(1)} s`;
  const [first = '', ...rest] = (problem ?? 'turns red').split('\n');
  console.log(`${problem ? '✗' : '✓'} ${gate.id.padEnd(10)} ${seconds.padStart(8)}  ${first}`);
  for (const line of rest) console.log(`    ${line}`);
}

/** What is wrong with the proof of a gate; nothing when exactly that gate turned red. */
async function problemOf({ id, reads = [] }: Gate): Promise<string | undefined> {
  const file = join(root, `scripts/prove/${id}.patch`);
  if (!existsSync(file)) return 'there is no patch';
  const words = wordsOf(readFileSync(file, 'utf8'));
  if (words === undefined) return 'the patch has no line “Says: …” before its first “diff --git”';
  const refused = worktree.apply(file);
  if (refused !== undefined) return `the patch no longer applies\n${refused}`;
  const asked =
    against ??
    (values.all ? undefined : gatesThatSee(worktree.changes()).filter((seeing) => !without.includes(seeing)));
  const printed = await askGates(worktree.path, asked && [id, ...reads, ...asked]);
  worktree.restore();
  const { problem, others } = judge(id, words, printed);
  if (problem || others.length === 0 || isEnding) return problem;
  const anyway = await redWithoutPatch(others);
  const names = others.map((name) => (anyway.includes(name) ? `${name} (without the patch as well)` : name));
  return `also turned red: ${names.join(', ')}`;
}

/** Tells a mistake of the patch from one that HEAD has already. */
async function redWithoutPatch(ids: readonly string[]): Promise<string[]> {
  const unseen = ids.filter((id) => !redAnyway.has(id));
  if (unseen.length) {
    const reports = readReports(await askGates(worktree.path, unseen));
    for (const id of unseen) redAnyway.set(id, reports.get(id)?.isRed ?? true);
  }
  return ids.filter((id) => redAnyway.get(id));
}
