import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveEvent } from '#/contract/live/live.schemas.ts';
import type { LiveState } from '#/live/live.ts';
import { runConnection } from '#/live/live-connection.ts';
import { liveEvents } from '#/testing/fixtures/admin.ts';
import { type MockApiOptions, mockApi } from '#/testing/mock-api.ts';
import { inTurn, type MockHandler } from '#/testing/mock-fetch.ts';
import { mockLive } from '#/testing/mock-live.ts';
import { networkFailure, neverAnswering, problem, rawReply } from '#/testing/replies.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Subscribes to a cast and records events and states. */
async function subscribed(handler: MockHandler<'live.subscribe'>, options: MockApiOptions = {}) {
  const mock = mockApi({ 'live.subscribe': handler }, options);
  const events: LiveEvent[] = [];
  const states: LiveState[] = [];
  const navigation = new AbortController();
  const stop = mock.api.live.subscribe({
    topics: ['cast:aurora', 'fleet'],
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
    signal: navigation.signal,
  });
  await settle();
  const tries = () => mock.fetch.callsOf('live.subscribe').length;
  return { ...mock, events, states, navigation, stop, tries, last: () => states.at(-1) };
}

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('reading', () => {
  test('sends the bearer token as a header and not in the URL', async () => {
    const { fetch, states } = await subscribed(mockLive().reply, { locale: 'fr' });
    const [call] = fetch.calls;
    expect(call?.token).toBe('token-1');
    expect(call?.headers.get('Accept-Language')).toBe('fr');
    expect(call?.url.href).toBe('http://studio.test/cast-api/live?topics=cast:aurora,fleet');
    expect(states).toEqual([{ state: 'connecting' }, { state: 'open' }]);
  });

  test('emits each event once', async () => {
    const live = mockLive();
    const { events } = await subscribed(live.reply);
    live.send(liveEvents.cast);
    live.send(liveEvents.fleet);
    await settle();
    expect(events).toEqual([liveEvents.cast, liveEvents.fleet]);
  });

  test('reassembles an event split into single bytes, with CRLF and multi-byte characters', async () => {
    const live = mockLive();
    const { events } = await subscribed(live.reply);
    const event = {
      ...liveEvents.cast,
      data: { ...liveEvents.cast.data, title: 'Café del Mar – ありがとう' },
    };
    const bytes = new TextEncoder().encode(`data: ${JSON.stringify(event)}\r\n\r\n`);
    for (const byte of bytes) {
      live.sendBytes(new Uint8Array([byte]));
      await settle();
    }
    expect(events).toEqual([event]);
  });

  test.each([
    ['a heartbeat', ': beat\n\n'],
    ['invalid JSON', 'data: {\n\n'],
    ['null', 'data: null\n\n'],
    ['an event of a newer server', 'data: {"event":"weather","ts":"2026-09-14T18:30:00Z","data":{}}\n\n'],
    ['a cast event without a cast', 'data: {"event":"cast","ts":"2026-09-14T18:30:00Z","data":{}}\n\n'],
    ['a fleet event without data', 'data: {"event":"fleet","ts":"2026-09-14T18:30:00Z"}\n\n'],
    [
      'a change of listeners without a list',
      'data: {"event":"listeners","ts":"2026-09-14T18:30:00Z","data":{"username":"aurora","after":1,"cursor":2}}\n\n',
    ],
    ['an event without a timestamp', 'data: {"event":"bye"}\n\n'],
  ])('ignores %s', async (_what, text) => {
    const live = mockLive();
    const { events, last } = await subscribed(live.reply);
    live.sendText(text);
    live.send(liveEvents.cast);
    await settle();
    expect(events).toEqual([liveEvents.cast]);
    expect(last()).toEqual({ state: 'open' });
  });

  test('reports an exception of a subscriber globally and keeps the stream open', async () => {
    const live = mockLive();
    const mistake = new Error('bug in a subscriber');
    const reported: unknown[] = [];
    const queue = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((task) => {
      try {
        task();
      } catch (error) {
        reported.push(error);
      }
    });
    const mock = mockApi({ 'live.subscribe': live.reply });
    const onEvent = vi.fn(() => {
      throw mistake;
    });
    mock.api.live.subscribe({ topics: ['fleet'], onEvent });
    await settle();
    live.send(liveEvents.fleet);
    live.send(liveEvents.fleet);
    await settle();
    queue.mockRestore();
    expect(onEvent).toHaveBeenCalledTimes(2);
    expect(reported).toEqual([mistake, mistake]);
    expect(live.open()).toBe(1);
  });

  test('opens no connection without topics', async () => {
    const mock = mockApi({ 'live.subscribe': mockLive().reply });
    mock.api.live.subscribe({ topics: [], onEvent: () => {} });
    await settle();
    expect(mock.fetch.calls).toHaveLength(0);
  });

  test('has no timeout while heartbeats arrive', async () => {
    const live = mockLive();
    const { tries, last } = await subscribed(live.reply);
    for (let beat = 0; beat < 20; beat += 1) {
      await settle(15_000);
      live.sendText(': beat\n\n');
    }
    await settle();
    expect(tries()).toBe(1);
    expect(last()).toEqual({ state: 'open' });
  });
});

describe('reconnecting', () => {
  test('[D15] reconnects after 20 s without data', async () => {
    const live = mockLive();
    const { tries, last } = await subscribed(live.reply);
    await settle(19_999);
    expect(last()).toEqual({ state: 'open' });
    await settle(1);
    expect(last()).toMatchObject({ state: 'waiting', error: { reason: 'time-out' } });
    expect(live.open()).toBe(0);
    await settle(1_000);
    expect(tries()).toBe(2);
    expect(last()).toEqual({ state: 'open' });
  });

  test('gives up on a connection without a response after 20 s', async () => {
    const { last } = await subscribed(neverAnswering());
    await settle(20_000);
    expect(last()).toMatchObject({ state: 'waiting', error: { reason: 'time-out' } });
  });

  test.each(['end', 'breakOff'] as const)(
    'reconnects within a second when the stream stops (%s)',
    async (how) => {
      const live = mockLive();
      const { events, last } = await subscribed(live.reply);
      live[how]();
      await settle();
      expect(last()).toMatchObject({ state: 'waiting' });
      await settle(1_000);
      live.send(liveEvents.cast);
      await settle();
      expect(events).toEqual([liveEvents.cast]);
    },
  );

  test('reconnects within half a second after `bye`, which is not emitted', async () => {
    const live = mockLive();
    const { events, tries, last } = await subscribed(live.reply);
    live.send(liveEvents.bye);
    await settle();
    expect(last()).toMatchObject({ state: 'waiting', error: null });
    await settle(500);
    expect(tries()).toBe(2);
    expect(live.open()).toBe(1);
    expect(events).toEqual([]);
  });

  test('doubles the backoff up to 30 s and resets it after an event', async () => {
    const live = mockLive();
    const { states, fetch } = await subscribed(networkFailure());
    await settle(200_000);
    const waits = states.flatMap((state) => (state.state === 'waiting' ? [state.retryInMs] : []));
    for (const [index, wait] of waits.entries()) {
      const full = Math.min(30_000, 1_000 * 2 ** index);
      expect(wait).toBeGreaterThanOrEqual(full / 2);
      expect(wait).toBeLessThanOrEqual(full);
    }
    expect(waits.length).toBeGreaterThan(8);
    fetch.on('live.subscribe', live.reply);
    // In small steps: a connection without data is lost after 20 s.
    while (states.at(-1)?.state !== 'open') await settle(5_000);
    live.send(liveEvents.cast);
    await settle();
    live.breakOff();
    await settle();
    expect(states.at(-1)).toMatchObject({ state: 'waiting' });
    expect((states.at(-1) as { retryInMs: number }).retryInMs).toBeLessThanOrEqual(1_000);
  });

  test('backs off when servers send `bye` at once', async () => {
    const { tries } = await subscribed(
      rawReply(
        () =>
          new Response(`data: ${JSON.stringify(liveEvents.bye)}\n\n`, {
            headers: { 'Content-Type': 'text/event-stream' },
          }),
      ),
    );
    await settle(60_000);
    expect(tries()).toBeLessThan(12);
  });

  test('sends the current token with each connection', async () => {
    const live = mockLive();
    const { fetch, person } = await subscribed(live.reply);
    person.token = 'token-2';
    live.send(liveEvents.bye);
    await settle(1_000);
    expect(fetch.calls.map(({ token }) => token)).toEqual(['token-1', 'token-2']);
  });

  test('respects Retry-After', async () => {
    const busy = rawReply(() => new Response(null, { status: 503, headers: { 'Retry-After': '7' } }));
    const { last } = await subscribed(inTurn<'live.subscribe'>(busy, mockLive().reply));
    expect(last()).toMatchObject({ state: 'waiting', retryInMs: 7_000, error: { status: 503 } });
  });

  test.each([
    [
      'a captive portal page',
      rawReply(() => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })),
    ],
    ['500', problem('internal')],
    ['429', rawReply(() => new Response(null, { status: 429 }))],
  ])('retries after %s without a notification', async (_what, reply) => {
    const { tries, notices, states } = await subscribed(reply);
    await settle(1_000);
    expect(tries()).toBe(2);
    expect(states).not.toContainEqual({ state: 'open' });
    expect(notices).toEqual([]);
  });
});

describe('closing', () => {
  test.each([
    ['auth.session_expired', 419, 'session-expired'],
    ['auth.invalid_token', 401, 'check-login'],
    ['auth.forbidden', 403, 'check-login'],
  ] as const)('ends the session and the stream on %s', async (code, status, kind) => {
    const { sessionEnds, notices, tries, last } = await subscribed(problem(code), {
      path: '/admin/dashboard',
    });
    await settle(120_000);
    expect(sessionEnds).toEqual([{ status, area: 'admin' }]);
    expect(notices.map((notice) => notice.kind)).toEqual([kind]);
    expect(last()).toMatchObject({ state: 'closed', error: { code } });
    expect(tries()).toBe(1);
  });

  test.each(['resource.not_found', 'request.invalid'] as const)(
    'closes the stream without a notification on %s',
    async (code) => {
      const { sessionEnds, notices, tries, last } = await subscribed(problem(code));
      await settle(120_000);
      expect(last()).toMatchObject({ state: 'closed', error: { code } });
      expect(tries()).toBe(1);
      expect(notices).toEqual([]);
      expect(sessionEnds).toEqual([]);
    },
  );

  test.each(['signal', 'returned function'] as const)(
    'the %s closes the connection and stops all callbacks',
    async (how) => {
      const live = mockLive();
      const { events, states, navigation, stop, tries } = await subscribed(live.reply);
      const before = states.length;
      live.send(liveEvents.cast);
      if (how === 'signal') navigation.abort();
      else stop();
      await settle(120_000);
      expect(live.open()).toBe(0);
      expect(events).toEqual([]);
      expect(states).toHaveLength(before);
      expect(tries()).toBe(1);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  test('emits nothing more of a chunk after the subscriber stops', async () => {
    const live = mockLive();
    const mock = mockApi({ 'live.subscribe': live.reply });
    const events: LiveEvent[] = [];
    const stop = mock.api.live.subscribe({
      topics: ['fleet'],
      onEvent: (event) => {
        events.push(event);
        stop();
      },
    });
    await settle();
    live.sendText(`data: ${JSON.stringify(liveEvents.fleet)}\n\n`.repeat(2));
    await settle();
    expect(events).toHaveLength(1);
  });

  test('removes its signal listener when a subscription ends', async () => {
    const navigation = new AbortController();
    const added = vi.spyOn(navigation.signal, 'addEventListener');
    const removed = vi.spyOn(navigation.signal, 'removeEventListener');
    const mock = mockApi({ 'live.subscribe': problem('resource.not_found') });
    mock.api.live.subscribe({ topics: ['fleet'], onEvent: () => {}, signal: navigation.signal });
    await settle();
    expect(added).toHaveBeenCalled();
    expect(removed).toHaveBeenCalledTimes(added.mock.calls.length);
  });

  test('removes its signal listener when a connection ends', async () => {
    const subscription = new AbortController();
    const added = vi.spyOn(subscription.signal, 'addEventListener');
    const removed = vi.spyOn(subscription.signal, 'removeEventListener');
    await runConnection({
      url: 'http://studio.test/live',
      headers: {},
      fetch: async () => new Response(null, { status: 503 }),
      signal: subscription.signal,
      onOpen: () => {},
      onEvent: () => {},
    });
    const abortListeners = (calls: unknown[][]) => calls.filter(([type]) => type === 'abort').length;
    expect(abortListeners(added.mock.calls)).toBe(1);
    expect(abortListeners(removed.mock.calls)).toBe(1);
  });

  test('ends when aborted during backoff', async () => {
    const { navigation, tries } = await subscribed(networkFailure());
    navigation.abort();
    await settle(120_000);
    expect(tries()).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('opens no connection for an already aborted signal', async () => {
    const mock = mockApi({ 'live.subscribe': mockLive().reply });
    mock.api.live.subscribe({ topics: ['fleet'], onEvent: () => {}, signal: AbortSignal.abort() });
    await settle();
    expect(mock.fetch.calls).toHaveLength(0);
  });
});
