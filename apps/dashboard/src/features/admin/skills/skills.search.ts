import type { StaffSkillItem, StaffSkillList } from '@unmuted/api';
import type { StaffSkillsParams } from '#/data/skills/staff-skills.queries.ts';
import { dropDefaults, type PagedSearch, pagedSearch, usualPageSize } from '#/lib/list.search.ts';
import { oneOf } from '#/lib/search-values.ts';

/** A state of a skill. */
export type SkillState = StaffSkillItem['state'];

/** One page of skills. */
export type SkillPage = Pick<StaffSkillList, 'items' | 'total'>;

/** View state of the list and the board, shareable as a URL. */
export interface SkillsSearch extends PagedSearch {
  state?: SkillState | undefined;
  /** Defaults to the list. */
  view?: 'board' | undefined;
  /** Comma-separated hidden columns. */
  hide?: string | undefined;
}

/** In the order of the life of a skill. */
export const skillStateOrder: readonly SkillState[] = [
  'draft',
  'in_review',
  'changes_requested',
  'processing',
  'certification',
  'rejected',
  'active',
  'suspended',
];

/** A board shows all its cards at once. */
const boardSize = 100;

/** Drops parameters that the server would reject. */
export function skillsSearch(
  search: {
    readonly [Name in keyof SkillsSearch]?: unknown;
  },
): SkillsSearch {
  return dropUsual({
    ...pagedSearch(search),
    state: oneOf(search.state, skillStateOrder),
    view: oneOf(search.view, ['board'] as const),
    hide: typeof search.hide === 'string' ? search.hide : undefined,
  });
}

/** Omits default values from the URL. */
export function dropUsual(search: SkillsSearch): SkillsSearch {
  return dropDefaults(search, { hide: '' });
}

/** Converts the search parameters to API parameters. */
export function skillsParams({
  q,
  state,
  view,
  page = 1,
  size = usualPageSize,
}: SkillsSearch): StaffSkillsParams {
  if (view === 'board') return { search: q, state, page: 1, pageSize: boardSize };
  return { search: q, state, page, pageSize: size };
}
