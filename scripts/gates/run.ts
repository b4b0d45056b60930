/**
 * Runs the gates and prints what each examined and how long it took.
 *
 *   npm test                          all gates
 *   npm test -- --only lint,types     some of them
 *   npm test -- --list                prints their ids
 *   npm test -- --record              writes the counts to examined.json if every gate passes
 */
import { parseArgs } from 'node:util';
import { largeFalls, readRecorded, requireExamined, writeRecorded } from './examined.ts';
import { type Gate, GateFailure, type GateResult, type TestCounts } from './gate.ts';
import { gates, stages } from './list.ts';

/** Gates of one stage that run at the same time. */
const concurrency = 2;

const { values } = parseArgs({
  options: { only: { type: 'string' }, list: { type: 'boolean' }, record: { type: 'boolean' } },
  allowPositionals: true,
});
const ids = gates.map(({ id }) => id);
if (values.list) {
  console.log(ids.join('\n'));
  process.exit(0);
}
const selected = values.only?.split(',') ?? ids;
const unknown = selected.filter((id) => !ids.includes(id));
if (unknown.length) {
  console.error(`Unknown gate: ${unknown.join(', ')}. Gates: ${ids.join(', ')}`);
  process.exit(2);
}

const startedAt = Date.now();
const totals = { passed: 0, failed: 0, skipped: 0 };
const results = new Map<string, GateResult>();
const failed: string[] = [];
const recorded = readRecorded();

for (const stage of stages) {
  const queue = stage.filter(({ id }) => selected.includes(id));
  const worker = async () => {
    for (let gate = queue.shift(); gate; gate = queue.shift()) await runGate(gate);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

// CI installs what the conditional tests need, so a skipped test there is an error.
if (process.env.CI && !process.env.STUDIO_APT_UNREACHABLE && totals.skipped) {
  failed.push(`${totals.skipped} skipped tests`);
}
if (values.record && failed.length === 0) {
  writeRecorded(Object.fromEntries([...results].map(([id, { examined }]) => [id, examined])));
}
console.log(
  `\n${failed.length ? `Failed: ${failed.join(', ')}` : 'All gates passed'} after ${seconds(startedAt)}`,
);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(failed.length ? 1 : 0);

async function runGate({ id, hint, run }: Gate): Promise<void> {
  const start = Date.now();
  const label = () => `${id.padEnd(10)} ${seconds(start).padStart(7)}`;
  try {
    const result = await run(results);
    requireExamined(result.examined);
    results.set(id, result);
    count(result.tests ?? { passed: 1, failed: 0, skipped: 0 });
    const examined = Object.entries(result.examined).map(([what, number]) => `${number} ${what}`);
    console.log(`✓ ${label()}  ${examined.join(', ')}`);
    for (const note of [...largeFalls(result.examined, recorded[id]), ...(result.notes ?? [])])
      console.log(`    ${note}`);
  } catch (error) {
    failed.push(id);
    count((error instanceof GateFailure ? error.tests : undefined) ?? { passed: 0, failed: 1, skipped: 0 });
    const text = error instanceof GateFailure ? error.message : String((error as Error).stack);
    console.log(`✗ ${label()}\n${text.replaceAll(/^/gm, '    ')}\n    → ${hint}`);
  }
}

function count(tests: TestCounts): void {
  totals.passed += tests.passed;
  totals.failed += tests.failed;
  totals.skipped += tests.skipped;
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
