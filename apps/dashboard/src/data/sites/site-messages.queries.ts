import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type ApiClients,
  type SiteMessage,
  type SiteMessageKind,
  type SiteMessageList,
  unwrap,
} from '@unmuted/api';
import { siteKeys } from '#/data/sites/site-keys.ts';
import type { PageSize } from '#/lib/list.search.ts';

const quiet = { notify: () => false };
const path = '/control/onepage/{username}/submissions';
const one = `${path}/{id}` as const;

/** Filter and page of the messages of a site. */
export interface SiteMessagesParams {
  readonly kind?: SiteMessageKind | undefined;
  readonly isUnread?: boolean | undefined;
  readonly page: number;
  readonly pageSize: PageSize;
}

/** One page of messages from visitors, latest first. */
export const siteMessagesQuery = ({ main }: ApiClients, username: string, params: SiteMessagesParams) =>
  queryOptions({
    queryKey: [...siteKeys.messages(username), params],
    queryFn: ({ signal }) => {
      const { kind, isUnread, page, pageSize } = params;
      const query = { page, pageSize, ...(kind && { kind }), ...(isUnread && { unread: 'true' as const }) };
      return unwrap(main.GET(path, { params: { path: { username }, query }, signal, ...quiet }));
    },
    placeholderData: keepPreviousData,
  });

/** The acts on the messages of a site. */
export const siteMessageActs = ({ main }: ApiClients, username: string) => ({
  mark: mutationOptions({
    mutationFn: ({ id, isRead }: { id: string; isRead: boolean }) =>
      unwrap(main.PUT(one, { params: { path: { username, id } }, body: { isRead }, ...quiet })),
    onSuccess: (message: SiteMessage, _change, _none, { client }) => keep(client, username, message),
  }),
  readAll: mutationOptions({
    mutationFn: () => unwrap(main.POST(`${path}/read`, { params: { path: { username } }, ...quiet })),
    onSuccess: (_marked, _nothing, _none, { client }) => reread(client, username),
  }),
  remove: mutationOptions({
    mutationFn: (id: string) => unwrap(main.DELETE(one, { params: { path: { username, id } }, ...quiet })),
    onSuccess: (_reply, _id, _none, { client }) => reread(client, username),
  }),
});

/** The message stays in the list until it is read again, also where only unread ones are listed. */
function keep(client: QueryClient, username: string, message: SiteMessage) {
  client.setQueriesData<SiteMessageList>(
    { queryKey: siteKeys.messages(username) },
    (list) => list && { ...list, items: list.items.map((each) => (each.id === message.id ? message : each)) },
  );
  return client.invalidateQueries({ queryKey: siteKeys.one(username) });
}

function reread(client: QueryClient, username: string) {
  return Promise.all([
    client.invalidateQueries({ queryKey: siteKeys.messages(username) }),
    client.invalidateQueries({ queryKey: siteKeys.one(username) }),
  ]);
}
