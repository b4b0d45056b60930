import { limits } from '@unmuted/api/contract';
import { expect, test } from 'vitest';
import { cleanAgent, cleanTitle } from './clean-text.ts';

test.each(['-', '1979', '12e3', 'true', 'null', '.5', '<img src=x onerror=alert(1)>', '日本 😀', "it's; x"])(
  '[F1] the title %s stays as it is',
  (title) => {
    expect(cleanTitle(title)).toBe(title);
  },
);

test('[F6] control characters vanish and line breaks become spaces', () => {
  expect(cleanTitle('a\u0000b\u001b[31mc\r\nd\u2028e\u0085f\u009fg')).toBe('ab[31mc d e fg');
});

test('marks that turn the direction of text vanish', () => {
  expect(cleanTitle('\u202egnp.\u2066exe\u2069\u200f')).toBe('gnp.exe');
});

test('half a surrogate pair vanishes', () => {
  expect(cleanTitle('a\ud83d b')).toBe('a b');
});

test('a title has at most 500 characters and no half one at its end', () => {
  const title = cleanTitle(`${'x'.repeat(499)}😀${'y'.repeat(9500)}`);
  expect(title).toBe('x'.repeat(499));
});

test("the longest title is the contract's", () => {
  expect(cleanTitle('x'.repeat(5000))).toHaveLength(limits.titleLength);
});

test('a title of nothing but blanks is no title', () => {
  expect(cleanTitle(' \t\u0001 ')).toBeNull();
});

test('a player may call itself by at most 512 characters', () => {
  expect(cleanAgent('a'.repeat(5000))).toHaveLength(512);
});
