import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvOf } from '#/platform/lib/csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+SUM(A1)', "'+SUM(A1)"],
  ['-2', "'-2"],
  ['@cmd', "'@cmd"],
  ['"=1"', '"\'""=1"""'],
  ['\t=1', '"\'\t=1"'],
  ['Salt, live', '"Salt, live"'],
  ['a;b', '"a;b"'],
  ['', ''],
  [null, ''],
  [-3.5, '-3.5'],
  [Number.NaN, ''],
])('[F4] escapes %j', (cell, written) => {
  expect(csvOf([[cell]])).toBe(`\uFEFF${written}\r\n`);
});

it('[F4] no text can start a formula', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = csvOf([[text]]).slice(1, -2);
      expect(cell.replace(/^"/, '').replaceAll('""', '"')).not.toMatch(/^["']*[=+\-@\t\r\n\0](?<!^'.*)/);
    }),
  );
});

it.each([
  ['en-GB', 'a,"b;c",0.5\r\n'],
  ['ja-JP', 'a,"b;c",0.5\r\n'],
  ['fr-FR', 'a;"b;c";0,5\r\n'],
])('[C8] opens in columns in a spreadsheet in %s', (locale, written) => {
  expect(csvOf([['a', 'b;c', 0.5]], locale)).toBe(`\uFEFF${written}`);
});
