import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../command.ts';
import type { Findings } from './consumers.ts';
import { installApp, uiReadmeFile } from './packed-app.ts';

/** Tests of an app that uses jest as the README says: the packages load and components work in jsdom. */
export async function checkJest(): Promise<Findings> {
  const folder = await installApp('jest', ['ui', 'api', 'auth-machine']);
  for (const file of ['jest.config.cjs', 'test-setup.ts'])
    writeFileSync(join(folder, file), uiReadmeFile(file));
  const args = ['--config', 'jest.config.cjs', '--rootDir', folder, '--json', '--silent'];
  const { stdout, all } = await run('node', ['node_modules/jest/bin/jest.js', ...args], { cwd: folder });
  if (!stdout.startsWith('{')) return { checks: 1, wrong: [all] };
  const report = JSON.parse(stdout) as {
    numTotalTests: number;
    testResults: { status: string; message: string }[];
  };
  return {
    checks: report.numTotalTests,
    wrong: report.testResults.filter(({ status }) => status !== 'passed').map(({ message }) => message),
  };
}
