/**
 * Shows that gates can fail: applies `scripts/prove/<gate>.patch` in a temporary worktree of HEAD, runs that gate, and
 * expects a failure that contains the text after `Expect:` in the patch. A patch that no longer applies is reported as
 * "needs refresh" and does not fail the command.
 *
 *   npm run prove                 every gate with a patch (an hour)
 *   npm run prove -- lint unit    some of them
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root } from './gates/command.ts';

const patches = globSync('scripts/prove/*.patch', { cwd: root }).sort();
const selected = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'studio-prove-'));
const worktree = join(folder, 'studio');
const git = (...args: string[]) => execFileSync('git', ['-C', worktree, ...args], { stdio: 'pipe' });
const totals = { passed: 0, failed: 0, skipped: 0 };

// The default action of a signal would leave the worktree; `finally` removes it once the current gate has ended.
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isInterrupted = true;
  });

try {
  execFileSync('git', ['-C', root, 'worktree', 'add', '--quiet', '--detach', worktree, 'HEAD']);
  for (const modules of globSync('{,{apps,packages}/*/}node_modules', { cwd: root })) linkPackages(modules);
  for (const patch of patches) {
    const id = basename(patch, '.patch');
    if (isInterrupted || (selected.length && !selected.includes(id))) continue;
    const { outcome, text } = prove(id, join(root, patch));
    totals[outcome] += 1;
    console.log(`${{ passed: '✓', failed: '✗', skipped: '-' }[outcome]} ${id.padEnd(10)} ${text}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  spawnSync('git', ['-C', root, 'worktree', 'prune']);
}
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed || isInterrupted ? 1 : 0);

function prove(id: string, patch: string): { outcome: keyof typeof totals; text: string } {
  const expected = /^Expect: (.+)$/m.exec(readFileSync(patch, 'utf8'))?.[1]?.trim();
  if (!expected) return { outcome: 'failed', text: 'the patch has no line "Expect: …"' };
  try {
    // Without context lines a patch survives changes of its surroundings.
    git('apply', '--unidiff-zero', patch);
  } catch (error) {
    return {
      outcome: 'skipped',
      text: `needs refresh: ${String((error as { stderr?: unknown }).stderr).trim()}`,
    };
  }
  const { status, stdout } = spawnSync('node', ['scripts/gates/run.ts', '--only', id], {
    cwd: worktree,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, PATH: `${join(worktree, 'node_modules/.bin')}:${process.env.PATH}` },
  });
  git('reset', '--hard', '--quiet');
  git('clean', '-fdq');
  if (status === 0) return { outcome: 'failed', text: 'the gate passed' };
  if (!stdout.includes(expected))
    return { outcome: 'failed', text: `the gate failed without "${expected}"\n${stdout}` };
  return { outcome: 'passed', text: 'the gate failed as expected' };
}

/** Hard links, so that links between workspaces stay inside the worktree. Caches are written in place, so they are left out. */
function linkPackages(modules: string): void {
  const target = join(worktree, modules);
  execFileSync('cp', ['-al', join(root, modules), dirname(target)]);
  for (const cache of globSync('.{cache,vite,vite-temp,studio-build,studio-lock}', { cwd: target }))
    rmSync(join(target, cache), { recursive: true, force: true });
}
