import { mutationOptions } from '@tanstack/react-query';
import { type ApiClients, type CastNow, unwrap } from '@unmuted/api';
import { applyCast } from '#/data/casts/casts.live.ts';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

const quiet = { notify: () => false };
const pathOf = (username: string) => ({ params: { path: { username } } });

/** Starts a stopped cast. */
export const startCast = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (username: string) => unwrap(main.POST('/control/cast/start/{username}', pathOf(username))),
    onSuccess: updateCache,
  });

/** Stops a cast until it is started. */
export const stopCast = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: () => unwrap(main.POST('/control/cast/stop/{username}', { ...pathOf(username), ...quiet })),
    onSuccess: updateCache,
  });

/** Disconnects the sources of a cast so that they reconnect. */
export const restartCast = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (graceful: boolean) =>
      unwrap(
        main.POST('/control/cast/restart/{username}', { ...pathOf(username), body: { graceful }, ...quiet }),
      ),
  });

/** Disconnects the source of a cast. */
export const kickSource = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: () =>
      unwrap(main.POST('/control/cast/source/{username}/kick', { ...pathOf(username), body: {}, ...quiet })),
  });

/** Sets the title on air. */
export const setTitle = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (title: string) =>
      unwrap(
        main.PUT('/control/cast/metadata/{username}', {
          ...pathOf(username),
          body: { title },
          notify: skipInlineErrors,
        }),
      ),
  });

/** The response has the same shape as the live event. */
function updateCache(
  data: CastNow,
  _variables: unknown,
  _result: unknown,
  { client }: { client: Parameters<typeof applyCast>[0] },
): void {
  applyCast(client, data);
}
