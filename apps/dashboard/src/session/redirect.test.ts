import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkedRedirect, loadArea } from '#/area-routes.ts';
import { safeRedirect } from '#/session/redirect.ts';
import { isOpenToArea } from '#/session/route-area.ts';
import type { Area } from '#/session/session-user.ts';
import { createTestApp } from '#/testing/create-test-app.ts';
import fixture from '../../../../e2e/redirects.fixture.json' with { type: 'json' };

const origin = 'https://studio.test';
const { router } = createTestApp().app;
await Promise.all([loadArea(router, 'customer'), loadArea(router, 'admin')]);
const opensTo = (area: Area) => (pathname: string) => isOpenToArea(router, pathname, area);
const rules = { origin, isOpenTo: opensTo('customer') };

describe('[B1] the redirect after sign-in', () => {
  test.each([...fixture.hostile, `/dashboard?${'a'.repeat(2000)}`])(
    '%j falls back to the default of the role',
    (value) => {
      expect(safeRedirect(value, rules)).toBeNull();
    },
  );

  test.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard/', '/dashboard/'],
    ['/dashboard?view=list#casts', '/dashboard?view=list#casts'],
    ['/dashboard?next=//evil.test', '/dashboard?next=//evil.test'],
    ['/a/../dashboard', '/dashboard'],
  ])('%j is followed', (value, target) => {
    expect(safeRedirect(value, rules)).toBe(target);
  });

  test.each([undefined, null, 7, ['/dashboard'], {}])(
    '%j, which is not a string, is not followed',
    (value) => {
      expect(safeRedirect(value, rules)).toBeNull();
    },
  );

  test('only admins can be redirected to the admin area', () => {
    const isOpenTo = opensTo('admin');
    expect(safeRedirect('/admin/dashboard', { origin, isOpenTo })).toBe('/admin/dashboard');
    expect(safeRedirect('/dashboard', { origin, isOpenTo })).toBeNull();
  });

  /** Checks rule B1 independently of the implementation. */
  function breaksRule(value: string, target: string, area: Area): string | null {
    const url = new URL(target, origin);
    if (value.length > 2000) return 'longer than 2,000 characters';
    if (value[0] !== '/' || value[1] === '/' || value[1] === '\\') return 'not a path';
    // biome-ignore lint/suspicious/noControlCharactersInRegex: rejects control characters
    if (/[\u0000-\u001f\u007f]/.test(value)) return 'a control character';
    if (new URL(value, origin).origin !== origin || url.origin !== origin) return 'another origin';
    const names = router.getMatchedRoutes(url.pathname)[0].map(({ id }) => id);
    if (!names.includes(`/_${area}`)) return `no screen of the ${area}: ${names.join()}`;
    // Idempotent: a followed redirect resolves to the same target again.
    if (safeRedirect(target, { origin, isOpenTo: opensTo(area) }) !== target) return 'another target';
    return null;
  }

  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '%2f',
      '%5C',
      '%09',
      '%00',
      '@',
      ':',
      ';',
      '?',
      '#',
      '\t',
      '\n',
    ),
    fc.constantFrom(
      'dashboard',
      'admin',
      'login',
      'register',
      'error-page',
      'evil.test',
      'https',
      'javascript:',
    ),
    fc.constantFrom('/dashboard', '/admin/dashboard', '/login?redirect=', encodeURIComponent('/dashboard')),
    fc.string({ maxLength: 3, unit: 'binary' }),
  );
  const hostile = fc.constantFrom(...fixture.hostile);
  const screen = fc.constantFrom('/dashboard', '/admin/dashboard');
  const pieces = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));
  const value = fc.oneof(
    { weight: 3, arbitrary: pieces.map((text) => `/${text}`) },
    { weight: 2, arbitrary: pieces },
    { weight: 2, arbitrary: fc.tuple(hostile, piece).map((parts) => parts.join('')) },
    { weight: 2, arbitrary: fc.tuple(screen, piece, hostile).map((parts) => parts.join('')) },
    {
      weight: 2,
      arbitrary: fc.tuple(screen, fc.constantFrom('?', '#', '/', ''), pieces).map((parts) => parts.join('')),
    },
    { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(screen, fc.integer({ min: 1970, max: 2010 }))
        .map(([to, n]) => `${to}?${'a'.repeat(n)}`),
    },
  );

  test.each(['customer', 'admin'] as const)(
    '[B1] none of 10,000 values leaves the origin, loops or opens a forbidden route for the role %s',
    (area) => {
      let followed = 0;
      fc.assert(
        fc.property(value, (candidate) => {
          const target = safeRedirect(candidate, { origin, isOpenTo: opensTo(area) });
          if (target === null) return;
          followed += 1;
          expect(breaksRule(candidate, target, area)).toBeNull();
        }),
        { numRuns: 10_000 },
      );
      // A check that rejects everything would pass as well.
      expect(followed).toBeGreaterThan(100);
    },
    60_000,
  );

  test('[B1] none of 10,000 values leaves the origin, even if every path is open', () => {
    fc.assert(
      fc.property(value, (candidate) => {
        const target = safeRedirect(candidate, { origin, isOpenTo: () => true });
        return target === null || (new URL(target, origin).origin === origin && /^\/(?![/\\])/.test(target));
      }),
      { numRuns: 10_000 },
    );
  });
});

test.each([
  ['customer', '/cast/aurora/stats?period=30d#chart', '/cast/aurora/stats?period=30d#chart'],
  ['customer', '/admin/dashboard', '/dashboard'],
  ['customer', '/login', '/dashboard'],
  ['customer', '//evil.test', '/dashboard'],
  ['admin', '/admin/cast?state=live', '/admin/cast?state=live'],
  ['admin', '/cast/aurora', '/admin/dashboard'],
  ['admin', '/admin', '/admin/dashboard'],
  ['admin', 'https://evil.test/admin/dashboard', '/admin/dashboard'],
] as const)('[B1] a sign-in as %s with the redirect %s leads to %s', async (area, redirect, target) => {
  expect(await checkedRedirect(createTestApp().app.router, area, redirect)).toBe(target);
});
