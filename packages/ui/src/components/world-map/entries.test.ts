import { expect, it } from 'vitest';
import { circleWidth, countryShade, entriesOf } from './entries.ts';
import { viewOf } from './view.ts';

it('distinguishes the smallest value from land without data', () => {
  expect(countryShade(1, 1000, false)).toBe(2);
  expect(countryShade(0, 1000, false)).toBe(0);
  expect(countryShade(1000, 1000, false)).toBe(6);
});

it('uses only light shades below circles', () => expect(countryShade(1000, 1000, true)).toBe(3));

it('scales circles by area', () => {
  const grown = (value: number) => circleWidth(value, 100, 900) - circleWidth(0, 100, 900);
  expect(grown(100) / grown(25)).toBeCloseTo(2);
});

it('resolves countries by code and drops those without an outline', () => {
  const found = entriesOf(
    [
      { code: 'GB', value: 2 },
      { code: 'IE', value: 5 },
      { code: 'ZZ', value: 9 },
    ],
    [],
    { IE: [2744, 362, 'M0 0z'], GB: [2800, 350, 'M0 0z'] },
    viewOf('world', 2.1),
    (code) => `name of ${code}`,
  );
  expect(found.map(({ name, value }) => [name, value])).toEqual([
    ['name of IE', 5],
    ['name of GB', 2],
  ]);
});
