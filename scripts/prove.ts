/**
 * Shows that each gate can fail: applies `scripts/prove/<gate>.patch` in a temporary worktree and demands that exactly
 * that gate turns red. `npm run prove -- <gate> …` proves some of them. `--quick` asks only the gate itself.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gates } from './gates/list.ts';

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean' } },
  allowPositionals: true,
});
const chosen = positionals.length ? gates.filter((gate) => positionals.includes(gate.id)) : gates;
const folder = mkdtempSync(join(tmpdir(), 'studio-prove-'));
const worktree = join(folder, 'studio');
const outcome = { passed: 0, failed: 0 };

try {
  git('worktree', 'add', '--detach', worktree, 'HEAD');
  // Hard links: the same packages without a second install, and workspace links that stay inside the worktree.
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(worktree, 'node_modules')]);
  for (const gate of chosen) report(gate.id, problemOf(gate.id));
} finally {
  spawnSync('git', ['worktree', 'remove', '--force', worktree], { cwd: root });
  rmSync(folder, { recursive: true, force: true });
}

console.log(`${outcome.passed} passed, ${outcome.failed} failed`);
process.exit(outcome.failed ? 1 : 0);

/** What is wrong with the proof of a gate; nothing when exactly that gate turned red. */
function problemOf(id: string): string | undefined {
  const patch = join(root, `scripts/prove/${id}.patch`);
  if (!existsSync(patch)) return 'there is no patch';
  try {
    git('-C', worktree, 'apply', patch);
  } catch {
    return 'the patch no longer applies';
  }
  const only = values.quick ? ['--only', id] : [];
  const { stdout } = spawnSync(process.execPath, ['scripts/gates/run.ts', ...only], {
    cwd: worktree,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(worktree, 'node_modules/.bin')}:${process.env.PATH}` },
  });
  const red = [...stdout.matchAll(/^✗ (\S+)/gm)].map((match) => match[1]);
  git('-C', worktree, 'checkout', '--', '.');
  git('-C', worktree, 'clean', '-fdq');
  // A red test gate takes its rows with it: `rows` may follow, no other gate may.
  const others = red.filter((name) => name !== id && name !== 'rows');
  if (!red.includes(id)) return 'stayed green';
  return others.length ? `also turned red: ${others.join(', ')}` : undefined;
}

function report(id: string, problem?: string): void {
  outcome[problem ? 'failed' : 'passed'] += 1;
  console.log(`${problem ? '✗' : '✓'} ${id}${problem ? `: ${problem}` : ' turns red'}`);
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
}
