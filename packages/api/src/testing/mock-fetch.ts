import type { Fetch } from '#/middleware/retry.ts';
import {
  type BodyOfOperation,
  createOperationFinder,
  type DataOfOperation,
  type OperationId,
  type PathOf,
  type QueryOf,
} from '#/testing/operations.ts';
import { dataReply, MockReply } from '#/testing/replies.ts';

/** One call as the mock saw it. */
export interface MockCall<Id extends OperationId = OperationId> {
  readonly operationId: Id;
  readonly method: string;
  readonly url: URL;
  readonly path: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOfOperation<Id>;
  readonly headers: Headers;
  /** The bearer, without the word; null when there was none. */
  readonly token: string | null;
}

/** Data of the operation's success, or one of the replies (`problem`, `delayed`, …). */
export type MockResult<Id extends OperationId> = DataOfOperation<Id> | MockReply<DataOfOperation<Id>>;
/** A fixed answer, or what makes one from the call. */
export type MockHandler<Id extends OperationId> =
  | MockResult<Id>
  | ((call: MockCall<Id>) => MockResult<Id> | Promise<MockResult<Id>>);
/** Handlers by operation. */
export type MockHandlers = { readonly [Id in OperationId]?: MockHandler<Id> };

/** Where the mock listens, and how it complains. */
export interface MockFetchOptions {
  /** Only the path counts, so that one mock serves tests and stories. */
  readonly apiUrl?: string;
  readonly castApiUrl?: string;
  /** Called with the error of an unknown call. By default it is thrown outside the call, so that a run turns red. */
  readonly onUnknownCall?: (error: Error) => void;
}

/** A typed stand-in for `fetch`. */
export interface MockFetch extends Fetch {
  /** Every call so far, in order. */
  readonly calls: readonly MockCall[];
  /** The calls of one operation. */
  readonly callsOf: <Id extends OperationId>(id: Id) => readonly MockCall<Id>[];
  /** Puts a handler in the place of the former one. */
  readonly on: <Id extends OperationId>(id: Id, handler: MockHandler<Id>) => void;
}

/** Addresses for `createApiClients` in tests, where no page gives an origin. */
export const mockApiUrl = 'http://studio.test/api';
/** See `mockApiUrl`. */
export const mockCastApiUrl = 'http://studio.test/cast-api';

/**
 * Makes a `fetch` that answers by operation. A call without a handler fails loudly: it rejects, and the run turns red
 * even when the caller handles the rejection.
 *
 * @example
 * const fetch = mockFetch({ 'products.list': fixtures.productList, 'alexaSkills.list': problem('internal') });
 */
export function mockFetch(handlers: MockHandlers = {}, options: MockFetchOptions = {}): MockFetch {
  const { apiUrl = mockApiUrl, castApiUrl = mockCastApiUrl, onUnknownCall = throwOutside } = options;
  const find = createOperationFinder({ apiUrl, castApiUrl });
  const table = new Map<string, unknown>(Object.entries(handlers));
  const calls: MockCall[] = [];

  const fetch = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const match = find(request.method, url);
    if (!match || !table.has(match.id)) {
      const what = match ? `no handler for ${match.id}` : 'no such operation';
      const error = new Error(`mockFetch: ${what} (${request.method} ${url.pathname}${url.search})`);
      onUnknownCall(error);
      throw error;
    }
    const call = await describeCall(request, url, match);
    calls.push(call);
    request.signal.throwIfAborted();
    const handler = table.get(match.id);
    const result: unknown = typeof handler === 'function' ? await handler(call) : handler;
    const reply = result instanceof MockReply ? result : dataReply(result);
    return reply.respond(request, match.status);
  };

  return Object.assign(fetch, {
    calls,
    callsOf: <Id extends OperationId>(id: Id) =>
      calls.filter((call) => call.operationId === id) as unknown as MockCall<Id>[],
    on: (id: OperationId, handler: unknown) => {
      table.set(id, handler);
    },
  });
}

/** Answers a call with one handler after the other; the last one stays. */
export function inTurn<Id extends OperationId>(
  ...results: readonly [MockResult<Id>, ...MockResult<Id>[]]
): (call: MockCall<Id>) => MockResult<Id> {
  let next = 0;
  return () => {
    const result = results[Math.min(next, results.length - 1)] as MockResult<Id>;
    next += 1;
    return result;
  };
}

async function describeCall(
  request: Request,
  url: URL,
  { id, path }: { id: OperationId; path: object },
): Promise<MockCall> {
  const text = await request.clone().text();
  return {
    operationId: id,
    method: request.method,
    url,
    path,
    query: Object.fromEntries(url.searchParams),
    body: text ? JSON.parse(text) : undefined,
    headers: request.headers,
    token: /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null,
  } as unknown as MockCall;
}

function throwOutside(error: Error): void {
  queueMicrotask(() => {
    throw error;
  });
}
