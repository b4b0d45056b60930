/** Runs the gates, cheap ones first, and prints what each examined and how long it took. */
import { parseArgs } from 'node:util';
import { checkFloors } from './floors.ts';
import { type Gate, GateFailure, type GateResult } from './gate.ts';
import { gates, stages } from './list.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, list: { type: 'boolean' } },
  allowPositionals: true,
});

if (values.list) {
  for (const gate of gates) console.log(gate.id);
  process.exit(0);
}

const wanted = values.only?.split(',');
const unknown = wanted?.filter((id) => !gates.some((gate) => gate.id === id)) ?? [];
if (unknown.length) {
  console.error(`No such gate: ${unknown.join(', ')}. Gates: ${gates.map((gate) => gate.id).join(', ')}`);
  process.exit(2);
}

const totals = { passed: 0, failed: 0, skipped: 0 };
const results = new Map<string, GateResult>();
const red: string[] = [];
const started = Date.now();

const asked = new Set(wanted ?? gates.map((gate) => gate.id));
for (const lanes of stages) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const gate of lane) if (asked.has(gate.id)) await runGate(gate);
    }),
  );
}

// Where the real peers can be installed, a part that was not tried is a failure.
if (process.env.CI && !process.env.STUDIO_APT_UNREACHABLE && totals.skipped) {
  red.push(`${totals.skipped} skipped`);
}

console.log(`\n${red.length ? `Red: ${red.join(', ')}` : 'All gates are green'} after ${seconds(started)}`);
const skipped = totals.skipped ? `, ${totals.skipped} skipped` : '';
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(red.length ? 1 : 0);

async function runGate(gate: Gate): Promise<void> {
  const start = Date.now();
  try {
    const result = await gate.run({ asked, results });
    checkFloors(gate.id, result.examined);
    results.set(gate.id, result);
    add(result.tests ?? { passed: 1, failed: 0, skipped: 0 });
    const examined = Object.entries(result.examined).map(([what, count]) => `${count} ${what}`);
    console.log(`✓ ${gate.id.padEnd(10)} ${seconds(start).padStart(7)}  ${examined.join(', ')}`);
    for (const note of result.notes ?? []) console.log(`    ${note}`);
  } catch (error) {
    red.push(gate.id);
    add(error instanceof GateFailure && error.tests ? error.tests : { passed: 0, failed: 1, skipped: 0 });
    console.log(`✗ ${gate.id.padEnd(10)} ${seconds(start).padStart(7)}`);
    const text = error instanceof GateFailure ? error.message : String((error as Error).stack);
    console.log(text.replaceAll(/^/gm, '    '));
    console.log(`    → ${gate.hint}`);
  }
}

function add(tests: { passed: number; failed: number; skipped: number }): void {
  totals.passed += tests.passed;
  totals.failed += tests.failed;
  totals.skipped += tests.skipped;
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
