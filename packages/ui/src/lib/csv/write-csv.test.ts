import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type CsvCell, csvCell, csvText, writeCsv } from './write-csv.ts';

/** Texts with separators, quotes and formula prefixes. */
const nasty = fc
  .array(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '\0', '"', "'", ',', ';', ' ', 'a', '日'), {
    maxLength: 12,
  })
  .map((letters) => letters.join(''));
const text = fc.oneof(nasty, fc.string({ unit: 'grapheme' }));
const cell: fc.Arbitrary<CsvCell> = fc.oneof(
  text,
  fc.double(),
  fc.bigInt(),
  fc.constantFrom(null, undefined, true, false),
);
const records = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 });

/** Parses a file as RFC 4180. */
function read(csv: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(csv, { delimiter: ',', newline: '\r\n' });
  expect(errors).toEqual([]);
  expect(data.pop()).toEqual(['']);
  return data;
}

describe('[F4] a file of comma-separated values', () => {
  it('round-trips every cell', () => {
    fc.assert(
      fc.property(records, (table) => {
        expect(read(writeCsv(table))).toEqual(table.map((row) => row.map((found) => csvText(found))));
      }),
    );
  });

  it('never starts a text like a formula, even without quotes', () => {
    fc.assert(
      fc.property(fc.tuple(text, text), (row) => {
        for (const found of read(writeCsv([row])).flat()) expect(found).not.toMatch(/^"*[=+\-@\t\r\n\0]/);
      }),
    );
  });

  it('does not change harmless texts', () => {
    fc.assert(
      fc.property(text, (found) => {
        expect([found, `'${found}`]).toContain(csvText(found));
      }),
    );
  });

  it('writes finite numbers unchanged', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (found) => {
        expect(Number(csvCell(found))).toBe(found === 0 ? 0 : found);
      }),
    );
  });

  it('starts with a byte order mark and ends records with CR LF', () => {
    expect(
      writeCsv([
        ['Mount', 'Listeners'],
        ['/128kbps', 92],
      ]),
    ).toBe('\uFEFFMount,Listeners\r\n/128kbps,92\r\n');
    expect(writeCsv([])).toBe('\uFEFF');
  });
});

describe('[F4] a cell', () => {
  it.each<[CsvCell, string]>([
    ['=1+1', "'=1+1"],
    // A user agent and a title, as listeners and encoders send them.
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ['-1', "'-1"],
    ['+353 91 000000', "'+353 91 000000"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['"=1+1"', '"\'""=1+1"""'],
    ["'=1", "''=1"],
    ['\t=1', '"\'\t=1"'],
    ['\0=1', "'\0=1"],
    [-5, '-5'],
    [-0.5, '-0.5'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [null, ''],
    [true, 'true'],
    ['Sigur Rós, Hoppípolla', '"Sigur Rós, Hoppípolla"'],
    ['a-b', 'a-b'],
    ['de "Ville"', '"de ""Ville"""'],
  ])('writes %j as %s', (given, written) => expect(csvCell(given)).toBe(written));
});
