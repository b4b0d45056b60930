import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as fixtures from '#/testing/fixtures/index.ts';
import { mockApi } from '#/testing/mock-api.ts';
import { inTurn } from '#/testing/mock-fetch.ts';
import { networkFailure, neverAnswering, problem, rawReply } from '#/testing/replies.ts';
import { unwrap } from '#/unwrap.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const status = (code: number, headers: Record<string, string> = {}) =>
  rawReply(() => Response.json({ code: 'internal', message: 'No.' }, { status: code, headers }));

/** Runs a call to completion with fake timers and returns its outcome. */
async function ended(call: Promise<unknown>): Promise<unknown> {
  const outcome = call.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  return outcome;
}

test.each([502, 503, 504])('[G9] retries a GET request after %i until it succeeds', async (code) => {
  const mock = mockApi(
    { 'session.getCustomer': inTurn(status(code), status(code), fixtures.customerUser) },
    { retries: 2 },
  );
  expect(await ended(unwrap(mock.api.main.GET('/control/user-info')))).toEqual(fixtures.customerUser);
  expect(mock.fetch.calls).toHaveLength(3);
  expect(mock.notices).toEqual([]);
});

test('[G9] retries a GET request after a network failure', async () => {
  const mock = mockApi(
    { 'session.getCustomer': inTurn(networkFailure(), fixtures.customerUser) },
    { retries: 2 },
  );
  expect(await ended(unwrap(mock.api.main.GET('/control/user-info')))).toEqual(fixtures.customerUser);
});

test('[G9] notifies a persistent failure once, after two retries', async () => {
  const mock = mockApi({ 'session.getCustomer': networkFailure() }, { retries: 2 });
  expect(await ended(unwrap(mock.api.main.GET('/control/user-info')))).toMatchObject({
    reason: 'unreachable',
  });
  expect(mock.fetch.calls).toHaveLength(3);
  expect(mock.notices).toHaveLength(1);
});

test.each([400, 401, 404, 419, 422, 429, 500, 507, 508])('[G9] does not retry after %i', async (code) => {
  const mock = mockApi({ 'session.getCustomer': status(code) }, { retries: 2 });
  await ended(unwrap(mock.api.main.GET('/control/user-info')));
  expect(mock.fetch.calls).toHaveLength(1);
});

test.each([networkFailure(), status(503)])('[G9] sends a write request once', async (reply) => {
  const mock = mockApi({ 'session.extendCustomer': reply }, { retries: 2 });
  await ended(unwrap(mock.api.main.POST('/control/keep-alive')));
  expect(mock.fetch.calls).toHaveLength(1);
});

test('[G9] increases the backoff, with jitter', async () => {
  const mock = mockApi({ 'session.getCustomer': networkFailure() }, { retries: 2 });
  const outcome = unwrap(mock.api.main.GET('/control/user-info')).catch(() => {});
  await vi.advanceTimersByTimeAsync(149);
  expect(mock.fetch.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(151);
  expect(mock.fetch.calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(600);
  expect(mock.fetch.calls).toHaveLength(3);
  await outcome;
});

test('waits for a short Retry-After', async () => {
  const busy = status(503, { 'Retry-After': '3' });
  const mock = mockApi({ 'session.getCustomer': inTurn(busy, fixtures.customerUser) }, { retries: 2 });
  const outcome = unwrap(mock.api.main.GET('/control/user-info'));
  await vi.advanceTimersByTimeAsync(2_999);
  expect(mock.fetch.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toEqual(fixtures.customerUser);
});

test('reports a long Retry-After instead of waiting', async () => {
  const mock = mockApi({ 'session.getCustomer': status(503, { 'Retry-After': '120' }) }, { retries: 2 });
  expect(await ended(unwrap(mock.api.main.GET('/control/user-info')))).toMatchObject({ status: 503 });
  expect(mock.fetch.calls).toHaveLength(1);
});

test('an abort ends the backoff', async () => {
  const mock = mockApi({ 'session.getCustomer': problem('service.unavailable') }, { retries: 2 });
  const navigation = new AbortController();
  const outcome = unwrap(mock.api.main.GET('/control/user-info', { signal: navigation.signal })).catch(
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(10);
  navigation.abort();
  expect(await outcome).toBe(navigation.signal.reason);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(mock.fetch.calls).toHaveLength(1);
});

test('does not retry a call that timed out', async () => {
  const mock = mockApi({ 'session.getCustomer': neverAnswering() }, { retries: 2, timeoutMs: 1_000 });
  expect(await ended(unwrap(mock.api.main.GET('/control/user-info')))).toMatchObject({ reason: 'time-out' });
  expect(mock.fetch.calls).toHaveLength(1);
});

test('cancels the body of a discarded response', async () => {
  const cancel = vi.fn();
  const busy = rawReply(() => new Response(new ReadableStream({ cancel }), { status: 503 }));
  const mock = mockApi({ 'session.getCustomer': inTurn(busy, fixtures.customerUser) }, { retries: 2 });
  await ended(unwrap(mock.api.main.GET('/control/user-info')));
  expect(cancel).toHaveBeenCalledOnce();
});
