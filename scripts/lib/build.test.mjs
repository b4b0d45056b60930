import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint } from './build.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'studio-build-'));
  write('turbo.json');
  write('apps/dashboard/src/main.tsx');
  write('apps/dashboard/dist/index.html');
  write('packages/ui/src/button.tsx');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file, content = 'content') {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

describe('fingerprint', () => {
  test('stays the same when nothing changes', () => {
    expect(fingerprint(root)).toBe(fingerprint(root));
  });

  test.each([
    ['a source', () => write('apps/dashboard/src/main.tsx', 'longer content')],
    ['a source of the same length', () => utimesSync(join(root, 'packages/ui/src/button.tsx'), 1, 1)],
    ['a new source', () => write('packages/ui/src/link.tsx')],
    ['a shared setting', () => write('turbo.json', '{ "tasks": {} }')],
    ['a built file', () => write('apps/dashboard/dist/index.html', 'half')],
    ['a deleted build output', () => rmSync(join(root, 'apps/dashboard/dist'), { recursive: true })],
  ])('changes with %s', (_what, change) => {
    const before = fingerprint(root);
    change();
    expect(fingerprint(root)).not.toBe(before);
  });

  test.each(['src/button.test.tsx', 'src/button.stories.tsx', 'README.md', 'node_modules/x/index.js'])(
    'ignores %s, which no build reads',
    (file) => {
      const before = fingerprint(root);
      write(`packages/ui/${file}`);
      expect(fingerprint(root)).toBe(before);
    },
  );
});
