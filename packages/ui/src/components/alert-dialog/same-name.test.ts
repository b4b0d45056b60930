import { expect, it } from 'vitest';
import { isSameName } from './same-name.ts';

it('takes the name with spaces around it', () => {
  expect(isSameName('  aurora\n', 'aurora')).toBe(true);
  expect(isSameName('Radio Aurora', ' Radio Aurora ')).toBe(true);
});

it('takes an accent however it is encoded', () => {
  expect(isSameName('e\u0301mission', '\u00e9mission')).toBe(true);
});

it('takes nothing else', () => {
  for (const other of ['', 'Aurora', 'auror', 'aurora.', 'radio  aurora'])
    expect(isSameName(other, 'aurora'), other).toBe(false);
});
