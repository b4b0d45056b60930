/** Asks the registry for known weaknesses of what is installed: those of weight fail, an answer that does not come is said. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

interface Report {
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
}

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  cwd: join(import.meta.dirname, '../..'),
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const report = read(stdout);
if (!report.metadata) {
  console.log('Advisories: the registry could not be asked.');
  console.log('0 passed, 0 failed, 0 skipped');
} else {
  const grave = Object.entries(report.vulnerabilities ?? {}).filter(([, { severity }]) =>
    ['high', 'critical'].includes(severity),
  );
  for (const [name, { severity, range }] of grave) console.log(`Advisory: ${name} ${range} (${severity})`);
  console.log(`Advisories: ${grave.length} of high or critical severity`);
  console.log(grave.length ? '0 passed, 1 failed, 0 skipped' : '1 passed, 0 failed, 0 skipped');
  process.exitCode = grave.length ? 1 : 0;
}

function read(text: string): Report {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return {};
  }
}
