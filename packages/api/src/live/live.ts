import type { LiveEvent } from '#/contract/live/live.schemas.ts';
import { ApiError, type CallError } from '#/errors.ts';
import { type ConnectionEnd, holdConnection } from '#/live/live-connection.ts';
import type { LiveTopic } from '#/live/live-event.ts';
import { delay, follow } from '#/middleware/abort.ts';
import { endsSession } from '#/middleware/catalogue.ts';
import type { ReportFailure } from '#/middleware/failure-policy.ts';
import { requestHeaders } from '#/middleware/headers.ts';
import { type Fetch, jitter } from '#/middleware/retry.ts';

/** `waiting`: lost, and coming back in `retryInMs`. `closed`: refused for good, with the reason. */
export type LiveState =
  | { readonly state: 'connecting' }
  | { readonly state: 'open' }
  | { readonly state: 'waiting'; readonly retryInMs: number; readonly error: CallError | null }
  | { readonly state: 'closed'; readonly error: CallError | null };

/** One subscription. */
export interface LiveSubscription {
  /** Without topics nothing is opened. */
  readonly topics: readonly LiveTopic[];
  readonly onEvent: (event: LiveEvent) => void;
  readonly onState?: (state: LiveState) => void;
  /** Ends the subscription; nothing is called after that. */
  readonly signal?: AbortSignal | null | undefined;
}

/** The typed reader of the cast API's event stream. */
export interface LiveClient {
  /**
   * Opens one stream and keeps it open until it is stopped. A lost stream comes back by itself: each event carries the
   * whole value of its topic, so nothing is replayed. Returns what ends the subscription.
   */
  readonly subscribe: (subscription: LiveSubscription) => () => void;
}

/** What the reader needs from the application. */
export interface LiveClientOptions {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly getToken: () => string | null;
  readonly getLocale: () => string | undefined;
  readonly report: ReportFailure;
}

const firstDelayMs = 1_000;
const longestDelayMs = 30_000;
/** After a `bye` another server, or the same one restarted, is there soon. */
const soonMs = 500;

/** Builds the reader of one host's event stream. */
export function createLiveClient(options: LiveClientOptions): LiveClient {
  return {
    subscribe(subscription) {
      const controller = new AbortController();
      const unfollow = follow(controller, subscription.signal);
      if (subscription.topics.length) {
        keepOpen(options, subscription, controller.signal)
          .catch((error: unknown) => {
            if (!controller.signal.aborted) throw error;
          })
          .finally(unfollow);
      } else {
        unfollow();
      }
      return () => controller.abort();
    },
  };
}

async function keepOpen(
  options: LiveClientOptions,
  subscription: LiveSubscription,
  signal: AbortSignal,
): Promise<void> {
  const { topics } = subscription;
  const onState = (state: LiveState) => guarded(() => subscription.onState?.(state));
  const url = `${options.baseUrl.replace(/\/$/, '')}/live?topics=${topicList(topics)}`;
  for (let failures = 0; ; ) {
    signal.throwIfAborted();
    onState({ state: 'connecting' });
    const token = options.getToken();
    const end = await holdConnection({
      url,
      headers: requestHeaders(token, options.getLocale()),
      fetch: options.fetch,
      signal,
      onOpen: () => onState({ state: 'open' }),
      onEvent: (event) => {
        failures = 0;
        if (!signal.aborted) guarded(() => subscription.onEvent(event));
      },
    });
    signal.throwIfAborted();
    if (end.how === 'refused') {
      onState({ state: 'closed', error: end.error });
      // Other failures of a stream are the screen's to show: it marks its figures as old.
      if (end.error instanceof ApiError && endsSession(end.error.status)) {
        options.report(end.error, { token, notify: true });
      }
      return;
    }
    failures += 1;
    const retryInMs = delayOf(end, failures);
    onState({ state: 'waiting', retryInMs, error: end.error });
    await delay(retryInMs, signal);
  }
}

/** A mistake in a listener is the platform's to report; it must not look like a lost connection. */
function guarded(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

/** Doubles from 1 s to 30 s; `failures` counts connections in a row that brought no event. */
function delayOf({ how, retryAfterMs }: ConnectionEnd, failures: number): number {
  if (how === 'bye' && failures === 1) return jitter(soonMs);
  const backoff = jitter(Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - 1)));
  return Math.max(backoff, Math.min(retryAfterMs, longestDelayMs));
}

/** Colon and comma stay as they are: a query may hold them, and 200 topics must fit into a request line. */
function topicList(topics: readonly LiveTopic[]): string {
  return topics.map((topic) => encodeURIComponent(topic).replaceAll('%3A', ':')).join(',');
}
