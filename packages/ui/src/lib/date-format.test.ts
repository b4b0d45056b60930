import { expect, it } from 'vitest';
import { dateFormat } from './date-format.ts';

const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

it('caches a format by locale and options', () => {
  expect(dateFormat('en', options)).toBe(dateFormat('en', { ...options }));
  expect(dateFormat('en', options)).not.toBe(dateFormat('fr', options));
  expect(dateFormat('en', options)).not.toBe(dateFormat('en', { ...options, day: '2-digit' }));
  expect(dateFormat('fr', options).format(0)).toBe('1 janvier');
});
