import { fixtures } from '@unmuted/api/testing';
import { describe, expect, it } from 'vitest';
import {
  byEnd,
  credentialOfBundle,
  credentialOfKeystore,
  daysUntil,
  endTone,
  needsSomeone,
} from '#/features/admin/signing/credential.ts';

const now = Date.parse('2026-09-14T14:00:00.000Z');
const dayMs = 86_400_000;
const inMs = (ms: number) => new Date(now + ms).toISOString();

describe('how soon something ends', () => {
  it.each([
    [0, 'ended'],
    [1, 'urgent'],
    [7 * dayMs, 'urgent'],
    [7 * dayMs + 1, 'soon'],
    [60 * dayMs, 'soon'],
    [60 * dayMs + 1, 'later'],
  ])('%i ms before', (ms, tone) => {
    expect(endTone(inMs(ms), now)).toBe(tone);
  });

  it('counts whole days, negative after the end', () => {
    expect(daysUntil(inMs(dayMs - 1), now)).toBe(0);
    expect(daysUntil(inMs(5 * dayMs), now)).toBe(5);
    expect(daysUntil(inMs(-1), now)).toBe(-1);
  });
});

it('a bundle ends with the part that ends first', () => {
  const [bundle] = fixtures.signingBundles.slice(4);
  if (!bundle) throw new Error('no bundle');
  const profile = { ...bundle.profile, expiresAt: inMs(dayMs) };
  expect(credentialOfBundle(bundle).part).toBe('certificate');
  expect(credentialOfBundle({ ...bundle, profile, expiresAt: profile.expiresAt })).toMatchObject({
    part: 'profile',
    owner: profile.teamName,
    endsAt: profile.expiresAt,
  });
});

it('leaves out what was revoked, and counts what someone has to renew', () => {
  const all = byEnd([
    ...fixtures.signingBundles.map(credentialOfBundle),
    ...fixtures.keystores.map(credentialOfKeystore),
  ]);
  expect(all.map(({ reference }) => reference)).not.toContain('pier-dist-2026');
  expect(all[0]?.reference).toBe('harbour-dist-2025');
  // Nothing uses the expired one.
  expect(all.filter(needsSomeone).map(({ reference }) => reference)).toEqual([
    'jazz-dist-2025',
    'studio-dist-2026',
    'atlantic-dist-2026',
  ]);
});
