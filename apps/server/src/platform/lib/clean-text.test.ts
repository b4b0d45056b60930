import { limits } from '@unmuted/api/contract';
import { expect, test } from 'vitest';
import { cleanAgent, cleanTitle } from './clean-text.ts';

test.each(['-', '1979', '12e3', 'true', 'null', '.5', '<img src=x onerror=alert(1)>', '日本 😀', "it's; x"])(
  '[F1] the title %s is unchanged',
  (title) => {
    expect(cleanTitle(title)).toBe(title);
  },
);

test('[F6] removes control characters and replaces line breaks with spaces', () => {
  expect(cleanTitle('a\u0000b\u001b[31mc\r\nd\u2028e\u0085f\u009fg')).toBe('ab[31mc d e fg');
});

test('removes bidirectional control characters', () => {
  expect(cleanTitle('\u202egnp.\u2066exe\u2069\u200f')).toBe('gnp.exe');
});

test('removes a lone surrogate', () => {
  expect(cleanTitle('a\ud83d b')).toBe('a b');
});

test('truncates a title to 500 characters without splitting a surrogate pair', () => {
  const title = cleanTitle(`${'x'.repeat(499)}😀${'y'.repeat(9500)}`);
  expect(title).toBe('x'.repeat(499));
});

test("the maximum title length equals the contract's", () => {
  expect(cleanTitle('x'.repeat(5000))).toHaveLength(limits.titleLength);
});

test('returns null for a blank title', () => {
  expect(cleanTitle(' \t\u0001 ')).toBeNull();
});

test('truncates a user agent to 512 characters', () => {
  expect(cleanAgent('a'.repeat(5000))).toHaveLength(512);
});
