import { expect, it } from 'vitest';
import { withoutSecrets } from '#/platform/revisions/without-secrets.ts';

it('removes the named fields at any depth and changes nothing else', () => {
  const values = {
    name: 'Relay',
    password: 'a',
    servers: [{ host: 'one.example', password: 'b' }, null],
    options: { token: 'c', isPublic: true },
  };
  expect(withoutSecrets(values, ['password', 'token'])).toEqual({
    name: 'Relay',
    servers: [{ host: 'one.example' }, null],
    options: { isPublic: true },
  });
  expect(values.password).toBe('a');
});

it('returns values without secret fields unchanged', () => {
  const values = { name: 'Relay' };
  expect(withoutSecrets(values, [])).toBe(values);
});
