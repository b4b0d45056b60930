import { describe, expect, it } from 'vitest';
import type { AppDocument } from '#/contract/apps/app-document.schemas.ts';
import { type AppMove, type AppState, appMachine } from '#/contract/apps/app-machine.ts';
import { newAppDocument } from '#/contract/apps/app-template.ts';
import { checkApp, isAppReady, stepOfField } from '#/contract/apps/check-app.ts';
import { checkPackageId, suggestPackageId } from '#/contract/apps/package-id.ts';
import { appStates } from '#/contract/casts/products.schemas.ts';
import { canMove, moveError } from '#/contract/shared/state-machine.ts';
import { appDocument } from '#/testing/fixtures/apps.ts';

const fieldsOf = (change: Partial<AppDocument>) =>
  checkApp({ ...appDocument, ...change }, 'android').fields.map(
    ({ field, code, level }) => `${field} ${code} ${level}`,
  );

describe('the check of an app', () => {
  it('finds nothing in a complete app, which can be sent', () => {
    const findings = checkApp(appDocument, 'android');
    expect(findings).toEqual({ fields: [], listings: [] });
    expect(isAppReady(findings, 'android')).toBe(true);
  });

  it.each([
    [{ source: null }, 'source required error'],
    [{ streams: [{ name: '', url: 'https://a.example/' }] }, 'streams incomplete_stream error'],
    [{ launcherName: '' }, 'launcherName required error'],
    [{ launcherName: 'Aurora Radio1' }, 'launcherName long warning'],
    [{ packageId: 'aurora' }, 'packageId package.form error'],
    [{ icon: null }, 'icon required error'],
    [{ colors: { background: '#101010', tint: '#202020', bar: '#000000' } }, 'colors contrast warning'],
    [{ website: '', profiles: [] }, 'website required error'],
    [{ contactEmail: '' }, 'contactEmail required error'],
    [{ privacyUrl: '' }, 'privacyUrl required error'],
    [
      { hasAds: true, adMobAppId: 'ca-app-pub-1234567890123456~1234567890', adMobBannerId: '' },
      'adMobAppId ad_id error',
    ],
    [{ legal: { ...appDocument.legal, ownsStreams: false } }, 'legal.ownsStreams declaration error'],
    [{ legal: { ...appDocument.legal, developerName: '' } }, 'legal.developerName required error'],
    [
      { legal: { ...appDocument.legal, declaresPlayback: false } },
      'legal.declaresPlayback declaration error',
    ],
  ])('%j: %s', (change, expected) => {
    expect(fieldsOf(change as Partial<AppDocument>)).toEqual([expected]);
  });

  it('accepts a launcher name of 12 characters, and 1 profile in place of a website', () => {
    expect(fieldsOf({ launcherName: 'Aurora Radio' })).toEqual([]);
    expect(fieldsOf({ website: '' })).toEqual([]);
  });

  it('a new draft fails in every step but the first', () => {
    const draft = newAppDocument({
      platform: 'android',
      name: 'Radio Aurora',
      word: '',
      source: appDocument.source,
      locale: 'ja',
      website: '',
      contactEmail: '',
    });
    const { fields, listings } = checkApp(draft, 'android');
    const steps = new Set(fields.map(({ field }) => stepOfField(field)));
    expect([...steps].sort()).toEqual(['content', 'legal', 'look']);
    expect(listings.map(({ code }) => code)).toEqual(['few', 'required']);
    expect(isAppReady({ fields, listings }, 'android')).toBe(false);
  });

  it('an error of another store does not block an app', () => {
    const [listing] = appDocument.listings;
    const listings = listing ? [{ ...listing, keywords: '局'.repeat(34) }] : [];
    const findings = checkApp({ ...appDocument, listings }, 'android');
    expect(findings.listings).toMatchObject([{ store: 'apple', level: 'error' }]);
    expect(isAppReady(findings, 'android')).toBe(true);
    expect(isAppReady(findings, 'ios')).toBe(false);
  });
});

describe('package ids', () => {
  it.each([
    ['android', 'fm.aurora.app', null],
    ['android', 'Fm.Aurora_1.app', null],
    ['android', 'a.b', null],
    ['android', '', 'required'],
    ['android', 'aurora', 'form'],
    ['android', 'fm.1aurora', 'form'],
    ['android', 'fm.aurora-live', 'form'],
    ['android', 'fm..aurora', 'form'],
    ['android', 'com.example.radio', 'reserved'],
    ['android', 'fm.new.app', 'keyword'],
    ['android', `fm.${'a'.repeat(147)}`, null],
    ['android', `fm.${'a'.repeat(148)}`, 'long'],
    ['ios', 'fm.aurora-live.app', null],
    ['ios', 'fm.new.app', null],
    ['ios', 'fm.aurora_live', 'form'],
    ['ios', `fm.${'a'.repeat(152)}`, null],
    ['ios', `fm.${'a'.repeat(153)}`, 'long'],
  ] as const)('%s %s: %s', (platform, id, code) => {
    expect(checkPackageId(platform, id)).toBe(code);
  });

  it.each([
    ['Radio Aurora', '', 'fm.radioaurora.app'],
    ['Énergie 98.5', '', 'fm.energie985.app'],
    ['98.5 FM', '', 'fm.radio985fm.app'],
    ['牧場ラジオ', 'Meadow Lane', 'fm.meadowlane.app'],
    ['牧場ラジオ', '牧場', 'fm.radio.app'],
    ['New', '', 'fm.radionew.app'],
  ])('of %s (%s) is %s', (name, word, id) => {
    for (const platform of ['android', 'ios'] as const)
      expect(suggestPackageId(platform, name, word)).toBe(id);
  });
});

describe('the life of an app', () => {
  const moves = Object.keys(appMachine.moves) as AppMove[];

  it('every state can be left, and every state but the draft is reached by a move', () => {
    for (const state of appStates)
      expect(
        moves.some((move) => appMachine.moves[move].from.includes(state)),
        state,
      ).toBe(true);
  });

  it('owners send, withdraw and unpublish; everything else is for staff', () => {
    const own = moves.filter((move) => appMachine.moves[move].by.includes('customer'));
    expect(own).toEqual(['submit', 'withdraw', 'unpublish']);
  });

  it.each<[AppState, AppMove[]]>([
    ['draft', ['submit', 'hold']],
    ['in_review', ['withdraw', 'request_changes', 'approve', 'hold']],
    ['queued', ['request_changes', 'start_build', 'fail_build', 'finish_build', 'hold']],
    ['building', ['fail_build', 'finish_build']],
    ['build_failed', ['request_changes', 'approve', 'finish_build', 'hold']],
    ['ready', ['request_changes', 'approve', 'send', 'hold']],
    ['submitted', ['reject', 'publish', 'hold']],
    ['live', ['submit', 'unpublish', 'remove', 'hold']],
    ['removed_by_store', ['recover', 'hold']],
    ['on_hold', ['resume']],
  ])('out of %s', (state, legal) => {
    expect(moves.filter((move) => canMove(appMachine, move, { state, role: 'admin' }))).toEqual(legal);
  });

  it('an illegal move has the error of its state', () => {
    expect(moveError(appMachine, 'submit', { state: 'building', role: 'customer' })).toBe('app.in_build');
    expect(moveError(appMachine, 'publish', { state: 'draft', role: 'admin' })).toBe('app.not_in_review');
    expect(moveError(appMachine, 'approve', { state: 'in_review', role: 'customer' })).toBe('auth.forbidden');
  });
});
