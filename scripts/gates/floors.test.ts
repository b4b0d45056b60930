import { describe, expect, test } from 'vitest';
import { checkFloors, compareFloors } from './floors.ts';
import { gates } from './list.ts';

const floors = { unit: { files: 10, tests: 200 } };

describe('what a gate examined', () => {
  test('passes at its floor and above', () => {
    expect(() => checkFloors('unit', { files: 10, tests: 201 }, floors)).not.toThrow();
  });

  test('fails below its floor', () => {
    expect(() => checkFloors('unit', { files: 9, tests: 200 }, floors)).toThrow(
      'examined 9 files, the floor is 10',
    );
  });

  test('fails when a figure with a floor is not given at all', () => {
    expect(() => checkFloors('unit', { files: 10 }, floors)).toThrow('examined 0 tests');
  });

  test('fails at nothing even where the floor is nothing', () => {
    expect(() => checkFloors('csp', { stories: 0 }, { csp: { stories: 0 } })).toThrow('examined 0 stories');
  });

  test('fails with a figure that has no floor', () => {
    expect(() => checkFloors('unit', { files: 10, tests: 200, suites: 3 }, floors)).toThrow(
      'no floor for "suites" of unit',
    );
  });

  test('fails for a gate without floors', () => {
    expect(() => checkFloors('bytes', {}, floors)).toThrow('no floor for bytes');
  });

  test.each(gates.map(({ id }) => id))('has floors in gates.json: %s', (id) => {
    expect(() => checkFloors(id, {})).toThrow(/^examined 0 /);
  });
});

describe('floors in the history', () => {
  test('may rise, and are counted', () => {
    expect(compareFloors({ unit: { files: 11, tests: 200 } }, floors, '1234abcd')).toBe(2);
  });

  test('may not fall', () => {
    expect(() => compareFloors({ unit: { files: 9, tests: 200 } }, floors, '1234abcd')).toThrow(
      'the floor of unit for files fell from 10 (1234abcd) to 9',
    );
  });

  test('may not vanish, nor may their gate', () => {
    expect(() => compareFloors({ unit: { files: 10 } }, floors, '1234abcd')).toThrow('fell from 200');
    expect(() => compareFloors({}, floors, '1234abcd')).toThrow('fell from 10');
  });
});
