import { expect, it } from 'vitest';
import { runSync } from './run-in-slices.ts';
import { sortByKeys } from './sort-keys.ts';
import { TextColumn } from './text-column.ts';

const { compare } = new Intl.Collator('en', { numeric: true });
const COUNT = 3000;

it('drops the values of removed rows without changing results', () => {
  const column = new TextColumn(compare);
  column.grow(COUNT);
  let texts = Array.from({ length: COUNT }, (_, at) => (at % 5 === 0 ? '' : `Listener ${at}`));
  texts.forEach((text, row) => {
    column.set(row, text);
  });
  for (let round = 1; round <= 10; round++) {
    // A third is removed from the start; as many are appended.
    const from = Int32Array.from({ length: COUNT }, (_, at) => (at < 2000 ? at + 1000 : -1));
    column.reorder(from);
    texts = Array.from(from, (old, at) => (old < 0 ? `Listener ${round}-${at}` : (texts[old] ?? '')));
    texts.forEach((text, row) => {
      if ((from[row] ?? -1) < 0) column.set(row, text);
    });
    expect(column.values.length).toBeLessThan(COUNT * 3);
    expect(Array.from(column.codes, (code) => column.values[code])).toEqual(texts);

    const order = runSync(sortByKeys(runSync(column.keys(COUNT, 'asc'))));
    const sorted = texts.filter(Boolean).sort(compare);
    expect(Array.from(order, (row) => texts[row]).slice(0, sorted.length)).toEqual(sorted);

    const matches = runSync(column.matchValues(`${round}-`));
    const found = texts.filter((_, row) => matches[column.codes[row] ?? 0]);
    expect(found).toEqual(texts.filter((text) => text.includes(`${round}-`)));
  }
});
