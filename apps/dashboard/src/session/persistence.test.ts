import { fixtures } from '@unmuted/api/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLists } from '#/session/parse-lists.ts';
import { sliceNames } from '#/session/persisted-state.ts';
import { createPersistence, stateKey } from '#/session/persistence.ts';
import { timeZoneOf } from '#/session/time-zone.ts';
import { memoryStore } from '#/testing/memory-store.ts';
import { defaultThemeSettings, parseThemeSettings } from '#/theme/theme-settings.ts';

const nothing = { auth: null, theme: {}, lists: null };
const restore = (raw: string) => createPersistence(memoryStore({ [stateKey]: raw })).restore();
const state = (slices: object) => JSON.stringify({ v: 1, ...slices });

describe('[G2] persisted state', () => {
  test.each([
    ['a broken text', '{'],
    ['an empty text', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['an old version', JSON.stringify({ v: 0, theme: { currentTheme: 'dark' } })],
    ['no version', JSON.stringify({ theme: { currentTheme: 'dark' } })],
    ['five megabytes', state({ theme: { currentTheme: 'dark' }, junk: 'x'.repeat(5_000_000) })],
    ['__proto__ at the top', '{"v":1,"__proto__":{"polluted":true},"theme":{"currentTheme":"dark"}}'],
    [
      '__proto__ deep inside',
      '{"v":1,"theme":{"currentTheme":"dark","x":[{"__proto__":{"polluted":true}}]}}',
    ],
    ['constructor', '{"v":1,"theme":{"constructor":{"prototype":{"polluted":true}}}}'],
  ])('%s is ignored', (_name, raw) => {
    expect(restore(raw)).toEqual(nothing);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('a malformed user is dropped', () => {
    expect(restore(state({ auth: { user: { ...fixtures.customerUser, role: 'root' } } })).auth).toBeNull();
    expect(restore(state({ auth: { user: { role: 'customer' } } })).auth).toBeNull();
  });

  test('a valid user is restored without unknown fields', () => {
    const { auth } = restore(state({ auth: { user: { ...fixtures.adminUser, token: 'secret' } } }));
    expect(auth).toEqual({ user: fixtures.adminUser });
  });

  test('a customer stored by an older release gets defaults for new fields', () => {
    const { country: _c, dateFormat: _d, marketing: _m, accountRole: _r, ...old } = fixtures.customerUser;
    const { auth } = restore(state({ auth: { user: old } }));
    expect(auth?.user).toEqual({
      ...old,
      country: null,
      dateFormat: 'locale',
      marketing: false,
      accountRole: 'owner',
    });
  });

  test('an admin stored by an older release uses the browser’s time zone until the profile is loaded', () => {
    const { locale: _l, timezone: _t, dateFormat: _d, ...old } = fixtures.adminUser;
    const user = restore(state({ auth: { user: old } })).auth?.user ?? null;
    expect(user).toEqual({ ...old, locale: 'en', timezone: '', dateFormat: 'locale' });
    expect(timeZoneOf(user)).toBeUndefined();
  });

  test('an admin has a time zone too', () => {
    const { auth } = restore(state({ auth: { user: fixtures.adminUser } }));
    expect(timeZoneOf(auth?.user ?? null)).toBe('Europe/Lisbon');
  });

  test('an invalid theme setting does not discard the others', () => {
    expect(restore(state({ theme: { currentTheme: 'dark', topNavColor: 'red', extra: 1 } })).theme).toEqual({
      currentTheme: 'dark',
    });
  });

  test('an invalid list does not discard the others', () => {
    const good = { items: fixtures.products, loading: false, error: null };
    const bad = { items: [{ id: 7 }], loading: false, error: null };
    expect(parseLists({ products: good, onePage: bad, alexa: 'x' })).toEqual({ products: good });
  });

  test('a list with an item of another shape or an unknown state is dropped', () => {
    const [sample = {}] = fixtures.products;
    const slice = (item: object) => ({ products: { items: [item], loading: false, error: null } });
    const bad = [
      { status: 'paused' },
      { status: 'toString' },
      { renewsAt: 'soon' },
      { streamUrl: 'javascript:0' },
      { type: 'station', username: undefined },
      { name: undefined },
    ];
    for (const change of bad) expect(parseLists(slice({ ...sample, ...change }))).toEqual({});
    expect(parseLists(slice(sample))).toEqual(slice(sample));
  });

  test('restores any slice content without throwing', () => {
    const slices = fc.record(Object.fromEntries(sliceNames.map((name) => [name, fc.jsonValue()])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(slices, (saved) => {
        const { auth, theme, lists } = restore(state(saved));
        const settings = { ...defaultThemeSettings, ...theme };
        return (
          (auth === null || typeof auth.user.role === 'string') &&
          Object.keys(parseThemeSettings(settings)).length === 10 &&
          typeof parseLists(lists ?? {}) === 'object'
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('restores any text without throwing', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (raw) => typeof restore(raw) === 'object'));
  });
});

test('saving a slice keeps the others, including those of other tabs', () => {
  const store = memoryStore();
  const [mine, theirs] = [createPersistence(store), createPersistence(store)];
  mine.save('auth', { user: fixtures.customerUser });
  theirs.save('theme', { ...defaultThemeSettings, currentTheme: 'dark' });
  expect(mine.restore()).toMatchObject({
    auth: { user: { role: 'customer' } },
    theme: { currentTheme: 'dark' },
  });
});

test('clearing removes the whole key', () => {
  const store = memoryStore();
  const persistence = createPersistence(store);
  persistence.save('theme', defaultThemeSettings);
  persistence.clear();
  expect(store.get(stateKey)).toBeNull();
});
