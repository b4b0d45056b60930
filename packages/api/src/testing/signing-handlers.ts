import * as fixtures from '#/testing/fixtures/index.ts';
import type { MockHandlers } from '#/testing/mock-fetch.ts';
import { problem } from '#/testing/replies.ts';

const bundleOf = (id: string) =>
  fixtures.signingBundles.find((each) => each.id === id) ?? problem('resource.not_found');
const keystoreOf = (id: string) =>
  fixtures.keystores.find((each) => each.id === id) ?? problem('resource.not_found');
const revoked = { state: 'revoked', revokedAt: fixtures.fixtureNow } as const;

/** What signs apps. */
export const signingHandlers = {
  'signingBundles.list': { items: fixtures.signingBundles },
  'signingBundles.inspect': fixtures.signingInspection,
  'signingBundles.create': () => bundleOf(fixtures.signingBundles[4]?.id ?? ''),
  'signingBundles.request': () => bundleOf(fixtures.signingBundles[4]?.id ?? ''),
  'signingBundles.get': ({ path }) => bundleOf(path.id),
  'signingBundles.replace': ({ path }) => ({ ...bundleOf(path.id), version: 3 }),
  'signingBundles.revoke': ({ path }) => ({ ...bundleOf(path.id), ...revoked }),
  'signingBundles.delete': undefined,
  'keystores.list': { items: fixtures.keystores },
  'keystores.inspect': fixtures.keystoreInspection,
  'keystores.create': () => keystoreOf(fixtures.keystores[0]?.id ?? ''),
  'keystores.get': ({ path }) => keystoreOf(path.id),
  'keystores.replace': ({ path }) => ({ ...keystoreOf(path.id), version: 2 }),
  'keystores.revoke': ({ path }) => ({ ...keystoreOf(path.id), ...revoked }),
  'keystores.delete': undefined,
} as const satisfies MockHandlers;
