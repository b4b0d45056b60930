import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  type ApiClients,
  ApiError,
  type BanRequest,
  type BanTarget,
  type ListenerList,
  unwrap,
} from '@unmuted/api';
import { keepListeners, withoutListener } from '#/data/listeners/merge-listeners.ts';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

export const listenerKeys = {
  list: (username: string) => ['listeners', username],
  bans: (username: string) => ['bans', username],
} as const;

const quiet = { notify: () => false };

/** Everybody who listens to a cast; live events keep it true. */
export const listenersQuery = ({ cast }: ApiClients, username: string) =>
  queryOptions({
    queryKey: listenerKeys.list(username),
    queryFn: ({ signal }) =>
      unwrap(cast.GET('/api/{username}/listeners', { params: { path: { username } }, signal })),
    // Thousands of rows: a comparison of all that is in them would take longer than to draw those on screen.
    structuralSharing: (held, next) => keepListeners(held as ListenerList | undefined, next as ListenerList),
    staleTime: 10_000,
    refetchInterval: 60_000,
  });

/** The bans of a cast that hold. */
export const bansQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: listenerKeys.bans(username),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/control/cast/bans/{username}', { params: { path: { username } }, signal })),
    staleTime: 30_000,
  });

/** What a ban would do. */
export const banPreviewQuery = ({ main }: ApiClients, username: string, target: BanTarget | null) =>
  queryOptions({
    queryKey: [...listenerKeys.bans(username), 'preview', target],
    queryFn: ({ signal }) =>
      unwrap(
        main.POST('/control/cast/bans/{username}/preview', {
          params: { path: { username } },
          body: { target: target as BanTarget },
          signal,
          ...quiet,
        }),
      ),
    enabled: target !== null,
    staleTime: 10_000,
  });

/** How a disconnection ended: a listener who has left by then is no failure. */
export type Disconnected = 'cut' | 'gone';

/** Ends one listener's connection. */
export const disconnectListener = ({ cast }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: async (id: string): Promise<Disconnected> => {
      try {
        await unwrap(
          cast.DELETE('/api/{username}/listeners/{id}', { params: { path: { username, id } }, ...quiet }),
        );
        return 'cut';
      } catch (error) {
        if (error instanceof ApiError && error.code === 'listener.not_found') return 'gone';
        throw error;
      }
    },
    onSuccess: (_how, id, _none, { client }) => {
      client.setQueryData<ListenerList>(
        listenerKeys.list(username),
        (held) => held && withoutListener(held, id),
      );
    },
  });

/** Takes one listener to another stream. The live list says so once it is there. */
export const moveListener = ({ cast }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: ({ id, streamId }: { id: string; streamId: string }) =>
      unwrap(
        cast.POST('/api/{username}/listeners/{id}/move', {
          params: { path: { username, id } },
          body: { streamId },
          ...quiet,
        }),
      ),
  });

/** Takes everybody who listens to a stream to another one. */
export const moveStream = ({ cast }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: ({ id, streamId }: { id: string; streamId: string }) =>
      unwrap(
        cast.POST('/api/{username}/streams/{id}/move', {
          params: { path: { username, id } },
          body: { streamId },
          ...quiet,
        }),
      ),
  });

/** The whole address of one listener; the asking is kept in the audit trail. */
export const revealAddress = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (id: string) =>
      unwrap(
        main.POST('/control/cast/listeners/{username}/reveal-ip', {
          params: { path: { username } },
          body: { id },
          ...quiet,
        }),
      ),
  });

/** Refuses somebody from now on, and cuts those who are connected. */
export const createBan = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (body: BanRequest) =>
      unwrap(
        main.POST('/control/cast/bans/{username}', {
          params: { path: { username } },
          body,
          notify: skipInlineErrors,
        }),
      ),
    onSuccess: (_made, _body, _none, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: listenerKeys.bans(username), exact: true }),
        client.invalidateQueries({ queryKey: listenerKeys.list(username) }),
      ]),
  });

/** Lets those in again whom a ban refuses. */
export const removeBan = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (id: string) =>
      unwrap(
        main.DELETE('/control/cast/bans/{username}/{id}', { params: { path: { username, id } }, ...quiet }),
      ),
    onSuccess: (_none, _id, _context, { client }) =>
      client.invalidateQueries({ queryKey: listenerKeys.bans(username), exact: true }),
  });
