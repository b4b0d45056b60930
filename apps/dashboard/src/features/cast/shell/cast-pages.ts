import { msg } from '@lingui/core/macro';
import type { Permission } from '@unmuted/api';
import type { PageLoaderArgs } from '#/components/resource-shell/page-loader.ts';

/** The pages of a cast in the order of their tabs, and what they need. `path` is relative to the cast's address. */
export const castPages = {
  overview: { path: '', name: msg`Overview`, permission: 'products.view' },
  stats: { path: '/stats', name: msg`Statistics`, permission: 'statistics.view' },
  listeners: { path: '/current-listeners', name: msg`Current listeners`, permission: 'listeners.view' },
  geoblocking: { path: '/geoblocking', name: msg`Geoblocking`, permission: 'settings.manage' },
  directories: { path: '/directories', name: msg`Directories`, permission: 'settings.manage' },
  widgets: { path: '/widgets', name: msg`Widgets`, permission: 'settings.manage' },
  settings: { path: '/settings', name: msg`Settings`, permission: 'settings.manage' },
} as const satisfies Record<string, { path: string; name: unknown; permission: Permission }>;

/** A page of a cast. */
export type CastPage = keyof typeof castPages;

/** The address of a cast, for its customer and for the staff. Both have the same pages. */
export type CastBase = '/cast/$username' | '/admin/cast/$username';

/** Returns the route path of a page. */
export const castPath = <Page extends CastPage>(base: CastBase, page: Page) =>
  `${base}${castPages[page].path}` as const;

/** The loader arguments of a page at either address. */
export type CastLoaderArgs = PageLoaderArgs<{ username: string }>;
