import type { LiveEvent } from '#/contract/live/live.schemas.ts';
import { ApiError, type CallError, NetworkError } from '#/errors.ts';
import { parseLiveEvent } from '#/live/live-event.ts';
import { createSseParser } from '#/live/sse-parser.ts';
import { follow, raceAbort } from '#/middleware/abort.ts';
import { type Fetch, retryAfterMs } from '#/middleware/retry.ts';
import { failureOf } from '#/unwrap.ts';

/** The server sends a heartbeat every 15 s; three missed ones mean a connection that is dead without saying so. */
const silenceLimitMs = 45_000;

/** How one connection ended. */
export interface ConnectionEnd {
  /** `bye`: the server asked to come back. `refused`: coming back would not help. `lost`: anything else. */
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

/** Holds one connection until it ends. Rejects only when `signal` aborts. */
export async function holdConnection(connection: Connection): Promise<ConnectionEnd> {
  const controller = new AbortController();
  const unfollow = follow(controller, connection.signal);
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => controller.abort(new NetworkError('time-out')), silenceLimitMs);
  };
  try {
    alive();
    return await read(connection, controller.signal, alive);
  } catch (thrown) {
    connection.signal.throwIfAborted();
    return lost(thrown instanceof NetworkError ? thrown : new NetworkError('unreachable', thrown));
  } finally {
    clearTimeout(watchdog);
    unfollow();
    // Frees the socket when the reading stopped for any reason but the server's.
    controller.abort();
  }
}

async function read(
  { url, headers, fetch, onOpen, onEvent }: Connection,
  signal: AbortSignal,
  alive: () => void,
): Promise<ConnectionEnd> {
  const request = new Request(url, { headers: { ...headers, Accept: 'text/event-stream' }, signal });
  const response = await raceAbort(() => fetch(request), signal);
  if (!response.ok) return refusal(response, signal);
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) {
    return lost(new ApiError({ status: response.status, message: 'The answer is no event stream.' }));
  }
  alive();
  onOpen();

  let saidBye = false;
  const parse = createSseParser((data) => {
    const event = parseLiveEvent(data);
    if (event?.event === 'bye') saidBye = true;
    if (event && !saidBye) onEvent(event);
  });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  while (!saidBye) {
    const { done, value } = await raceAbort(() => reader.read(), signal);
    if (done) return lost(new NetworkError('unreachable'));
    alive();
    parse(decoder.decode(value, { stream: true }));
  }
  return { how: 'bye', error: null, retryAfterMs: 0 };
}

async function refusal(response: Response, signal: AbortSignal): Promise<ConnectionEnd> {
  const error = await raceAbort(() => response.json().catch(() => null), signal);
  const failure = failureOf({ error, response }) ?? new ApiError({ status: response.status });
  const comesBack = response.status >= 500 || response.status === 408 || response.status === 429;
  return {
    how: comesBack ? 'lost' : 'refused',
    error: failure,
    retryAfterMs: retryAfterMs(response) ?? 0,
  };
}

function lost(error: CallError): ConnectionEnd {
  return { how: 'lost', error, retryAfterMs: 0 };
}
