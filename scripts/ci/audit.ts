/** Checks the installed packages for advisories: high and critical ones fail; an unreachable registry is reported. */
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
  console.log('Advisories: could not reach the registry.');
  console.log('0 passed, 0 failed, 0 skipped');
} else {
  const severe = Object.entries(report.vulnerabilities ?? {}).filter(([, { severity }]) =>
    ['high', 'critical'].includes(severity),
  );
  for (const [name, { severity, range }] of severe) console.log(`Advisory: ${name} ${range} (${severity})`);
  console.log(`Advisories: ${severe.length} of high or critical severity`);
  console.log(severe.length ? '0 passed, 1 failed, 0 skipped' : '1 passed, 0 failed, 0 skipped');
  process.exitCode = severe.length ? 1 : 0;
}

function read(text: string): Report {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return {};
  }
}
