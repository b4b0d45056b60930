import { queryOptions } from '@tanstack/react-query';
import { type ApiClients, limits, unwrap } from '@unmuted/api';
import type { ListSlices } from '#/session/persisted-state.ts';

/** The fixed keys of the four lists, also used as slice names in persisted state. */
export const listKeys = {
  products: ['products'],
  onePage: ['onePage'],
  alexa: ['alexa'],
  mobileApps: ['mobileApps'],
} as const satisfies Record<keyof ListSlices, readonly [string]>;

interface Page<Item> {
  items: Item[];
  total: number;
}

/** The token of a sign-in that is not finished, so not stored yet; given as the query's `meta`. */
function pendingToken(meta: Record<string, unknown> | undefined): { token?: string } {
  return typeof meta?.token === 'string' ? { token: meta.token } : {};
}

/** All pages, one after another: a list is shown whole, and most fit on one page. */
async function readAll<Item>(readPage: (query: { page: number; pageSize: number }) => Promise<Page<Item>>) {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await readPage({ page, pageSize: limits.pageSize });
    items.push(...reply.items);
    if (reply.items.length === 0 || items.length >= reply.total) return items;
  }
}

/** Kept as long as the session: sign-out clears them, nothing else does. */
const cachePolicy = { gcTime: Number.POSITIVE_INFINITY, staleTime: 30_000 };

export const productsQuery = ({ main }: ApiClients) =>
  queryOptions({
    ...cachePolicy,
    queryKey: listKeys.products,
    queryFn: ({ signal, meta }) =>
      readAll((query) =>
        unwrap(main.GET('/control/products', { params: { query }, signal, ...pendingToken(meta) })),
      ),
  });

export const onePagesQuery = ({ main }: ApiClients) =>
  queryOptions({
    ...cachePolicy,
    queryKey: listKeys.onePage,
    queryFn: ({ signal, meta }) =>
      readAll((query) =>
        unwrap(main.GET('/control/onepage', { params: { query }, signal, ...pendingToken(meta) })),
      ),
  });

export const alexaQuery = ({ main }: ApiClients) =>
  queryOptions({
    ...cachePolicy,
    queryKey: listKeys.alexa,
    queryFn: ({ signal, meta }) =>
      readAll((query) =>
        unwrap(main.GET('/control/alexa', { params: { query }, signal, ...pendingToken(meta) })),
      ),
  });

export const mobileAppsQuery = ({ main }: ApiClients) =>
  queryOptions({
    ...cachePolicy,
    queryKey: listKeys.mobileApps,
    queryFn: ({ signal, meta }) =>
      readAll((query) =>
        unwrap(main.GET('/control/mobile', { params: { query }, signal, ...pendingToken(meta) })),
      ),
  });
