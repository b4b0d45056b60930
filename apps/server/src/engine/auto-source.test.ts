import { afterEach, beforeEach, expect, test } from 'vitest';
import { ManualClock } from '#/platform/clock/testing/manual-clock.ts';
import { type AutoSource, type AutoSourceOptions, startAutoSource } from './auto-source.ts';
import { mountConfig, openRelay, type TestRelay } from './testing/relay-bench.ts';
import { silence, silentFrameBytes } from './testing/silence.ts';
import { until } from './testing/until.ts';

const frameMs = (1152 * 1000) / 44_100;

let bench: TestRelay;
let clock: ManualClock;
let source: AutoSource | null = null;
let logged: string[];

beforeEach(async () => {
  bench = await openRelay([mountConfig('/a')]);
  clock = new ManualClock();
  logged = [];
});

afterEach(async () => {
  source?.stop();
  await bench.close();
});

function start(more: Partial<AutoSourceOptions> = {}): void {
  source = startAutoSource({
    origin: `http://127.0.0.1:${bench.port}`,
    mount: '/a',
    username: 'source',
    password: 'secret-of-/a',
    audio: silence(50),
    titles: ['One', 'Two'],
    titleEveryMs: 20_000,
    clock,
    log: (message) => logged.push(message),
    ...more,
  });
}

const live = () => bench.relay.state.live.get('/a');
const framesReceived = (): number => (live()?.bytesRead ?? 0) / silentFrameBytes;
const framesIn = (ms: number): number => Math.ceil(ms / frameMs);

test("sends ten seconds of audio at once, then paces itself by the audio's duration", async () => {
  start();
  await until(() => framesReceived() === framesIn(10_000));
  for (let second = 1; second <= 30; second += 1) {
    for (let tick = 0; tick < 4; tick += 1) clock.advance(250);
    await until(() => framesReceived() === framesIn(10_000 + second * 1000));
  }
  expect(live()?.source.bitrate).toBe(64);
});

test('skips the missed audio after a long sleep', async () => {
  start();
  await until(() => framesReceived() === framesIn(10_000));
  const before = framesReceived();
  const wakeUp = (): void => {
    // One late tick, as after a laptop was suspended overnight.
    const jump = clock.now().getTime() + 8 * 3_600_000;
    clock.now = () => new Date(jump);
    clock.advance(250);
  };
  wakeUp();
  await until(() => framesReceived() > before);
  expect(framesReceived() - before).toBeLessThanOrEqual(framesIn(10_000) + 1);
});

test('sends the titles in order', async () => {
  start();
  await until(() => live()?.title === 'One');
  clock.advance(20_000);
  await until(() => live()?.title === 'Two');
  clock.advance(20_000);
  await until(() => live()?.title === 'One');
});

test('reconnects after a disconnect, with a growing delay after each rejection', async () => {
  start();
  await until(() => live());
  bench.relay.state.applyConfig([]);
  const waits: number[] = [];
  for (let refusal = 1; ; refusal += 1) {
    await until(() => logged.length === refusal && clock.nextInMs() !== null);
    const wait = clock.nextInMs() ?? 0;
    waits.push(wait);
    if (refusal === 7) break;
    clock.advance(wait);
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  bench.relay.state.applyConfig([mountConfig('/a')]);
  clock.advance(10_000);
  await until(() => source?.isConnected() && live());
});

test('disconnects and does not reconnect once stopped', async () => {
  start();
  await until(() => live());
  source?.stop();
  await until(() => !live());
  expect(source?.isConnected()).toBe(false);
  expect(clock.nextInMs()).toBeNull();
});

test('rejects a file without MP3 frames', () => {
  expect(() => start({ audio: Buffer.from('no music') })).toThrow('No MP3 frame');
});
