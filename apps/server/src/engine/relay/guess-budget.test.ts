import { expect, test } from 'vitest';
import { GuessBudget } from './guess-budget.ts';

let nowMs = 0;
const guess = (budget: GuessBudget, address: string, count: number) => {
  for (let index = 0; index < count; index += 1) budget.add(address, `guess-${index}`);
};

test('twenty different passwords spend the budget of a network for ten minutes', () => {
  const budget = new GuessBudget(() => nowMs);
  guess(budget, '2001:db8::1', 19);
  expect(budget.isSpent('2001:db8::1')).toBe(false);
  budget.add('2001:db8::2', 'another');
  expect(budget.isSpent('2001:db8::1')).toBe(true);
  expect(budget.isSpent('203.0.113.7')).toBe(false);
  nowMs += 10 * 60_000;
  expect(budget.isSpent('2001:db8::1')).toBe(false);
});

test('an encoder that repeats one wrong password spends one guess', () => {
  const budget = new GuessBudget(() => nowMs);
  for (let attempt = 0; attempt < 100; attempt += 1) budget.add('203.0.113.7', 'mistyped');
  expect(budget.isSpent('203.0.113.7')).toBe(false);
});
