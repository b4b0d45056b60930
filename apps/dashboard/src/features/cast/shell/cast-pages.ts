import { msg } from '@lingui/core/macro';
import type { PageLoaderArgs } from '#/components/resource-shell/page-loader.ts';

/** The pages of a cast in the order of their tabs. `path` is relative to the cast's address. */
export const castPages = {
  overview: { path: '', name: msg`Overview` },
  stats: { path: '/stats', name: msg`Statistics` },
  listeners: { path: '/current-listeners', name: msg`Current listeners` },
  geoblocking: { path: '/geoblocking', name: msg`Geoblocking` },
  directories: { path: '/directories', name: msg`Directories` },
  widgets: { path: '/widgets', name: msg`Widgets` },
  settings: { path: '/settings', name: msg`Settings` },
} as const;

/** A page of a cast. */
export type CastPage = keyof typeof castPages;

/** The address of a cast, for its customer and for the staff. Both have the same pages. */
export type CastBase = '/cast/$username' | '/admin/cast/$username';

/** Returns the route path of a page. */
export const castPath = <Page extends CastPage>(base: CastBase, page: Page) =>
  `${base}${castPages[page].path}` as const;

/** The loader arguments of a page at either address. */
export type CastLoaderArgs = PageLoaderArgs<{ username: string }>;
