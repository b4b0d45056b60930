import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { gates } from '../gates/list.ts';
import { wordsOf } from './verdict.ts';

const root = join(import.meta.dirname, '../..');
const fileOf = (id: string) => join(import.meta.dirname, `${id}.patch`);
const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
const ids = gates.map(({ id }) => id);

test.each(ids)('%s has a patch that says what the gate must print', (id) => {
  expect(existsSync(fileOf(id))).toBe(true);
  expect(wordsOf(readFileSync(fileOf(id), 'utf8'))).toEqual(expect.any(String));
});

test.each(ids)('the patch of %s applies to the sources as they are', (id) => {
  const apply = ['apply', '--check', '--unidiff-zero', fileOf(id)];
  const forwards = git(...apply);
  // While a gate is being proven its own patch is applied already.
  const isApplied = forwards.status !== 0 && git(...apply, '--reverse').status === 0;
  expect(isApplied ? '' : forwards.stderr).toBe('');
});

test('every patch belongs to a gate', () => {
  const patches = globSync('*.patch', { cwd: import.meta.dirname });
  expect(patches.map((file) => basename(file, '.patch')).sort()).toEqual([...ids].sort());
});
