import { expect, it } from 'vitest';
import { signingCalendar } from '#/features/admin/signing/signing-calendar.ts';

const now = Date.UTC(2026, 8, 14, 14, 2, 11);
const file = (title: string) => signingCalendar([{ id: 'one', at: '2027-02-26T10:00:00.000Z', title }], now);

it('has a whole day for each end, with two reminders', () => {
  const lines = file('aurora: Certificate').split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20270226');
  expect(lines).toContain('DTSTAMP:20260914T140211Z');
  expect(lines).toContain('UID:one@signing');
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-P30D', 'TRIGGER:-P7D']);
});

it('escapes what has a meaning, and folds long lines by bytes', () => {
  expect(file('a;b,c\\d')).toContain(String.raw`SUMMARY:a\;b\,c\\d`);
  const lines = file('証明書'.repeat(30)).split('\r\n');
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  const summary = lines.slice(lines.findIndex((line) => line.startsWith('SUMMARY'))).join('\r\n');
  expect(summary.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'証明書'.repeat(30)}`);
});
