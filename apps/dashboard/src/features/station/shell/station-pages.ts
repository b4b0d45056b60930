import { msg } from '@lingui/core/macro';
import type { Permission } from '@unmuted/api';

/**
 * The pages of a station in the order of their tabs, and what they need. `path` is relative to the station's address. A new
 * page adds its line here, and its route below `_customer/station.$id`.
 */
export const stationPages = {
  overview: { path: '', name: msg`Overview`, permission: 'products.view' },
  nowPlaying: { path: '/nowplaying', name: msg`Now playing`, permission: 'products.view' },
  tuneIn: { path: '/tunein', name: msg`TuneIn`, permission: 'products.view' },
  silence: { path: '/silence-detection', name: msg`Silence detection`, permission: 'products.view' },
} as const satisfies Record<string, { path: string; name: unknown; permission: Permission }>;

/** A page of a station. */
export type StationPage = keyof typeof stationPages;

/** The route path of a page. */
export const stationPath = <Page extends StationPage>(page: Page) =>
  `/station/$id${stationPages[page].path}` as const;
