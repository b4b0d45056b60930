import { expect, it } from 'vitest';
import { siteTargetOf } from '#/modules/sites/pages/site-path.ts';

const languages = ['fr', 'en'] as const;

it.each([
  ['', { kind: 'page', page: 'page', language: 'fr' }],
  ['en/', { kind: 'page', page: 'page', language: 'en' }],
  ['privacy/', { kind: 'page', page: 'privacy', language: 'fr' }],
  ['en/imprint/', { kind: 'page', page: 'imprint', language: 'en' }],
  ['en', { kind: 'redirect', path: 'en/' }],
  ['fr/', { kind: 'redirect', path: '' }],
  ['fr/privacy', { kind: 'redirect', path: 'privacy/' }],
  ['//', { kind: 'redirect', path: '' }],
  ['robots.txt', { kind: 'file', file: 'robots.txt' }],
  ['sitemap.xml', { kind: 'file', file: 'sitemap.xml' }],
  ['manifest.webmanifest', { kind: 'file', file: 'manifest.webmanifest' }],
  ['ja/', { kind: 'missing' }],
  ['admin/', { kind: 'missing' }],
  ['en/privacy/more/', { kind: 'missing' }],
  ['../../etc/passwd', { kind: 'missing' }],
  ['privacy/en/', { kind: 'missing' }],
])('reads %j', (path, target) => {
  expect(siteTargetOf(path, [...languages])).toEqual(target);
});
