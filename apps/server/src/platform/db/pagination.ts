import { limits } from '@unmuted/api/contract';

export interface Page {
  readonly page: number;
  readonly pageSize: number;
}

export interface Found<Item> {
  readonly items: Item[];
  readonly total: number;
}

/** Query parameters of a page. */
export interface PageQuery {
  readonly page?: string | undefined;
  readonly pageSize?: string | undefined;
}

/** Without a query, returns the largest page: the specification's lists are read in full. */
export function pageOf(query: PageQuery): Page {
  return { page: Number(query.page ?? 1), pageSize: Number(query.pageSize ?? limits.pageSize) };
}

export function offsetOf({ page, pageSize }: Page): number {
  return (page - 1) * pageSize;
}
