import { readFileSync } from 'node:fs';
import path from 'node:path';
import { passwordReset } from '@unmuted/api/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  passwordProblem,
  personalNames,
  requireGoodPassword,
} from '#/modules/identity/passwords/password-rules.ts';

const listed = readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
  .trimEnd()
  .split('\n');
const isLongEnough = (password: string) => z.safeParse(passwordReset, { token: 'x', password }).success;
const names = personalNames({
  email: 'maeve.obrien@aurora.example',
  firstName: 'Maeve',
  lastName: 'O’Brien',
});

describe('[A6] a password has 10 to 128 characters as a user counts them', () => {
  it.each([
    ['nothing', '', false],
    ['9 letters', 'abcdefghi', false],
    ['10 letters', 'abcdefghij', true],
    ['128 letters', 'x'.repeat(128), true],
    ['129 letters', 'x'.repeat(129), false],
    ['9 emoji', '🎧'.repeat(9), false],
    ['10 emoji', '🎧'.repeat(10), true],
    ['128 emoji', '🎧'.repeat(128), true],
    ['129 emoji', '🎧'.repeat(129), false],
  ])('%s', (_name, password, isTaken) => {
    expect(isLongEnough(password)).toBe(isTaken);
  });
});

describe('[A6] a common password is rejected', () => {
  it('any of the 3,000, in any case', () => {
    expect(new Set(listed).size).toBe(3000);
    const taken = listed.filter(
      (password) =>
        passwordProblem(password, []) !== 'common' ||
        passwordProblem(password.toUpperCase(), []) !== 'common',
    );
    expect(taken).toEqual([]);
  });

  it.each([
    ['repeated', 'dragondragon'],
    ['with digits after it', 'Basketball2026'],
    ['with punctuation after it', 'basketball!?!'],
    ['with both', 'Password-2026!'],
    ['repeated, with digits', 'monkeymonkey77'],
    ['with a space and digits', 'sunshine 19 84'],
  ])('%s', (_name, password) => {
    expect(passwordProblem(password, [])).toBe('common');
  });
});

describe('[A6] there are no composition rules', () => {
  it.each([
    'correct horse battery',
    'onlylettersofnolist',
    '60417835502917',
    '🎧🎙️📻🎚️🎛️🎧🎙️📻🎚️🎛️',
    '静かな川の夕暮れの光',
    'a monkey and a dragon',
    '          x          ',
  ])('%s', (password) => {
    expect(isLongEnough(password)).toBe(true);
    expect(passwordProblem(password, names)).toBeNull();
  });
});

describe("[A6] a password equal to the account's name is rejected", () => {
  it.each([
    ['the address', 'Maeve.OBrien@aurora.example'],
    ['what stands before its @', 'MAEVE.OBRIEN'],
    ['first and last name', 'Maeve O’Brien'],
    ['last and first name', 'O’BrienMaeve'],
  ])('%s', (_name, password) => {
    expect(passwordProblem(password, names)).toBe('personal');
  });

  it('a username', () => {
    const person = { email: 'ops@aurora.example', username: 'night-operator' };
    expect(passwordProblem('Night-Operator', personalNames(person))).toBe('personal');
  });

  it('unless the name is only part of it', () => {
    expect(passwordProblem('Maeve O’Brien plays records', names)).toBeNull();
  });
});

it('reports the field and the rule', () => {
  expect(() => requireGoodPassword('qwertyuiop', { email: 'a@b.example' }, '/newPassword')).toThrow(
    expect.objectContaining({
      code: 'request.invalid',
      errors: [{ pointer: '/newPassword', code: 'common', params: {} }],
    }),
  );
});
