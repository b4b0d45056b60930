import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiClients, unwrap, type Widget, type WidgetDraft, type WidgetList } from '@unmuted/api';
import { refetchSetup } from '#/data/cast-setup/cast-setup.queries.ts';

export const widgetKeys = { list: (username: string) => ['cast-widgets', username] } as const;

const quiet = { notify: () => false };
const at = (username: string) => ({ path: { username } });

/** The saved widgets of a cast and the sites that embed them. */
export const widgetsQuery = ({ cast }: ApiClients, username: string) =>
  queryOptions({
    queryKey: widgetKeys.list(username),
    queryFn: ({ signal }) => unwrap(cast.GET('/api/{username}/widgets', { params: at(username), signal })),
  });

export const createWidget = ({ cast }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (body: WidgetDraft) =>
      unwrap(cast.POST('/api/{username}/widgets', { params: at(username), body, ...quiet })),
    onSuccess: (made: Widget, _draft, _none, { client }) => {
      changeList(client, username, (items) => [made, ...items]);
      return Promise.all([reread(client, username), refetchSetup(client, username)]);
    },
  });

/** A widget draft and the version it is based on. */
export interface WidgetSave {
  id: string;
  draft: WidgetDraft;
  version: number;
}

export const updateWidget = ({ cast }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: ({ id, draft, version }: WidgetSave) =>
      unwrap(
        cast.PUT('/api/{username}/widgets/{id}', {
          params: { path: { username, id }, header: { 'If-Match': String(version) } },
          body: draft,
          ...quiet,
        }),
      ),
    onSuccess: (saved: Widget, _save, _none, { client }) => {
      keepWidget(client, username, saved);
      return reread(client, username);
    },
  });

export const removeWidget = ({ cast }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (id: string) =>
      unwrap(cast.DELETE('/api/{username}/widgets/{id}', { params: { path: { username, id } }, ...quiet })),
    onSuccess: (_nothing, id, _none, { client }) => {
      changeList(client, username, (items) => items.filter((each) => each.id !== id));
      return Promise.all([reread(client, username), refetchSetup(client, username)]);
    },
  });

/** Updates one widget in the cached list. */
export function keepWidget(client: QueryClient, username: string, saved: Widget): void {
  changeList(client, username, (items) => items.map((each) => (each.id === saved.id ? saved : each)));
}

function changeList(client: QueryClient, username: string, change: (items: Widget[]) => Widget[]): void {
  client.setQueryData<WidgetList>(widgetKeys.list(username), (list) => {
    if (!list) return list;
    const items = change(list.items);
    return { ...list, items, total: items.length };
  });
}

const reread = (client: QueryClient, username: string) =>
  client.invalidateQueries({ queryKey: widgetKeys.list(username) });
