import { expect, it } from 'vitest';
import { currentZoneName, offsetText, zoneLabel, zoneOffsetMinutes, zoneOptions } from './time-zones.ts';

const summer = new Date('2026-07-01T12:00:00Z');
const winter = new Date('2026-01-01T12:00:00Z');

it.each([
  ['Europe/Dublin', summer, 60],
  ['Europe/Dublin', winter, 0],
  ['Asia/Kolkata', winter, 330],
  ['America/St_Johns', winter, -210],
  ['UTC', winter, 0],
  ['Moon/Tycho', winter, 0],
])('computes the UTC offset of %s', (zone, at, minutes) => {
  expect(zoneOffsetMinutes(zone, at)).toBe(minutes);
});

it.each([
  [60, 'UTC+1'],
  [-210, 'UTC−3:30'],
  [0, 'UTC'],
  [720, 'UTC+12'],
])('formats %i minutes as %j', (minutes, text) => {
  expect(offsetText(minutes)).toBe(text);
});

it('maps a renamed zone to its current name', () => {
  expect(currentZoneName('Europe/Kiev')).toBe('Europe/Kyiv');
  expect(zoneLabel('America/New_York')).toBe('America/New York');
});

it('lists each zone once, with localized country and offset', () => {
  const options = zoneOptions('fr', summer);
  const zones = options.map(({ value }) => value);
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones).toContain('UTC');
  expect(zones).toContain('Asia/Kolkata');
  expect(zones).not.toContain('Asia/Calcutta');
  expect(options.find(({ value }) => value === 'Europe/Dublin')).toMatchObject({
    label: 'Europe/Dublin',
    description: 'Irlande',
    note: 'UTC+1',
  });
});
