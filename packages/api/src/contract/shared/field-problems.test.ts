import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldProblems } from '#/contract/shared/field-problems.ts';
import { dayParts } from '#/contract/statistics/dayparts.schemas.ts';

const schema = z.strictObject({
  name: z.optional(z.string().check(z.minLength(2), z.maxLength(4))),
  word: z.optional(z.string().check(z.minLength(1), z.regex(/^[a-z]+$/))),
  age: z.optional(z.number().check(z.minimum(18))),
  kind: z.optional(z.enum(['a', 'b'])),
  list: z.optional(z.array(z.strictObject({ 'a/b~c': z.optional(z.string()) })).check(z.maxLength(1))),
});

it.each([
  [{ name: 'a' }, { pointer: '/name', code: 'length', params: { min: 2 } }],
  [{ name: 'abcde' }, { pointer: '/name', code: 'length', params: { max: 4 } }],
  [{ word: 'A' }, { pointer: '/word', code: 'pattern', params: {} }],
  [{ age: 17 }, { pointer: '/age', code: 'range', params: { min: 18 } }],
  [{ age: '17' }, { pointer: '/age', code: 'type', params: { expected: 'number' } }],
  [{ kind: 'c' }, { pointer: '/kind', code: 'enum', params: { values: 'a, b' } }],
  [{ list: [{}, {}] }, { pointer: '/list', code: 'array_size', params: { max: 1 } }],
  [{ list: [{ 'a/b~c': 1 }] }, { pointer: '/list/0/a~1b~0c', code: 'type', params: { expected: 'string' } }],
  [{ list: [{ extra: 1 }] }, { pointer: '/list/0/extra', code: 'unknown_field', params: {} }],
  [undefined, { pointer: '', code: 'required', params: {} }],
])('maps %j to %j', (value, problem) => {
  const result = schema.safeParse(value, { reportInput: true });
  expect(fieldProblems(result.error?.issues ?? [])).toEqual([problem]);
});

it('reports an empty string as required, not as too short', () => {
  const { error } = schema.safeParse({ word: '' }, { reportInput: true });
  expect(fieldProblems(error?.issues ?? [])[0]).toEqual({ pointer: '/word', code: 'required', params: {} });
});

it.each([
  [[{ name: 'Breakfast', weekdays: [1, 1], from: 6, to: 10 }], '/parts/0/weekdays'],
  [
    [
      { name: 'Breakfast', weekdays: [1], from: 6, to: 10 },
      { name: 'Breakfast', weekdays: [2], from: 6, to: 10 },
    ],
    '/parts',
  ],
])('reports repeated weekdays and names of dayparts as duplicates: %j', (parts, pointer) => {
  const { error } = dayParts.safeParse({ parts }, { reportInput: true });
  expect(fieldProblems(error?.issues ?? [])).toEqual([{ pointer, code: 'duplicate', params: {} }]);
});
