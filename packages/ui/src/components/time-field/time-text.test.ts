import { expect, it } from 'vitest';
import { hourCycleOf, parseTime, parseTimeText, timeText, timeValue } from './time-text.ts';

it.each([
  ['9', '09:00'],
  ['21', '21:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['９：３０', '09:30'],
  ['21h30', '21:30'],
  ['21 h', '21:00'],
  ['9:30 pm', '21:30'],
  ['9:30\u202fPM', '21:30'],
  ['9p', '21:00'],
  ['12am', '00:00'],
  ['12 p.m.', '12:00'],
])('reads %s as %s', (text, expected) => {
  const minutes = parseTimeText('en', text);
  expect(typeof minutes === 'number' ? timeValue(minutes) : minutes).toBe(expected);
});

it.each([
  ['ja', '午後9時30分', '21:30'],
  ['ja', '午前0時', undefined],
  ['ja', '21時', '21:00'],
  ['zh', '下午9:30', '21:30'],
  ['zh', '9点30分', '09:30'],
  ['fr', '9 h 30', '09:30'],
])('reads the notation of %s: %s', (locale, text, expected) => {
  const minutes = parseTimeText(locale, text);
  expect(typeof minutes === 'number' ? timeValue(minutes) : minutes).toBe(expected);
});

it.each(['24:00', '9:60', '13 pm', '0 am', 'noon', '12345', ':30', '-1'])('rejects %s', (text) => {
  expect(parseTimeText('en', text)).toBeUndefined();
});

it('reads an empty text as no time', () => {
  expect(parseTimeText('en', '  ')).toBeNull();
});

it.each(['en', 'fr', 'ja', 'zh', 'de', 'sv'])('reads what it writes in %s', (locale) => {
  for (const hourCycle of ['h12', 'h23'] as const) {
    for (const minutes of [0, 1, 59, 570, 719, 720, 1290, 1439]) {
      expect(parseTimeText(locale, timeText(locale, hourCycle, minutes))).toBe(minutes);
    }
  }
});

it('writes hours as the locale does', () => {
  expect(hourCycleOf('en')).toBe('h12');
  expect(hourCycleOf('en-GB')).toBe('h23');
  expect(hourCycleOf('fr')).toBe('h23');
  expect(timeText('fr', 'h23', 570)).toBe('09:30');
  expect(timeText('en', 'h12', 1290)).toMatch(/^9:30\sPM$/u);
});

it.each(['9:30', '09:3', '24:00', '09:60', ''])('accepts only HH:mm as a value, not "%s"', (value) => {
  expect(parseTime(value)).toBeUndefined();
});
