/**
 * Test doubles: the real clients on a `fetch` that answers by operation, a live stream that a test controls, and fixtures.
 *
 * @packageDocumentation
 */

export * as fixtures from '#/testing/fixtures/index.ts';
export { workingHandlers } from '#/testing/handlers.ts';
export { type MockApi, type MockApiOptions, mockApi } from '#/testing/mock-api.ts';
export {
  inTurn,
  type MockCall,
  type MockFetch,
  type MockFetchOptions,
  type MockHandler,
  type MockHandlers,
  type MockResult,
  mockApiUrl,
  mockCastApiUrl,
  mockFetch,
} from '#/testing/mock-fetch.ts';
export { type MockLive, mockLive } from '#/testing/mock-live.ts';
export type { BodyOfOperation, DataOfOperation, OperationId, PathOf, QueryOf } from '#/testing/operations.ts';
export {
  dataReply,
  delayed,
  MockReply,
  networkFailure,
  neverAnswering,
  problem,
  rawReply,
} from '#/testing/replies.ts';
