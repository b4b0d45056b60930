import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type ApiClients, type ConnectionTest, unwrap } from '@unmuted/api';

const keyOf = (username: string) => ['connection-test', username] as const;
const askEveryMs = 2_000;

const path = '/control/cast/connection-test/{username}';

/** What has come of the look out that was begun here; asked again until its time is over. */
export const connectionTestQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: keyOf(username),
    queryFn: ({ signal }) =>
      unwrap(main.GET(path, { params: { path: { username } }, signal, notify: false })),
    // Nobody is told of a look out that somebody else began.
    enabled: ({ state }) => state.data !== undefined,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : askEveryMs),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Looks out for a source, for a minute. */
export const beginConnectionTest = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: () => unwrap(main.POST(path, { params: { path: { username } }, notify: false })),
    onSuccess: (begun, _none, _result, { client }) => {
      client.setQueryData(keyOf(username), begun);
    },
  });

/** Whoever is turned away may try again until the time is over. */
export function isOver(test: ConnectionTest | undefined, now = Date.now()): boolean {
  if (!test || test.state === 'connected' || test.state === 'nobody_came') return true;
  return test.state === 'refused' && test.endsAt !== null && Date.parse(test.endsAt) < now;
}
