import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { csvFormatOf } from './csv-format.ts';
import { writeCsv } from './write-csv.ts';

it.each([
  ['en', 'en-US', ',', '.'],
  ['en', 'en-GB', ',', '.'],
  ['zh', 'zh-CN', ',', '.'],
  ['ja', 'ja', ',', '.'],
  ['fr', 'fr-FR', ';', ','],
  ['fr', 'en-US', ';', ','],
  // No German interface exists.
  ['en', 'de-DE', ';', ','],
  ['en', 'nl', ';', ','],
  ['fr', undefined, ';', ','],
])(
  '[C8] for an interface in %s and a browser in %s separates cells by %s, decimals by %s',
  (locale, browser, separator, decimal) => {
    expect(csvFormatOf(locale, browser)).toEqual({ separator, decimal });
  },
);

it('[C8] writes a file that a spreadsheet of the locale reads in columns', () => {
  const records = [
    ['Mount', 'Share', 'Note'],
    ['/128;kbps', 0.25, '=1+1'],
    ['/a', -1200.5, 'a, b'],
  ];
  const text = writeCsv(records, csvFormatOf('fr', 'fr-FR'));
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data } = Papa.parse<string[]>(text.slice(1).trimEnd(), { delimiter: ';', newline: '\r\n' });
  expect(data).toEqual([
    ['Mount', 'Share', 'Note'],
    ['/128;kbps', '0,25', "'=1+1"],
    ['/a', '-1200,5', 'a, b'],
  ]);
});
