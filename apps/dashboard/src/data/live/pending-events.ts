import type { QueryClient } from '@tanstack/react-query';

/** An event's data. The number distinguishes events with equal content. */
interface PendingEvent<Data> {
  readonly data: Data;
  readonly number: number;
}

export interface PendingEvents<Data> {
  /** Records an event for the requests in flight. */
  add(queryClient: QueryClient, data: Data): void;
  /**
   * Merges events received during a request into its response. The server may have built the response before
   * the event and does not resend it. Events received before the request are already included.
   */
  applyTo<Response>(
    queryClient: QueryClient,
    request: Promise<Response>,
    merge: (response: Response, data: Data) => Response,
  ): Promise<Response>;
}

/** The latest events of a topic by key. */
export function createPendingEvents<Data>(topic: string, keyOf: (data: Data) => string): PendingEvents<Data> {
  const topicKey = ['pending-events', topic];

  function allPending(queryClient: QueryClient): PendingEvent<Data>[] {
    const all = queryClient.getQueriesData<PendingEvent<Data>>({ queryKey: topicKey });
    return all.flatMap(([, pending]) => pending ?? []);
  }

  return {
    add: (queryClient, data) => {
      queryClient.setQueryData<PendingEvent<Data>>([...topicKey, keyOf(data)], (previous) => ({
        data,
        number: (previous?.number ?? 0) + 1,
      }));
    },
    async applyTo<Response>(
      queryClient: QueryClient,
      request: Promise<Response>,
      merge: (response: Response, data: Data) => Response,
    ) {
      const before = new Set(allPending(queryClient));
      const response = await request;
      const received = allPending(queryClient).filter((pending) => !before.has(pending));
      return received.reduce<Response>((merged, { data }) => merge(merged, data), response);
    },
  };
}
