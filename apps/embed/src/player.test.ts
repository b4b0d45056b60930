import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlayer, type Sound } from '#/player.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** An audio element that never connects; the test controls its events. */
function createTestPlayer({ refuses = false, address = 'https://streams.example/a' as string | null } = {}) {
  const handlers = new Map<string, () => void>();
  const connected: string[] = [];
  let src = '';
  const place = { address, hasEnded: false };
  const sound = {
    get src() {
      return src;
    },
    set src(value: string) {
      src = value;
      connected.push(value);
    },
    volume: 1,
    muted: false,
    get ended() {
      return place.hasEnded;
    },
    play: async () => {
      if (refuses) throw new DOMException('press first', 'NotAllowedError');
    },
    pause: () => undefined,
    load: () => undefined,
    removeAttribute: () => {
      src = '';
    },
    addEventListener: (name: string, listener: () => void) => void handlers.set(name, listener),
  } as unknown as Sound;
  const states: string[] = [];
  const breaks = vi.fn();
  const player = createPlayer({
    sound,
    source: () => place.address,
    onChange: (playback) => void states.push(playback),
    onInterruption: breaks,
    random: () => 0.5,
  });
  const fire = (name: string) => handlers.get(name)?.();
  return { player, fire, states, connected, breaks, place, source: () => src };
}

it('connects on play and disconnects on stop', async () => {
  const { player, fire, states, connected, source } = createTestPlayer();
  expect(connected).toEqual([]);
  player.play();
  fire('playing');
  expect(states).toEqual(['connecting', 'playing']);
  player.stop();
  expect([source(), player.playback()]).toEqual(['', 'idle']);
  fire('error');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(connected).toHaveLength(1);
});

it('reconnects with a growing delay, and reports each interruption', async () => {
  const { player, fire, connected, breaks } = createTestPlayer();
  player.play();
  const waits: number[] = [];
  for (let times = 0; times < 7; times += 1) {
    fire('error');
    expect(player.playback()).toBe('failed');
    const began = Date.now();
    const before = connected.length;
    while (connected.length === before) await vi.advanceTimersByTimeAsync(500);
    waits.push((Date.now() - began) / 1_000);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
  expect(breaks).toHaveBeenCalledTimes(7);
  fire('playing');
  fire('ended');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(connected).toHaveLength(9);
});

it('treats a connection without audio as dead', async () => {
  const { player, fire, connected } = createTestPlayer();
  player.play();
  await vi.advanceTimersByTimeAsync(11_999);
  expect(player.playback()).toBe('connecting');
  await vi.advanceTimersByTimeAsync(1_001);
  expect(connected).toHaveLength(2);
  fire('playing');
  fire('waiting');
  await vi.advanceTimersByTimeAsync(12_000);
  expect(player.playback()).toBe('failed');
});

it('waits for a stream and starts as soon as there is one', () => {
  const { player, place, connected } = createTestPlayer({ address: null });
  player.play();
  expect(player.playback()).toBe('failed');
  player.sourceChanged();
  expect(connected).toEqual([]);
  place.address = 'https://streams.example/b';
  player.sourceChanged();
  expect(connected).toEqual(['https://streams.example/b']);
});

it('returns to stopped when the browser blocks autoplay', async () => {
  const { player } = createTestPlayer({ refuses: true });
  player.play();
  await vi.advanceTimersByTimeAsync(0);
  expect(player.playback()).toBe('idle');
});

it('stops when the system pauses it, and reconnects when the stream ended', async () => {
  const paused = createTestPlayer();
  paused.player.play();
  paused.fire('playing');
  paused.fire('pause');
  expect(paused.player.playback()).toBe('idle');
  const ended = createTestPlayer();
  ended.player.play();
  ended.fire('playing');
  ended.place.hasEnded = true;
  ended.fire('pause');
  ended.fire('ended');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended.connected).toHaveLength(2);
});
