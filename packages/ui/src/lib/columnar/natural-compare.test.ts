import fc from 'fast-check';
import { expect, it } from 'vitest';
import { naturalCompare } from './natural-compare.ts';

const compare = naturalCompare('en');
const { compare: slow } = new Intl.Collator('en', { numeric: true });

const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom('0', '1', '2', '9', '.'), maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('a', 'B', 'é', '7', '10', '.', '-', ' ', '京'), maxLength: 8 }),
  fc.ipV4(),
);

it('matches a numeric collator', () => {
  fc.assert(
    fc.property(texts, texts, (a, b) => {
      expect(Math.sign(compare(a, b))).toBe(Math.sign(slow(a, b)));
    }),
    { numRuns: 3000 },
  );
});

it('sorts numbers in texts by value', () => {
  expect(['128kbps', '64kbps', '/mount10', '/mount9'].sort(compare)).toEqual([
    '/mount9',
    '/mount10',
    '64kbps',
    '128kbps',
  ]);
});
