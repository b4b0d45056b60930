import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../public');
const read = (name: string) => readFileSync(join(folder, name));
const document = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');

const sizeOf = (name: string) => {
  const png = read(name);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
};

test('[C7] files that browsers look for exist, in their formats', () => {
  expect(read('favicon.ico').subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  expect(sizeOf('apple-touch-icon.png')).toBe('180x180');
  expect(read('robots.txt').toString()).toMatch(/^User-agent: \*\n/);
  const { icons } = JSON.parse(read('site.webmanifest').toString()) as {
    icons: { src: string; sizes: string }[];
  };
  expect(icons.map(({ src }) => sizeOf(src.slice(1)))).toEqual(icons.map(({ sizes }) => sizes));
});

test('[C7] the document describes itself, and names only existing files', () => {
  for (const name of [
    'name="description"',
    'name="theme-color"',
    'property="og:title"',
    'property="og:description"',
  ]) {
    expect(document).toContain(`<meta ${name} content="`);
  }
  const links = [...document.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="\/([^"]+)"/g)];
  expect(links.length).toBe(3);
  for (const [, name = ''] of links) expect(existsSync(join(folder, name))).toBe(true);
});
