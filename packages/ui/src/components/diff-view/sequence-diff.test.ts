import { describe, expect, it } from 'vitest';
import { diffSequences, splitLines, splitWords } from './sequence-diff.ts';
import { textRows } from './text-rows.ts';

const marks = { same: ' ', removed: '-', added: '+' } as const;
const shown = (before: string, after: string) =>
  diffSequences([...before], [...after])
    .map(({ kind, items }) => marks[kind] + items.join(''))
    .join('|');

describe('diffSequences', () => {
  it.each([
    ['', '', ''],
    ['abc', 'abc', ' abc'],
    ['', 'ab', '+ab'],
    ['ab', '', '-ab'],
    ['abc', 'axc', ' a|-b|+x| c'],
    ['abcd', 'acd', ' a|-b| cd'],
    ['acd', 'abcd', ' a|+b| cd'],
    ['aab', 'ab', ' a|-a| b'],
    ['kitten', 'sitting', '-k|+s| itt|-e|+i| n|+g'],
  ])('from “%s” to “%s” is “%s”', (before, after, runs) => expect(shown(before, after)).toBe(runs));

  it('reproduces both inputs exactly', () => {
    const [before, after] = ['the barrel by aldous', 'by the harding barrels'];
    const runs = diffSequences([...before], [...after]);
    const side = (gone: string) => runs.flatMap(({ kind, items }) => (kind === gone ? [] : items)).join('');
    expect(side('added')).toBe(before);
    expect(side('removed')).toBe(after);
  });

  it('replaces everything above the comparison limit', () => {
    const many = (letter: string) => Array.from({ length: 3000 }, (_, index) => letter + index);
    expect(diffSequences(many('a'), many('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});

it('segments words in scripts without spaces', () => {
  expect(splitWords('ラジオ局の名前', 'ja').length).toBeGreaterThan(2);
  expect(splitWords('Radio Aurora', 'en')).toEqual(['Radio', ' ', 'Aurora']);
});

it.each([
  ['', []],
  ['a', ['a']],
  ['a\r\nb\n', ['a', 'b']],
  ['a\n\n', ['a', '']],
])('splits %j into lines', (text, lines) => expect(splitLines(text)).toEqual(lines));

describe('textRows', () => {
  const lines = (...changed: [number, string][]) =>
    Array.from({ length: 12 }, (_, index) => new Map(changed).get(index) ?? `line ${index}`).join('\n');

  it('is empty for equal texts', () => expect(textRows(lines(), lines(), 3)).toEqual([]));

  it('omits lines far from a change', () => {
    const rows = textRows(lines(), lines([6, 'new']), 2);
    expect(rows.map((row) => (row.kind === 'skipped' ? row.count : marks[row.kind] + row.text))).toEqual([
      4,
      ' line 4',
      ' line 5',
      '-line 6',
      '+new',
      ' line 7',
      ' line 8',
      3,
    ]);
  });

  it('numbers each line on its own side', () => {
    const rows = textRows('a\nb\nc', 'a\nx\ny\nc', 3);
    expect(rows.map((row) => (row.kind === 'skipped' ? [] : [row.before, row.after]))).toEqual([
      [1, 1],
      [2, undefined],
      [undefined, 2],
      [undefined, 3],
      [3, 4],
    ]);
  });

  it('shows a single line instead of an omission row', () => {
    const rows = textRows('same\nold', 'same\nnew', 0);
    expect(rows.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added']);
  });
});
