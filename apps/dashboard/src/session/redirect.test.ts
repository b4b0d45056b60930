import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeRedirect } from '#/session/redirect.ts';
import { isOpenToArea } from '#/session/route-area.ts';
import { createTestApp } from '#/testing/create-test-app.ts';

const origin = 'https://studio.test';
const { router } = createTestApp().app;
const rules = { origin, isOpenTo: (pathname: string) => isOpenToArea(router, pathname, 'customer') };

const hostile = [
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\\/evil.test',
  '/%09/evil.test',
  '/\t/evil.test',
  '/\n//evil.test',
  '/dashboard\u0000',
  '/dashboard\r\nSet-Cookie: a=b',
  'https:evil.test',
  'https://evil.test/dashboard',
  'https://studio.test/dashboard',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'dashboard',
  '',
  ' /dashboard',
  '/%2f%2fevil.test',
  '/%5cevil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/dashboard/../..//evil.test',
  '/@evil.test',
  '/login',
  '/login?redirect=%2Flogin',
  '/admin',
  '/error-page',
  '/nowhere',
  '/station/1',
  '/admin/dashboard',
  `/dashboard?${'a'.repeat(2000)}`,
];

describe('[B1] the redirect after sign-in', () => {
  test.each(hostile)('%j leads to the default of the role', (value) => {
    expect(safeRedirect(value, rules)).toBeNull();
  });

  test.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard/', '/dashboard/'],
    ['/dashboard?view=list#casts', '/dashboard?view=list#casts'],
    ['/dashboard?next=//evil.test', '/dashboard?next=//evil.test'],
    ['/a/../dashboard', '/dashboard'],
  ])('%j is followed', (value, target) => {
    expect(safeRedirect(value, rules)).toBe(target);
  });

  test.each([undefined, null, 7, ['/dashboard'], {}])('%j, which is no text, is not followed', (value) => {
    expect(safeRedirect(value, rules)).toBeNull();
  });

  test('the admin area is open to admins alone', () => {
    const isOpenTo = (pathname: string) => isOpenToArea(router, pathname, 'admin');
    expect(safeRedirect('/admin/dashboard', { origin, isOpenTo })).toBe('/admin/dashboard');
    expect(safeRedirect('/dashboard', { origin, isOpenTo })).toBeNull();
  });

  test('no value ever leaves the origin', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '%2f',
      '%5c',
      '@',
      ':',
      'evil.test',
      'dashboard',
      '?',
      '#',
      '\t',
      '\n',
    );
    const value = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(piece).map((pieces) => `/${pieces.join('')}`),
    );
    const lenient = { origin, isOpenTo: () => true };
    fc.assert(
      fc.property(value, (candidate) => {
        const target = safeRedirect(candidate, lenient);
        return target === null || (new URL(target, origin).origin === origin && /^\/(?![/\\])/.test(target));
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});
