import type { LiveEvent } from '#/contract/live/live.schemas.ts';
import { ApiError, type CallError } from '#/errors.ts';
import { type ConnectionEnd, runConnection } from '#/live/live-connection.ts';
import type { LiveTopic } from '#/live/live-event.ts';
import { delay, linkAbort } from '#/middleware/abort.ts';
import { endsSession } from '#/middleware/catalogue.ts';
import type { ReportFailure } from '#/middleware/failure-policy.ts';
import { requestHeaders } from '#/middleware/headers.ts';
import { type Fetch, jitter } from '#/middleware/retry.ts';

/** `waiting`: lost, reconnects in `retryInMs`. `closed`: rejected permanently. */
export type LiveState =
  | { readonly state: 'connecting' }
  | { readonly state: 'open' }
  | { readonly state: 'waiting'; readonly retryInMs: number; readonly error: CallError | null }
  | { readonly state: 'closed'; readonly error: CallError | null };

/** One subscription. */
export interface LiveSubscription {
  /** Without topics no connection is opened. */
  readonly topics: readonly LiveTopic[];
  /** Called with each event. An error that it throws is reported globally and does not end the stream. */
  readonly onEvent: (event: LiveEvent) => void;
  /** Called when the state of the connection changes. */
  readonly onState?: (state: LiveState) => void;
  /** Ends the subscription; no callback runs afterwards. */
  readonly signal?: AbortSignal | null | undefined;
}

/** The typed client of the cast API's event stream. */
export interface LiveClient {
  /**
   * Opens one stream and keeps it open until stopped, reconnecting automatically. Nothing is replayed, because each event
   * carries the complete value of its topic. Returns a function that ends the subscription.
   */
  readonly subscribe: (subscription: LiveSubscription) => () => void;
}

/** Options of the live client. */
export interface LiveClientOptions {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly getToken: () => string | null;
  readonly getLocale: () => string | undefined;
  readonly report: ReportFailure;
}

const initialDelayMs = 1_000;
const maxDelayMs = 30_000;
/** Delay after `bye`: another server, or the same one after its restart, is available soon. */
const byeDelayMs = 500;

/** Creates the client of an event stream. */
export function createLiveClient(options: LiveClientOptions): LiveClient {
  return {
    subscribe(subscription) {
      const controller = new AbortController();
      const unlink = linkAbort(controller, subscription.signal);
      if (subscription.topics.length) {
        runSubscription(options, subscription, controller.signal)
          .catch((error: unknown) => {
            if (!controller.signal.aborted) throw error;
          })
          .finally(unlink);
      } else {
        unlink();
      }
      return () => controller.abort();
    },
  };
}

async function runSubscription(
  options: LiveClientOptions,
  subscription: LiveSubscription,
  signal: AbortSignal,
): Promise<void> {
  const { topics } = subscription;
  const onState = (state: LiveState) => callSafely(() => subscription.onState?.(state));
  const url = `${options.baseUrl.replace(/\/$/, '')}/live?topics=${topicList(topics)}`;
  for (let failures = 0; ; ) {
    signal.throwIfAborted();
    onState({ state: 'connecting' });
    const token = options.getToken();
    const end = await runConnection({
      url,
      headers: requestHeaders(token, options.getLocale()),
      fetch: options.fetch,
      signal,
      onOpen: () => onState({ state: 'open' }),
      onEvent: (event) => {
        failures = 0;
        if (!signal.aborted) callSafely(() => subscription.onEvent(event));
      },
    });
    signal.throwIfAborted();
    if (end.how === 'refused') {
      onState({ state: 'closed', error: end.error });
      // Screens show other stream failures themselves, by marking their figures as stale.
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

/** Rethrows an exception of a subscriber globally, so that it is not handled as a lost connection. */
function callSafely(callback: () => void): void {
  try {
    callback();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

/** Doubles from 1 s to 30 s; `failures` counts consecutive connections without an event. */
function delayOf({ how, retryAfterMs }: ConnectionEnd, failures: number): number {
  if (how === 'bye' && failures === 1) return jitter(byeDelayMs);
  const backoff = jitter(Math.min(maxDelayMs, initialDelayMs * 2 ** (failures - 1)));
  return Math.max(backoff, Math.min(retryAfterMs, maxDelayMs));
}

/** Colon and comma are not encoded: they are valid in a query, and 200 topics must fit into a request line. */
function topicList(topics: readonly LiveTopic[]): string {
  return topics.map((topic) => encodeURIComponent(topic).replaceAll('%3A', ':')).join(',');
}
