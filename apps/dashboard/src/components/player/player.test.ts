import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AudioOutput, createPlayer, slowAfterMs } from '#/components/player/player.ts';

/** A fake audio element: tests dispatch the events of a browser. */
class FakeAudio extends EventTarget implements AudioOutput {
  src = '';
  error: MediaError | null = null;
  loads: string[] = [];
  pause = () => {};
  load = () => void this.loads.push(this.src);
  removeAttribute = () => {
    this.src = '';
  };
  playResult: Promise<void> = Promise.resolve();
  play = () => this.playResult;

  fire(name: string, code?: number) {
    this.error = code === undefined ? null : ({ code } as MediaError);
    this.dispatchEvent(new Event(name));
  }
}

const aurora = { id: 'aurora', url: 'http://localhost:4101/aurora' };
const atlantic = { id: 'atlantic', url: 'http://localhost:4101/atlantic' };

function playing() {
  const audio = new FakeAudio();
  const player = createPlayer();
  const detach = player.attach(audio);
  player.play(aurora);
  audio.fire('playing');
  return { audio, player, detach };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('makes no request before play is pressed', () => {
  const audio = new FakeAudio();
  const player = createPlayer();
  player.attach(audio);
  expect(audio.src).toBe('');
  expect(player.get()).toEqual({ status: 'idle' });
});

test('stays loading until audio plays', () => {
  const audio = new FakeAudio();
  const player = createPlayer();
  player.attach(audio);
  player.play(aurora);
  expect(audio.src).toBe(aurora.url);
  expect(player.get()).toEqual({ status: 'loading', track: aurora });
  audio.fire('playing');
  expect(player.get()).toEqual({ status: 'playing', track: aurora });
});

test('stopping releases the connection by clearing the source and reloading', () => {
  const { audio, player } = playing();
  player.stop();
  expect(audio.src).toBe('');
  expect(audio.loads.at(-1)).toBe('');
  expect(player.get()).toEqual({ status: 'idle' });
});

test('playing another stream stops the first one', () => {
  const { audio, player } = playing();
  player.play(atlantic);
  expect(audio.loads.at(-1)).toBe('');
  expect(audio.src).toBe(atlantic.url);
  expect(player.get()).toEqual({ status: 'loading', track: atlantic });
});

test('a rejected play() of an abandoned stream does not fail the next one', async () => {
  const audio = new FakeAudio();
  const player = createPlayer();
  player.attach(audio);
  audio.playResult = Promise.reject(new DOMException('interrupted', 'AbortError'));
  player.play(aurora);
  audio.playResult = Promise.resolve();
  player.play(atlantic);
  await vi.advanceTimersByTimeAsync(0);
  expect(player.get()).toEqual({ status: 'loading', track: atlantic });
});

describe('a failure reports its cause and releases the connection', () => {
  test.each([
    ['unavailable', 'error', 4],
    ['interrupted', 'error', 2],
    ['ended', 'ended', undefined],
  ] as const)('%s', (failure, event, code) => {
    const { audio, player } = playing();
    audio.fire(event, code);
    expect(player.get()).toEqual({ status: 'failed', track: aurora, failure });
    expect(audio.src).toBe('');
  });

  test('blocked', async () => {
    const audio = new FakeAudio();
    const player = createPlayer();
    player.attach(audio);
    audio.playResult = Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
    player.play(aurora);
    await vi.advanceTimersByTimeAsync(0);
    expect(player.get()).toMatchObject({ status: 'failed', failure: 'blocked' });
  });

  test('slow, after 20 s without audio', () => {
    const { audio, player } = playing();
    audio.fire('waiting');
    vi.advanceTimersByTime(slowAfterMs - 1);
    expect(player.get().status).toBe('loading');
    vi.advanceTimersByTime(1);
    expect(player.get()).toMatchObject({ status: 'failed', failure: 'slow' });
  });
});

test('audio that resumes after buffering is not stopped', () => {
  const { audio, player } = playing();
  audio.fire('waiting');
  audio.fire('playing');
  vi.advanceTimersByTime(slowAfterMs);
  expect(player.get().status).toBe('playing');
});

test('media events after a stop are ignored', () => {
  const { audio, player } = playing();
  player.stop();
  audio.fire('error', 4);
  audio.fire('playing');
  expect(player.get()).toEqual({ status: 'idle' });
});

test('removing the element stops the audio', () => {
  const { audio, detach, player } = playing();
  detach();
  expect(audio.src).toBe('');
  expect(player.get()).toEqual({ status: 'idle' });
});

test('notifies subscribers of each change until they unsubscribe', () => {
  const player = createPlayer();
  player.attach(new FakeAudio());
  const onError = vi.fn();
  const leave = player.subscribe(onError);
  player.play(aurora);
  leave();
  player.stop();
  expect(onError).toHaveBeenCalledOnce();
});
