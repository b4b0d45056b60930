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

/** All listeners of a cast, updated by live events. */
export const listenersQuery = ({ cast }: ApiClients, username: string) =>
  queryOptions({
    queryKey: listenerKeys.list(username),
    queryFn: ({ signal }) =>
      unwrap(cast.GET('/api/{username}/listeners', { params: { path: { username } }, signal })),
    // With thousands of rows, a deep comparison would take longer than rendering the visible ones.
    structuralSharing: (cached, next) =>
      keepListeners(cached as ListenerList | undefined, next as ListenerList),
    staleTime: 10_000,
    refetchInterval: 60_000,
  });

/** The active bans of a cast. */
export const bansQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: listenerKeys.bans(username),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/control/cast/bans/{username}', { params: { path: { username } }, signal })),
    staleTime: 30_000,
  });

/** Previews the effect of a ban. */
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

/** The result of a disconnect. A listener that has already left is not an error. */
export type Disconnected = 'cut' | 'gone';

/** Disconnects one listener. */
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
        (cached) => cached && withoutListener(cached, id),
      );
    },
  });

/** Moves one listener to another stream. A live event updates the list afterwards. */
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

/** Moves all listeners of a stream to another one. */
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

/** Returns the full address of one listener. The request is recorded in the audit log. */
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

/** Adds a ban and disconnects matching listeners. */
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

/** Removes a ban. */
export const removeBan = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (id: string) =>
      unwrap(
        main.DELETE('/control/cast/bans/{username}/{id}', { params: { path: { username, id } }, ...quiet }),
      ),
    onSuccess: (_none, _id, _context, { client }) =>
      client.invalidateQueries({ queryKey: listenerKeys.bans(username), exact: true }),
  });
