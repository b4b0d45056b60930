import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type ApiClients, type ConnectionTest, unwrap } from '@unmuted/api';
import { serverClock } from '#/lib/server-clock.ts';

const keyOf = (username: string) => ['connection-test', username] as const;
const pollIntervalMs = 2_000;

const path = '/control/cast/connection-test/{username}';

/** State of the connection test started here; polled until it ends. */
export const connectionTestQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: keyOf(username),
    queryFn: ({ signal }) =>
      unwrap(main.GET(path, { params: { path: { username } }, signal, notify: false })),
    // A test started by someone else is not shown.
    enabled: ({ state }) => state.data !== undefined,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : pollIntervalMs),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Starts a connection test, which lasts a minute. */
export const beginConnectionTest = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: () => unwrap(main.POST(path, { params: { path: { username } }, notify: false })),
    onSuccess: (begun, _none, _result, { client }) => {
      client.setQueryData(keyOf(username), begun);
    },
  });

/** Until the test ends, a rejected source can retry, and the bitrate of a connected one is measured. */
export function isOver(test: ConnectionTest | undefined, now = serverClock.now()): boolean {
  if (!test || test.state === 'idle' || test.state === 'timed_out') return true;
  if (test.state === 'connected' && test.source?.measuredKbps !== null) return true;
  return test.state !== 'waiting' && test.endsAt !== null && Date.parse(test.endsAt) < now;
}
