export type AdminPageSize = 10 | 25 | 50 | 100;

/** Which casts, in which order, which page of them. */
export interface AdminCastsParams {
  readonly q?: string | undefined;
  /** States, comma-separated. */
  readonly state?: string | undefined;
  readonly sort?: string | undefined;
  readonly page: number;
  readonly pageSize: AdminPageSize;
}

/** Apart from the queries: live events patch what is under these keys, on pages that ask for none of it. */
export const adminCastKeys = {
  all: ['admin-casts'],
  lists: ['admin-casts', 'list'],
  list: (asked: AdminCastsParams) => ['admin-casts', 'list', asked],
  one: (username: string) => ['admin-casts', 'one', username],
  events: (username: string, page: number) => ['admin-casts', 'events', username, page],
} as const;
