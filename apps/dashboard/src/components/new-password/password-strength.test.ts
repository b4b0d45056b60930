import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordStrength } from '#/components/new-password/password-strength.ts';

const step = (password: string, personal?: string[]) => passwordStrength(password, personal).step;
const advice = (password: string, personal?: string[]) => passwordStrength(password, personal).advice;

test('an empty password has no score', () => {
  expect(passwordStrength('')).toEqual({ step: 0, advice: null });
});

test('a password below the server’s minimum length is too short', () => {
  expect(passwordStrength('xK9$mQ2!')).toEqual({ step: 1, advice: 'longer' });
});

test('length is counted in graphemes', () => {
  expect(step('🌊🎈🍀🔑')).toBe(1);
  expect(step('🌊🎈🍀🔑🐙🚲🌵🎻🧭🪁')).toBeGreaterThan(1);
});

describe('length first', () => {
  test.each([
    ['kmoxbrwzty', 2],
    ['kmoxbrwfzd4p', 3],
    ['harbour lantern plum', 4],
    ['雨の日は窓を開けて音楽を聴く朝が好き', 4],
  ])('%s is step %i', (password, expected) => {
    expect(step(password)).toBe(expected);
  });
});

describe('predictable parts count less', () => {
  test.each([
    ['aaaaaaaaaaaaaaaa', 'repeats'],
    ['abcxabcxabcxabcx', 'repeats'],
    ['1234567890123456', 'sequences'],
    ['abcdefghijklmnop', 'sequences'],
    ['qwertyuiopasdfgh', 'sequences'],
    ['987654321zyxwvut', 'sequences'],
  ] as const)('%s is weak because of its %s', (password, because) => {
    expect(passwordStrength(password)).toEqual({ step: 2, advice: because });
  });
});

describe('personal words', () => {
  const personal = ['maeve@aurora.example', 'Maeve', 'O’Brien', 'Al'];

  test.each(['maeveaurora1', 'MAEVE-OBRIEN-maeve', 'brien.aurora.19'])('%s is weak', (password) => {
    expect(step(password, personal)).toBe(2);
  });

  test('are named in the advice', () => {
    expect(advice('maeve maeve maeve', personal)).toBe('personal');
  });

  test('of two letters are not penalized', () => {
    expect(step('tidal signal harp', personal)).toBe(step('tidal signal harp'));
  });
});

test('a long enough password gets no advice', () => {
  expect(advice('harbour lantern plum')).toBeNull();
});

test('appending characters never lowers the score', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 10, maxLength: 60 }), fc.string({ maxLength: 20 }), (start, more) => {
      expect(step(start + more)).toBeGreaterThanOrEqual(step(start));
    }),
  );
});
