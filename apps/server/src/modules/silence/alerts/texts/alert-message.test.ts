import type { AlertTemplateKey } from '@unmuted/api/contract';
import { expect, it } from 'vitest';
import { wordsWith } from '#/modules/silence/alerts/templates/template-words.ts';
import { type AlertFacts, alertMessage } from '#/modules/silence/alerts/texts/alert-message.ts';

const now = new Date('2026-09-14T03:26:00Z');
const facts = {
  id: 'a',
  event: 'raised',
  locale: 'en',
  station: { id: 's', name: 'Radio  {kind}', timeZone: 'Europe/Dublin' },
  policy: null,
  incident: {
    id: 'i',
    kind: 'silent',
    startedAt: new Date('2026-09-14T03:20:00Z'),
    endedAt: null,
    lowestDb: -72.4,
    listeners: 1370,
    isTest: false,
    acknowledgedBy: null,
  },
  actUrl: 'https://studio.example/alert#token=abcdefghijklmnopqrstuv',
  pageUrl: 'https://studio.example/station',
  code: null,
  now,
} as const satisfies AlertFacts;
const all = '{station}|{kind}|{time}|{zone}|{listeners}|{level}|{minutes}';
const filled = 'Radio  {kind}|silence|04:20|Europe/Dublin|1,370|-72.4|6';

const write = (texts: Partial<Record<AlertTemplateKey, string>>, change: Partial<AlertFacts> = {}) =>
  alertMessage({ ...facts, ...change }, wordsWith('en', texts));

it('fills all variables in all templates, and no values', () => {
  const { title, lines, short, spoken } = write({ raised: all, short_raised: all, spoken: all, note: all });
  expect(title).toBe(filled);
  expect(lines.at(-1)).toBe(filled);
  expect(short).toBe(`${filled} ${facts.actUrl}`);
  expect(spoken).toBe(`${filled}. ${filled}`);
});

it('leaves no double spaces for variables without a value', () => {
  const incident = { ...facts.incident, lowestDb: null, listeners: null };
  const { title, lines } = write(
    { raised: '{listeners} {station} {level} now', note: '{level}' },
    { incident },
  );
  expect(title).toBe('Radio  {kind} now');
  expect(lines).toEqual([expect.stringContaining('Since')]);
});

it('has a note in messages about incidents, and in text messages if they hold it', () => {
  const note = 'Desk: 100';
  const station = { ...facts.station, name: 'Aurora' };
  expect(write({ note }, { station })).toMatchObject({
    lines: expect.arrayContaining([note]),
    short: `Aurora: silence since 04:20. ${facts.actUrl}\n${note}`,
  });
  const long = 'Desk: 100 '.repeat(12).trim();
  const message = write({ note: long }, { station });
  expect(message.lines).toContain(long);
  expect(message.short).not.toContain('Desk');
  expect(write({ note }, { station, incident: null, event: 'test' }).lines.join()).not.toContain(note);
});

it('tells a call how long an incident lasted, and ends no sentence twice', () => {
  const incident = { ...facts.incident, endedAt: new Date('2026-09-14T03:22:00Z') };
  const texts = { recovered: '{station} is back after {minutes} minutes!', spoken: 'Thank you.' };
  expect(write(texts, { event: 'recovered', incident }).spoken).toBe(
    'Radio  {kind} is back after 2 minutes! Thank you.',
  );
});
