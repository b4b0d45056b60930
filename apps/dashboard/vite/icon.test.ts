import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

// A private window asks for the icon again with each change of pages, and draws an SVG as a page of its own: 20 ms and more at a quarter
// of the speed, right after the press.
test('the icon of the page is a picture of dots', () => {
  const [, name = ''] =
    /<link rel="icon" href="\/([^"]+)"/.exec(readFileSync(join(root, 'index.html'), 'utf8')) ?? [];
  const file = readFileSync(join(root, 'public', name));
  expect(file.subarray(0, signature.length)).toEqual(signature);
  expect(file.length).toBeLessThan(2048);
});
