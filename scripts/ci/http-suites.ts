/**
 * Runs the HTTP suite on Debian's PostgreSQL with two server processes that share each test's database. The gate `http` has
 * run it with one server on the embedded PostgreSQL. The last line counts the tests.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GateFailure, type TestCounts } from '../gates/gate.ts';
import { vitest } from '../gates/vitest.ts';
import { hasDebianPostgres, startDebianPostgres } from './debian-postgres.ts';

const suite = ['--config', 'vitest.config.ts', '--project=server', '--maxWorkers=4', '.http.test.ts'];
const totals = { passed: 0, failed: 0, skipped: 0 };

if (hasDebianPostgres()) {
  const { url, stop } = startDebianPostgres();
  try {
    await runReplicas(url);
  } finally {
    stop();
  }
} else {
  console.log("Debian's PostgreSQL 15 is not installed: skipped the HTTP suite on it.");
  totals[process.env.STUDIO_APT_UNREACHABLE ? 'skipped' : 'failed'] += 1;
}
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed ? 1 : 0;

async function runReplicas(url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-replicas-'));
  const file = join(folder, 'calls');
  await run('HTTP suite on Debian’s PostgreSQL 15 with two server processes', {
    TEST_DATABASE_URL: url,
    TEST_REPLICAS: '2',
    TEST_REPLICAS_CALLS: file,
  });
  const calls = sum(file);
  rmSync(folder, { recursive: true });
  console.log(`  calls to the first process: ${calls.here}, to the second: ${calls.there}`);
  if (calls.here === 0 || calls.there === 0) totals.failed += 1;
}

function sum(file: string): { here: number; there: number } {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // No test wrote the file.
  }
  const lines = text.split('\n').filter(Boolean);
  const counts = lines.map((line) => JSON.parse(line) as { here: number; there: number });
  return counts.reduce((all, { here, there }) => ({ here: all.here + here, there: all.there + there }), {
    here: 0,
    there: 0,
  });
}

async function run(name: string, env: NodeJS.ProcessEnv): Promise<void> {
  const startedAt = Date.now();
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  try {
    const { tests } = await vitest(suite, env);
    add(tests);
    console.log(`✓ ${name} (${seconds()}): ${tests?.passed} passed`);
  } catch (error) {
    const isFailure = error instanceof GateFailure;
    add((isFailure ? error.tests : undefined) ?? { passed: 0, failed: 1, skipped: 0 });
    console.log(`✗ ${name} (${seconds()})\n${isFailure ? error.message : String(error)}`);
  }
}

function add(tests: TestCounts | undefined): void {
  if (!tests) return;
  totals.passed += tests.passed;
  totals.failed += tests.failed;
  totals.skipped += tests.skipped;
}
