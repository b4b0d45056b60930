import type { StaffAppItem, StaffAppList } from '@unmuted/api';
import type { StaffAppsParams } from '#/data/apps/staff-apps.queries.ts';
import { dropDefaults, type PagedSearch, pagedSearch, usualPageSize } from '#/lib/list.search.ts';
import { oneOf } from '#/lib/search-values.ts';

/** A state of an app. */
export type AppState = StaffAppItem['state'];

/** One page of apps. */
export type AppPage = Pick<StaffAppList, 'items' | 'total' | 'filesUrl'>;

/** View state of the list and the board, shareable as a URL. */
export interface AppsSearch extends PagedSearch {
  state?: AppState | undefined;
  /** Only those that wait for us; without a state. */
  waiting?: true | undefined;
  /** Defaults to the list. */
  view?: 'board' | undefined;
  /** Comma-separated hidden columns. */
  hide?: string | undefined;
}

/** In the order of the life of an app. */
export const appStateOrder: readonly AppState[] = [
  'draft',
  'in_review',
  'changes_requested',
  'queued',
  'building',
  'build_failed',
  'ready',
  'submitted',
  'rejected_by_store',
  'live',
  'removed_by_store',
  'unpublished',
  'on_hold',
];

/** States in which the next step is ours. The server lists apps in them first. */
export const waitingStates: readonly AppState[] = ['in_review', 'build_failed', 'ready'];

/** A board, and the apps that wait, are shown at once. */
const wholeSize = 100;

/** Drops parameters that the server would reject. */
export function appsSearch(
  search: {
    readonly [Name in keyof AppsSearch]?: unknown;
  },
): AppsSearch {
  const state = oneOf(search.state, appStateOrder);
  return dropUsual({
    ...pagedSearch(search),
    state,
    waiting: search.waiting === true && state === undefined ? true : undefined,
    view: oneOf(search.view, ['board'] as const),
    hide: typeof search.hide === 'string' ? search.hide : undefined,
  });
}

/** Omits default values from the URL. */
export function dropUsual(search: AppsSearch): AppsSearch {
  return dropDefaults(search, { hide: '' });
}

/** Converts the search parameters to API parameters. */
export function appsParams(search: AppsSearch): StaffAppsParams {
  const { q, state, view, waiting, page = 1, size = usualPageSize } = search;
  if (view === 'board' || waiting) return { search: q, state, page: 1, pageSize: wholeSize };
  return { search: q, state, page, pageSize: size };
}

/** The apps of a page that the search asks for: the server has no filter for those that wait, but lists them first. */
export function pageOf({ waiting }: AppsSearch, list: AppPage): AppPage {
  if (!waiting) return list;
  const items = list.items.filter(({ state }) => waitingStates.includes(state));
  return { items, total: items.length, filesUrl: list.filesUrl };
}
