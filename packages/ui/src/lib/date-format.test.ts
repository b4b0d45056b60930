import { expect, it } from 'vitest';
import { dateFormat } from './date-format.ts';

const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

it('makes a format once for a language and its options', () => {
  expect(dateFormat('en', options)).toBe(dateFormat('en', { ...options }));
  expect(dateFormat('en', options)).not.toBe(dateFormat('fr', options));
  expect(dateFormat('en', options)).not.toBe(dateFormat('en', { ...options, day: '2-digit' }));
  expect(dateFormat('fr', options).format(0)).toBe('1 janvier');
});
