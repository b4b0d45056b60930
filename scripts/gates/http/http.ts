/**
 * The HTTP tests. They need a PostgreSQL: the embedded one and one server process on a developer's machine; in CI Debian's
 * PostgreSQL and two server processes that share each test's database. The gates `contract` and `browser` always use the
 * embedded one, so CI runs both.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../command.ts';
import { type Gate, GateFailure, type GateResult } from '../gate.ts';
import { vitest } from '../vitest.ts';
import { hasDebianPostgres, startDebianPostgres } from './debian-postgres.ts';

/** The part of a file name that tells HTTP tests from others. */
export const httpTests = '.http.test.ts';

const args = [
  '--config',
  'vitest.config.ts',
  '--project=server',
  // They wait for databases and processes, so they use more workers than there are cores.
  `--maxWorkers=${availableParallelism() + 2}`,
  httpTests,
];

export const http: Gate = {
  id: 'http',
  hint: `npx vitest run --config vitest.config.ts --project server <part of the file name>${httpTests}`,
  run: async () => {
    await ensureBuilt();
    if (!process.env.CI || process.env.STUDIO_APT_UNREACHABLE) return vitest(args);
    if (!hasDebianPostgres()) throw new GateFailure("Debian's PostgreSQL 15 is not installed.");
    return onTwoServers();
  },
};

async function onTwoServers(): Promise<GateResult> {
  const { url, stop } = startDebianPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'studio-replicas-'));
  const file = join(folder, 'calls');
  try {
    const result = await vitest(args, {
      TEST_DATABASE_URL: url,
      TEST_REPLICAS: '2',
      TEST_REPLICAS_CALLS: file,
    });
    const { here, there } = callsIn(file);
    if (here === 0 || there === 0)
      throw new GateFailure(`Calls to the first server: ${here}, to the second: ${there}`, result.tests);
    return { ...result, notes: [`calls to the first server: ${here}, to the second: ${there}`] };
  } finally {
    rmSync(folder, { recursive: true });
    stop();
  }
}

/** How often the tests called each server. */
function callsIn(file: string): { here: number; there: number } {
  const total = { here: 0, there: 0 };
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { here, there } = JSON.parse(line) as typeof total;
    total.here += here;
    total.there += there;
  }
  return total;
}
