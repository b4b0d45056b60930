/**
 * Fast checks before a commit, in under two minutes: format, lint, types, and the unit tests in the folders of the files
 * that changed since the merge base with main. HTTP tests, stories and journeys run in `npm test` only.
 */
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run, tail } from './gates/command.ts';
import { checkSources } from './gates/source-rules.ts';

const files = await changedFiles();
const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
let failed = 0;

console.log(`${files.length} changed files`);
if (files.length) {
  await step('biome', 'biome', ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...files]);
  const linted = sources.filter((file) => /^apps\/dashboard\/.*\.tsx?$/.test(file));
  if (linted.length) await step('eslint', 'eslint', ['--max-warnings=0', '--no-warn-ignored', ...linted]);
  report('rules', checkSources(files).problems.join('\n'), Date.now());
  await step('types', 'npm', ['run', 'typecheck', '--', '--output-logs=errors-only']);
  const tests = unitTestsOf(sources);
  if (tests.length)
    await step('tests', 'vitest', ['run', '--config=vitest.config.ts', '--reporter=dot', ...tests]);
}
process.exit(failed ? 1 : 0);

/** Files that differ from the merge base with main, committed or not, and still exist. */
async function changedFiles(): Promise<string[]> {
  const mergeBase = 'git merge-base HEAD origin/main 2>/dev/null || git merge-base HEAD main';
  const { stdout: base } = await run('sh', ['-c', mergeBase]);
  const { stdout: changed } = await run('git', ['diff', '--name-only', '-z', base.trim()]);
  const { stdout: added } = await run('git', ['ls-files', '--others', '--exclude-standard', '-z']);
  const all = new Set(`${changed}${added}`.split('\0').filter(Boolean));
  return [...all].filter((file) => existsSync(join(root, file))).sort();
}

/** The tests that lie beside the files. Following imports would load most of the app for a change in a shared part. */
function unitTestsOf(changed: readonly string[]): string[] {
  const folders = new Set(changed.map((file) => dirname(file)));
  const tests = [...folders].flatMap((folder) => globSync(`${folder}/*.test.{ts,tsx,mjs}`, { cwd: root }));
  return tests.filter((file) => !/\.http\.test\.ts$|^e2e\//.test(file)).sort();
}

async function step(name: string, command: string, args: readonly string[]): Promise<void> {
  const start = Date.now();
  const { code, all } = await run(command, args);
  report(name, code === 0 ? '' : tail(all, 120), start);
}

function report(name: string, problem: string, start: number): void {
  if (problem) failed += 1;
  console.log(`${problem ? '✗' : '✓'} ${name.padEnd(8)} ${((Date.now() - start) / 1000).toFixed(1)} s`);
  if (problem) console.log(problem.replaceAll(/^/gm, '    '));
}
