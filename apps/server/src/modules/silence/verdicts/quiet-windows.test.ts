import type { QuietWindow } from '@unmuted/api/contract';
import { expect, it } from 'vitest';
import { quietWindowAt } from './quiet-windows.ts';

const night: QuietWindow = {
  name: 'Night',
  weekdays: [5],
  date: null,
  from: '23:00',
  until: '02:00',
  talk: null,
};
const show: QuietWindow = {
  name: 'Show',
  weekdays: [],
  date: '2026-03-07',
  from: '01:00',
  until: '03:00',
  talk: { thresholdDb: -60, silenceS: 60 },
};
const at = (time: string) => quietWindowAt([show, night], 'Europe/Dublin', new Date(time))?.name ?? null;

it.each([
  // 6 March 2026 is a Friday; Dublin is on UTC.
  ['2026-03-06T22:59:59Z', null],
  ['2026-03-06T23:00:00Z', 'Night'],
  ['2026-03-07T00:59:00Z', 'Night'],
  // Of two, the one that mutes.
  ['2026-03-07T01:30:00Z', 'Night'],
  ['2026-03-07T02:00:00Z', 'Show'],
  ['2026-03-07T03:00:00Z', null],
  ['2026-03-07T23:30:00Z', null],
  // Summer time: 23:00 in Dublin.
  ['2026-07-03T22:00:00Z', 'Night'],
])('at %s: %s', (time, name) => {
  expect(at(time)).toBe(name);
});
