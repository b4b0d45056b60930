import { expect, it } from 'vitest';
import { clockOf, intervalsOf, isPainted, paintSlots, slotsOf } from './week-intervals.ts';

const monday = { weekday: 1, from: 360, to: 600, value: 'breakfast' };

it('keeps intervals over slots and back', () => {
  const intervals = [monday, { weekday: 7, from: 1410, to: 1440, value: 'night' }];
  expect(intervalsOf(slotsOf(intervals, 30), 30)).toEqual(intervals);
});

it('joins adjacent slots and separates values', () => {
  const slots = paintSlots(slotsOf([monday], 60), { days: [0, 1], from: 8, to: 11 }, 'drive');
  expect(intervalsOf(slots, 60)).toEqual([
    { weekday: 1, from: 360, to: 480, value: 'breakfast' },
    { weekday: 1, from: 480, to: 720, value: 'drive' },
    { weekday: 2, from: 480, to: 720, value: 'drive' },
  ]);
});

it('erases a part of an interval', () => {
  const slots = paintSlots(slotsOf([monday], 60), { days: [0], from: 7, to: 8 }, null);
  expect(intervalsOf(slots, 60)).toEqual([
    { ...monday, to: 420 },
    { ...monday, from: 540 },
  ]);
});

it('is painted when every slot has the value', () => {
  const slots = slotsOf([monday], 60);
  expect(isPainted(slots, { days: [0], from: 6, to: 9 }, 'breakfast')).toBe(true);
  expect(isPainted(slots, { days: [0, 1], from: 6, to: 9 }, 'breakfast')).toBe(false);
});

it('rounds ends between two slots and ignores unknown weekdays', () => {
  const odd = [
    { ...monday, from: 350, to: 620 },
    { ...monday, weekday: 9 },
  ];
  expect(intervalsOf(slotsOf(odd, 60), 60)).toEqual([monday]);
});

it('formats times of the day', () => {
  expect([0, 390, 1440].map(clockOf)).toEqual(['00:00', '06:30', '24:00']);
});
