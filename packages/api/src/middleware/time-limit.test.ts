import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { workingHandlers } from '#/testing/handlers.ts';
import { mockApi } from '#/testing/mock-api.ts';
import { dataReply, delayed, MockReply, neverAnswering, problem, rawReply } from '#/testing/replies.ts';
import { unwrap } from '#/unwrap.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Tracks the outcome of a call without awaiting it. */
function watch(call: Promise<unknown>) {
  const outcome: { settled: boolean; error?: unknown; data?: unknown } = { settled: false };
  void call.then(
    (data) => Object.assign(outcome, { settled: true, data }),
    (error: unknown) => Object.assign(outcome, { settled: true, error }),
  );
  return outcome;
}

describe.each(['main', 'cast'] as const)('the timeout of the %s API', (host) => {
  const call = ({ api }: ReturnType<typeof mockApi>, signal?: AbortSignal) =>
    host === 'main'
      ? unwrap<unknown>(api.main.GET('/control/user-info', { signal }))
      : unwrap<unknown>(api.cast.GET('/api/overview', { signal }));
  const answering = (reply: MockReply<never>) =>
    mockApi({ 'session.getCustomer': reply, 'casts.listOverviews': reply });

  test('fails and notifies after 60,000 ms without a response', async () => {
    const mock = answering(neverAnswering());
    const outcome = watch(call(mock));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(outcome.settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.error).toMatchObject({ name: 'NetworkError', reason: 'time-out' });
    expect(mock.notices).toMatchObject([
      {
        kind: 'time-out',
        title: 'Time Out',
        text: 'The server took too long to respond. Please try again later.',
      },
    ]);
    expect(mock.sessionEnds).toEqual([]);
  });

  test('returns a response after 59 s', async () => {
    const mock = mockApi({
      'session.getCustomer': delayed(59_000, workingHandlers['session.getCustomer']),
      'casts.listOverviews': delayed(59_000, workingHandlers['casts.listOverviews']),
    });
    const outcome = watch(call(mock));
    await vi.advanceTimersByTimeAsync(59_000);
    expect(outcome).toMatchObject({ settled: true, data: expect.anything() });
    expect(mock.notices).toEqual([]);
  });

  test('times out a stalled body', async () => {
    const stalling = rawReply(
      () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([123])) })),
    );
    const outcome = watch(call(answering(stalling)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome.error).toMatchObject({ reason: 'time-out' });
  });

  test('times out a fetch that ignores its signal', async () => {
    const deaf = new MockReply<never>(() => new Promise(() => {}));
    const outcome = watch(call(answering(deaf)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome.error).toMatchObject({ reason: 'time-out' });
  });

  test('ignores a response after the timeout', async () => {
    const late = new MockReply<never>(async (request, status) => {
      await new Promise((resolve) => setTimeout(resolve, 61_000));
      return problem('auth.session_expired').respond(request, status);
    });
    const mock = answering(late);
    const outcome = watch(call(mock));
    await vi.advanceTimersByTimeAsync(62_000);
    expect(outcome.error).toMatchObject({ reason: 'time-out' });
    expect(mock.notices.map(({ kind }) => kind)).toEqual(['time-out']);
    expect(mock.sessionEnds).toEqual([]);
  });

  test('rethrows an abort without a notification', async () => {
    const mock = answering(neverAnswering());
    const navigation = new AbortController();
    const outcome = watch(call(mock, navigation.signal));
    await vi.advanceTimersByTimeAsync(10);
    navigation.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.error).toBe(navigation.signal.reason);
    expect(outcome.error).toMatchObject({ name: 'AbortError' });
    expect(mock.notices).toEqual([]);
  });

  test('does not notify an abort with a custom reason', async () => {
    const mock = answering(neverAnswering());
    const navigation = new AbortController();
    const outcome = watch(call(mock, navigation.signal));
    navigation.abort('left');
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome).toEqual({ settled: true, error: 'left' });
    expect(mock.notices).toEqual([]);
  });

  test('does not send a call with an already aborted signal', async () => {
    const mock = answering(neverAnswering());
    await expect(call(mock, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(mock.fetch.calls).toHaveLength(0);
  });

  test('a response after an abort neither notifies nor ends the session', async () => {
    const deaf = new MockReply<never>(async (request, status) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return problem('auth.session_expired').respond(request, status);
    });
    const mock = answering(deaf);
    const navigation = new AbortController();
    const outcome = watch(call(mock, navigation.signal));
    await vi.advanceTimersByTimeAsync(100);
    navigation.abort();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(outcome.error).toBe(navigation.signal.reason);
    expect(mock.notices).toEqual([]);
    expect(mock.sessionEnds).toEqual([]);
  });

  test('a finished call leaves no timer', async () => {
    const mock = mockApi(workingHandlers);
    await call(mock);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('responses in reverse order reach their calls', async () => {
  const { api } = mockApi({
    'casts.getNow': async ({ path }) =>
      delayed(path.username === 'aurora' ? 200 : 100, {
        username: path.username,
        state: 'unknown',
        listeners: null,
        title: null,
        titleSince: null,
        since: null,
        stoppedBy: null,
        suspension: null,
        fullSince: null,
        turnedAway: null,
        checkedAt: null,
        lastKnown: null,
        streams: [],
      }),
  });
  const now = (username: string) =>
    watch(unwrap(api.cast.GET('/api/{username}/now', { params: { path: { username } } })));
  const outcomes = ['aurora', 'atlantic'].map(now);
  await vi.advanceTimersByTimeAsync(200);
  expect(outcomes.map(({ data }) => data)).toMatchObject([{ username: 'aurora' }, { username: 'atlantic' }]);
});

test('the timeout is configurable and includes retries', async () => {
  const mock = mockApi(
    { 'session.getCustomer': delayed(400, problem('service.unavailable')) },
    { retries: 2, timeoutMs: 1_000 },
  );
  const outcome = watch(unwrap(mock.api.main.GET('/control/user-info')));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outcome.error).toMatchObject({ reason: 'time-out' });
});

test('dataReply responds with the status of the operation', async () => {
  const response = await dataReply({ ok: true }).respond(new Request('http://studio.test/'), 201);
  expect(response.status).toBe(201);
});
