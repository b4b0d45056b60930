import { expect, it } from 'vitest';
import { isSameName } from './same-name.ts';

it('ignores surrounding spaces', () => {
  expect(isSameName('  aurora\n', 'aurora')).toBe(true);
  expect(isSameName('Radio Aurora', ' Radio Aurora ')).toBe(true);
});

it('accepts any Unicode normalization of accents', () => {
  expect(isSameName('e\u0301mission', '\u00e9mission')).toBe(true);
});

it('rejects everything else', () => {
  for (const other of ['', 'Aurora', 'auror', 'aurora.', 'radio  aurora'])
    expect(isSameName(other, 'aurora'), other).toBe(false);
});
