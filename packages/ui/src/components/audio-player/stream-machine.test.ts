import { describe, expect, it } from 'vitest';
import { MAX_ATTEMPTS, type StreamEvent, type StreamState, timeoutMs, transition } from './stream-machine.ts';

const idle: StreamState = { status: 'idle' };

/** The state after all events, and the effects along the way. */
function after(...events: (StreamEvent | StreamEvent['type'])[]) {
  let state = idle;
  const effects: string[] = [];
  for (const event of events) {
    const step = transition(state, typeof event === 'string' ? ({ type: event } as StreamEvent) : event);
    state = step.state;
    if (step.effect) effects.push(step.effect);
  }
  return { state, effects };
}

const refused = (name: string): StreamEvent => ({ type: 'refused', name });
const error = (code?: number): StreamEvent => ({ type: 'error', code });

it('connects on play and is live on the first audio', () => {
  expect(after('play')).toEqual({ state: { status: 'connecting' }, effects: ['open'] });
  expect(after('play', 'waiting', 'playing').state).toEqual({ status: 'live' });
});

it('releases the connection on stop', () => {
  expect(after('play', 'playing', 'stop')).toEqual({ state: idle, effects: ['open', 'release'] });
});

it('emits no change when nothing changes', () => {
  expect(transition(idle, { type: 'stop' }).state).toBe(idle);
  const away: StreamState = { status: 'off-air' };
  expect(transition(away, { type: 'off-air' }).state).toBe(away);
});

it('opens no second connection on a repeated play', () => {
  expect(after('play', 'play').effects).toEqual(['open']);
});

it.each<StreamEvent['type']>(['playing', 'waiting', 'ended', 'timeout', 'on-air'])(
  'leaves %s of the browser alone while nobody listens',
  (type) => expect(after(type)).toEqual({ state: idle, effects: [] }),
);

describe('first connection', () => {
  it.each([
    [error(4), 'unavailable'],
    [error(2), 'interrupted'],
    [error(), 'unavailable'],
    [{ type: 'ended' }, 'ended'],
    [{ type: 'timeout' }, 'slow'],
    [refused('NotSupportedError'), 'unavailable'],
  ] as const)('that breaks by %o has failed: %s', (event, failure) => {
    expect(after('play', event)).toEqual({
      state: { status: 'failed', failure },
      effects: ['open', 'release'],
    });
  });

  it('reports blocked autoplay and can be retried', () => {
    expect(after('play', refused('NotAllowedError')).state).toEqual({ status: 'blocked' });
    expect(after('play', refused('NotAllowedError'), 'play').state).toEqual({ status: 'connecting' });
  });

  it('does not fail when play is interrupted by another request', () => {
    expect(after('play', refused('AbortError')).state).toEqual({ status: 'connecting' });
  });
});

describe('after the first audio', () => {
  it('waits while stalled and is live again when audio resumes', () => {
    expect(after('play', 'playing', 'waiting').state).toMatchObject({
      status: 'reconnecting',
      phase: 'stalled',
    });
    expect(after('play', 'playing', 'waiting', 'playing').state).toEqual({ status: 'live' });
  });

  it('reconnects when the stall lasts', () => {
    const { state, effects } = after('play', 'playing', 'waiting', 'timeout');
    expect(state).toMatchObject({ status: 'reconnecting', phase: 'opening', attempt: 1 });
    expect(effects).toEqual(['open', 'open']);
  });

  it.each([
    [{ type: 'ended' }, 'ended'],
    [error(2), 'interrupted'],
  ] as const)('is tried again after %o', (event, cause) => {
    const waits = after('play', 'playing', event);
    expect(waits.state).toEqual({ status: 'reconnecting', phase: 'waiting', attempt: 1, cause });
    expect(waits.effects).toEqual(['open', 'release']);
    expect(after('play', 'playing', event, 'timeout', 'playing').state).toEqual({ status: 'live' });
  });

  it('ignores events of the closed connection', () => {
    const { state } = after('play', 'playing', error(2), error(4), 'ended', 'waiting', 'playing');
    expect(state).toMatchObject({ phase: 'waiting', attempt: 1 });
  });

  it('backs off exponentially', () => {
    const waits: (number | undefined)[] = [];
    let state = after('play', 'playing', error(2)).state;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      waits.push(timeoutMs(state));
      state = transition(state, { type: 'timeout' }).state;
      state = transition(state, error(4)).state;
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000]);
  });

  it('fails after five attempts with the original cause', () => {
    const tries = Array.from({ length: MAX_ATTEMPTS }, () => [{ type: 'timeout' } as const, error(4)]).flat();
    expect(after('play', 'playing', 'ended', ...tries).state).toEqual({ status: 'failed', failure: 'ended' });
  });

  it('resets the attempt count once live', () => {
    const { state } = after('play', 'playing', 'ended', 'timeout', error(4), 'timeout', 'playing', 'ended');
    expect(state).toMatchObject({ attempt: 1 });
  });
});

describe('source disconnects', () => {
  it('can neither play nor stop before the source is back', () => {
    expect(after('off-air', 'play', 'stop')).toEqual({ state: { status: 'off-air' }, effects: [] });
  });

  it('stops playback and releases the connection', () => {
    expect(after('play', 'playing', 'off-air')).toEqual({
      state: { status: 'off-air' },
      effects: ['open', 'release'],
    });
  });

  it('does not resume automatically when the source is back', () => {
    expect(after('play', 'playing', 'off-air', 'on-air')).toEqual({
      state: idle,
      effects: ['open', 'release'],
    });
  });
});

it('times out after 20 seconds connecting and 8 seconds stalled, and never otherwise', () => {
  expect(timeoutMs({ status: 'connecting' })).toBe(20_000);
  expect(timeoutMs(after('play', 'playing', 'waiting').state)).toBe(8000);
  expect(timeoutMs({ status: 'live' })).toBeUndefined();
});
