import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordStrength } from '#/components/new-password/password-strength.ts';

const step = (password: string, personal?: string[]) => passwordStrength(password, personal).step;
const advice = (password: string, personal?: string[]) => passwordStrength(password, personal).advice;

test('nothing typed is not judged', () => {
  expect(passwordStrength('')).toEqual({ step: 0, advice: null });
});

test('what the server would refuse for its length is too short, whatever it is made of', () => {
  expect(passwordStrength('xK9$mQ2!')).toEqual({ step: 1, advice: 'longer' });
});

test('length is counted in characters as a person counts them', () => {
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

describe('what is foretold counts less', () => {
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

describe('words of the person', () => {
  const personal = ['maeve@aurora.example', 'Maeve', 'O’Brien', 'Al'];

  test.each(['maeveaurora1', 'MAEVE-OBRIEN-maeve', 'brien.aurora.19'])('%s is weak', (password) => {
    expect(step(password, personal)).toBe(2);
  });

  test('are named as what would help', () => {
    expect(advice('maeve maeve maeve', personal)).toBe('personal');
  });

  test('of two letters are in everything and count', () => {
    expect(step('tidal signal harp', personal)).toBe(step('tidal signal harp'));
  });
});

test('a password that is long enough needs no advice', () => {
  expect(advice('harbour lantern plum')).toBeNull();
});

test('more of the same never makes it weaker', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 10, maxLength: 60 }), fc.string({ maxLength: 20 }), (start, more) => {
      expect(step(start + more)).toBeGreaterThanOrEqual(step(start));
    }),
  );
});
