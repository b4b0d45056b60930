import type { LiveEvent, LiveSubscription } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LiveHub, type LiveHubOptions } from '#/data/live/live-hub.ts';
import type { Channel } from '#/data/live/tab-group.ts';

/** Simulates one browser: a lock held by one tab and a channel shared by all. */
function browser() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queue: (() => void)[] = [];
  const channels = new Set<Channel>();
  const streams = new Set<LiveSubscription>();
  let isPaused = false;

  const locks = {
    request: (_name: string, options: { signal: AbortSignal }, run: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const take = async () => {
          isPaused = true;
          await run();
          isPaused = false;
          queue.shift()?.();
          resolve();
        };
        options.signal.addEventListener('abort', () => {
          const place = queue.indexOf(take);
          if (place >= 0) queue.splice(place, 1);
          reject(options.signal.reason);
        });
        if (isPaused) queue.push(take);
        else void take();
      }),
  } as unknown as LiveHubOptions['locks'];

  const createChannel = (): Channel => {
    const channel: Channel = {
      onmessage: null,
      postMessage: (data) => {
        for (const other of channels)
          if (other !== channel) other.onmessage?.(new MessageEvent('message', { data }));
      },
      close: () => channels.delete(channel),
    };
    channels.add(channel);
    return channel;
  };

  function openTab(shared = true) {
    const page = Object.assign(new EventTarget(), { hidden: false });
    const onEvent = vi.fn<(event: LiveEvent) => void>();
    const onResume = vi.fn();
    const onConnectionChange = vi.fn<(isUp: boolean) => void>();
    const hub = new LiveHub({
      name: 'account',
      subscribe: (subscription) => {
        if (subscription.topics.length) streams.add(subscription);
        return () => streams.delete(subscription);
      },
      onEvent,
      onResume,
      onConnectionChange,
      document: page as unknown as LiveHubOptions['document'],
      locks: shared ? locks : undefined,
      createChannel: shared ? createChannel : undefined,
    });
    onTestFinished(() => hub.stop());
    const setHidden = (hidden: boolean) => {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
    };
    return {
      hub,
      onEvent,
      onResume,
      onConnectionChange,
      hide: () => setHidden(true),
      show: () => setHidden(false),
    };
  }
  const topics = () => [...streams].map((stream) => stream.topics.join());
  return { openTab, streams, topics };
}

/** Waits until simultaneous subscription changes are batched into one stream. */
const settled = () => vi.advanceTimersByTime(300);

const event: LiveEvent = { event: 'cast', ts: fixtures.before(0), data: fixtures.castNow.aurora };

test('several tabs share one stream with all their topics', () => {
  const { openTab, topics } = browser();
  const [first, second] = [openTab(), openTab()];
  first.hub.subscribe(['cast:aurora']);
  second.hub.subscribe(['cast:harbour', 'cast:aurora']);
  settled();
  expect(topics()).toEqual(['cast:aurora,cast:harbour']);
});

test('a new subscription takes effect soon, batched with simultaneous unsubscriptions', () => {
  const { openTab, topics } = browser();
  const { hub } = openTab();
  const unsubscribe = hub.subscribe(['cast:aurora']);
  vi.advanceTimersByTime(50);
  expect(topics()).toEqual(['cast:aurora']);
  unsubscribe();
  hub.subscribe(['listeners:aurora']);
  vi.advanceTimersByTime(49);
  expect(topics()).toEqual(['cast:aurora']);
  vi.advanceTimersByTime(1);
  expect(topics()).toEqual(['listeners:aurora']);
});

test('unsubscribing takes effect after the next page has rendered', () => {
  const { openTab, topics } = browser();
  const { hub } = openTab();
  hub.subscribe(['cast:aurora']);
  const unsubscribe = hub.subscribe(['listeners:aurora']);
  settled();
  unsubscribe();
  vi.advanceTimersByTime(299);
  expect(topics()).toEqual(['cast:aurora,listeners:aurora']);
  vi.advanceTimersByTime(1);
  expect(topics()).toEqual(['cast:aurora']);
});

test('broadcasts the events of the leader to every tab', () => {
  const { openTab, streams } = browser();
  const tabs = [openTab(), openTab(), openTab()];
  tabs[1]?.hub.subscribe(['cast:aurora']);
  settled();
  for (const stream of streams) stream.onEvent(event);
  for (const { onEvent } of tabs) expect(onEvent).toHaveBeenCalledExactlyOnceWith(event);
});

test('another tab becomes leader when the leading tab is hidden, without the topics of the hidden tab', async () => {
  const { openTab, topics } = browser();
  const [leader, follower] = [openTab(), openTab()];
  leader.hub.subscribe(['cast:aurora']);
  follower.hub.subscribe(['cast:harbour']);
  settled();
  leader.hide();
  await vi.waitFor(() => expect(topics()).toEqual(['cast:harbour']));
});

test('a tab that becomes visible again rejoins and refetches missed data', async () => {
  const { openTab, topics } = browser();
  const { hub, hide, show, onResume } = openTab();
  hub.subscribe(['cast:aurora']);
  settled();
  hide();
  expect(topics()).toEqual([]);
  show();
  await vi.waitFor(() => expect(topics()).toEqual(['cast:aurora']));
  expect(onResume).toHaveBeenCalledTimes(1);
});

test('opens no stream without topics, and closes it with the last unsubscription', () => {
  const { openTab, topics } = browser();
  const { hub } = openTab();
  expect(topics()).toEqual([]);
  const leave = hub.subscribe(['fleet']);
  settled();
  expect(topics()).toEqual(['fleet']);
  leave();
  settled();
  expect(topics()).toEqual([]);
});

test('navigation changes the stream once, or not at all if the topics are equal', () => {
  const { openTab, streams } = browser();
  const { hub } = openTab();
  const leave = hub.subscribe(['fleet']);
  settled();
  const [first] = streams;
  leave();
  hub.subscribe(['fleet']);
  hub.subscribe(['fleet'])();
  settled();
  expect([...streams]).toEqual([first]);
});

test('each tab opens its own stream without lock or channel support', () => {
  const { openTab, topics } = browser();
  for (const tab of [openTab(false), openTab(false)]) tab.hub.subscribe(['fleet']);
  settled();
  expect(topics()).toEqual(['fleet', 'fleet']);
});

test('a stopped hub has no stream and receives nothing', () => {
  const { openTab, streams } = browser();
  const [leader, other] = [openTab(), openTab()];
  leader.hub.subscribe(['fleet']);
  settled();
  other.hub.stop();
  for (const stream of streams) stream.onEvent(event);
  expect(other.onEvent).not.toHaveBeenCalled();
  leader.hub.stop();
  expect(streams.size).toBe(0);
});

const lost = { state: 'waiting', retryInMs: 1000, error: null } as const;

test('[G10] notifies every tab once when the stream is lost and once when it is restored', () => {
  const { openTab, streams } = browser();
  const tabs = [openTab(), openTab()];
  tabs[0]?.hub.subscribe(['fleet']);
  settled();
  for (const state of [{ state: 'open' }, lost, { state: 'connecting' }, lost, { state: 'open' }] as const)
    for (const stream of streams) stream.onState?.(state);
  for (const { onConnectionChange } of tabs) expect(onConnectionChange.mock.calls).toEqual([[false], [true]]);
});

test('[G10] notifies a tab that opens while the stream is lost', () => {
  const { openTab, streams } = browser();
  openTab().hub.subscribe(['fleet']);
  settled();
  for (const stream of streams) stream.onState?.(lost);
  expect(openTab().onConnectionChange.mock.calls).toEqual([[false]]);
});

test('[G10] reconnects a waiting stream immediately when the network returns, and only then', () => {
  const { openTab, streams } = browser();
  const { hub } = openTab();
  hub.subscribe(['fleet']);
  settled();
  const [first] = streams;
  hub.retry();
  expect([...streams]).toEqual([first]);
  first?.onState?.(lost);
  hub.retry();
  expect(streams.size).toBe(1);
  expect([...streams]).not.toEqual([first]);
});

test('[G11] a hidden tab does not report a lost stream', () => {
  const { openTab, streams } = browser();
  const { hub, hide, onConnectionChange } = openTab();
  hub.subscribe(['fleet']);
  settled();
  for (const stream of streams) stream.onState?.(lost);
  hide();
  expect(onConnectionChange.mock.calls).toEqual([[false], [true]]);
  expect(streams.size).toBe(0);
});
