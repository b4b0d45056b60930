import type { LiveEvent } from '#/contract/live/live.schemas.ts';
import { ApiError, type CallError, NetworkError } from '#/errors.ts';
import { parseLiveEvent } from '#/live/live-event.ts';
import { createSseParser } from '#/live/sse-parser.ts';
import { linkAbort, raceAbort } from '#/middleware/abort.ts';
import { type Fetch, retryAfterMs } from '#/middleware/retry.ts';
import { failureOf } from '#/unwrap.ts';

/** The server sends a heartbeat every 15 s; when one is missed, the connection counts as lost. */
const heartbeatTimeoutMs = 20_000;

/** How one connection ended. */
export interface ConnectionEnd {
  /** `bye`: the server asked to reconnect. `refused`: reconnecting would not help. `lost`: anything else. */
  readonly how: 'bye' | 'lost' | 'refused';
  readonly error: CallError | null;
  readonly retryAfterMs: number;
}

interface Connection {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly fetch: Fetch;
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  readonly onEvent: (event: LiveEvent) => void;
}

/** Runs one connection until it ends. Rejects only when `signal` aborts. */
export async function runConnection(connection: Connection): Promise<ConnectionEnd> {
  const controller = new AbortController();
  const unlink = linkAbort(controller, connection.signal);
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const resetWatchdog = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => controller.abort(new NetworkError('time-out')), heartbeatTimeoutMs);
  };
  try {
    resetWatchdog();
    return await read(connection, controller.signal, resetWatchdog);
  } catch (thrown) {
    connection.signal.throwIfAborted();
    return lost(thrown instanceof NetworkError ? thrown : new NetworkError('unreachable', thrown));
  } finally {
    clearTimeout(watchdog);
    unlink();
    // Closes the socket when reading stopped on the client side.
    controller.abort();
  }
}

async function read(
  { url, headers, fetch, onOpen, onEvent }: Connection,
  signal: AbortSignal,
  resetWatchdog: () => void,
): Promise<ConnectionEnd> {
  const request = new Request(url, { headers: { ...headers, Accept: 'text/event-stream' }, signal });
  const response = await raceAbort(() => fetch(request), signal);
  if (!response.ok) return failedResponse(response, signal);
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) {
    return lost(new ApiError({ status: response.status, message: 'The response is not an event stream.' }));
  }
  resetWatchdog();
  onOpen();

  let byeReceived = false;
  const parse = createSseParser((data) => {
    const event = parseLiveEvent(data);
    if (event?.event === 'bye') byeReceived = true;
    if (event && !byeReceived) onEvent(event);
  });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  while (!byeReceived) {
    const { done, value } = await raceAbort(() => reader.read(), signal);
    if (done) return lost(new NetworkError('unreachable'));
    resetWatchdog();
    parse(decoder.decode(value, { stream: true }));
  }
  return { how: 'bye', error: null, retryAfterMs: 0 };
}

async function failedResponse(response: Response, signal: AbortSignal): Promise<ConnectionEnd> {
  const error = await raceAbort(() => response.json().catch(() => null), signal);
  const failure = failureOf({ error, response }) ?? new ApiError({ status: response.status });
  const isRetryable = response.status >= 500 || response.status === 408 || response.status === 429;
  return {
    how: isRetryable ? 'lost' : 'refused',
    error: failure,
    retryAfterMs: retryAfterMs(response) ?? 0,
  };
}

function lost(error: CallError): ConnectionEnd {
  return { how: 'lost', error, retryAfterMs: 0 };
}
