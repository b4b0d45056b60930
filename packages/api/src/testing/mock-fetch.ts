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

/** One recorded call. */
export interface MockCall<Id extends OperationId = OperationId> {
  /** The operation of the contract. */
  readonly operationId: Id;
  /** HTTP method in capital letters. */
  readonly method: string;
  /** The full URL of the request. */
  readonly url: URL;
  /** The decoded path parameters. */
  readonly path: PathOf<Id>;
  /** The query as sent: numbers are strings. */
  readonly query: QueryOf<Id>;
  /** The parsed JSON body; undefined without one, and for a file. */
  readonly body: BodyOfOperation<Id>;
  /** The headers of the request. */
  readonly headers: Headers;
  /** The bearer token; null when not sent. */
  readonly token: string | null;
}

/** The success data of the operation, or a reply (`problem`, `delayed`, …). */
export type MockResult<Id extends OperationId> = DataOfOperation<Id> | MockReply<DataOfOperation<Id>>;
/** A fixed result, or a function of the call. */
export type MockHandler<Id extends OperationId> =
  | MockResult<Id>
  | ((call: MockCall<Id>) => MockResult<Id> | Promise<MockResult<Id>>);
/** Handlers by operation. */
export type MockHandlers = { readonly [Id in OperationId]?: MockHandler<Id> };

/** Base URLs and error handling of the mock. */
export interface MockFetchOptions {
  /** Only the path is matched, so that one mock works in tests and stories. */
  readonly apiUrl?: string;
  /** Like `apiUrl`, for the cast API. */
  readonly castApiUrl?: string;
  /** Called with the error of an unknown call. By default the error is thrown globally, so that the test run fails. */
  readonly onUnknownCall?: (error: Error) => void;
}

/** A typed mock of `fetch`. */
export interface MockFetch extends Fetch {
  /** Every call so far, in order. */
  readonly calls: readonly MockCall[];
  /** The calls of one operation. */
  readonly callsOf: <Id extends OperationId>(id: Id) => readonly MockCall<Id>[];
  /** Replaces a handler. */
  readonly on: <Id extends OperationId>(id: Id, handler: MockHandler<Id>) => void;
}

/** Base URLs for `createApiClients` in tests, where there is no page origin. */
export const mockApiUrl = 'http://studio.test/api';
/** See `mockApiUrl`. */
export const mockCastApiUrl = 'http://studio.test/cast-api';

/**
 * Creates a `fetch` that responds per operation. A call without a handler rejects and fails the test run, even when the
 * caller handles the rejection.
 *
 * @example
 * const fetch = mockFetch({ 'products.list': fixtures.productList, 'alexaSkills.list': problem('internal') });
 */
export function mockFetch(handlers: MockHandlers = {}, options: MockFetchOptions = {}): MockFetch {
  const { apiUrl = mockApiUrl, castApiUrl = mockCastApiUrl, onUnknownCall = throwGlobally } = options;
  const find = createOperationFinder({ apiUrl, castApiUrl });
  const table = new Map<string, unknown>(Object.entries(handlers));
  const calls: MockCall[] = [];

  const fetch = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const match = find(request.method, url);
    if (!match || !table.has(match.id)) {
      const reason = match ? `no handler for ${match.id}` : 'no such operation';
      const error = new Error(`mockFetch: ${reason} (${request.method} ${url.pathname}${url.search})`);
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

/** Returns one result per call in order, then repeats the last one. */
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
  // A file is no JSON, and has no field to look at.
  const isFile = request.headers.get('content-type') === 'application/octet-stream';
  const text = isFile ? '' : await request.clone().text();
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

function throwGlobally(error: Error): void {
  queueMicrotask(() => {
    throw error;
  });
}
