import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeWithTool } from '#/engine/testing/debian-tool.ts';
import { type Ear, startEar } from '#/modules/silence/hearing/ear.ts';
import type { Level } from '#/modules/silence/hearing/levels.ts';
import type { Loop } from '#/modules/silence/hearing/loop-detector.ts';
import type { HeardCodec, HearingProblem } from '#/modules/silence/hearing/messages.ts';
import { encode, ffmpeg, ffmpegPath } from '#/modules/silence/testing/encode.ts';
import { systemClock } from '#/platform/clock/clock.ts';

let ear: Ear;
const errors: unknown[] = [];
beforeAll(async () => {
  ear = startEar({ clock: systemClock, onError: (error) => void errors.push(error) });
  await vi.waitFor(() => expect(ear.capabilities()).not.toBeNull(), 20_000);
});
afterAll(() => ear.stop());

/** 12 s: left louder than right, with one second of silence at the end. */
const source = [
  'anoisesrc=color=pink:duration=12:sample_rate=48000:amplitude=0.6:seed=3[n]',
  'sine=frequency=300:duration=12:sample_rate=48000[s]',
  '[n][s]amix=inputs=2,pan=stereo|c0=c0|c1=0.5*c0',
]
  .join(',')
  .replaceAll('[n],', '[n];')
  .replaceAll('[s],', '[s];');

/** What ffmpeg measures of the same bytes: LUFS, and dBFS of each channel. */
function measured(bytes: Buffer): { loudness: number; rms: number[] } {
  const { log } = ffmpeg(
    ['-i', 'pipe:0', '-af', 'ebur128,astats=measure_overall=none', '-f', 'null', '-'],
    bytes,
  );
  return {
    loudness: Number(/I:\s+(-?[\d.]+) LUFS/.exec(log.slice(log.lastIndexOf('Summary:')))?.[1]),
    rms: [...log.matchAll(/RMS level dB: (-?[\d.]+)/g)].map(([, value]) => Number(value)),
  };
}

interface Heard {
  levels: Level[];
  codec: HeardCodec | null;
  problem: HearingProblem | null;
}

/** Sends bytes in pieces as a connection receives them. */
function hear(bytes: Buffer): Heard {
  const heard: Heard = { levels: [], codec: null, problem: null };
  const stream = ear.open({
    onCodec: (codec) => {
      heard.codec = codec;
    },
    onLevels: (levels) => void heard.levels.push(...levels),
    onProblem: (problem) => {
      heard.problem = problem;
    },
  });
  for (let at = 0; at < bytes.length; at += 1_400) stream.push(bytes.subarray(at, at + 1_400));
  return heard;
}

const power = (values: readonly number[]): number =>
  10 * Math.log10(values.reduce((sum, value) => sum + 10 ** (value / 10), 0) / values.length);

describeWithTool(ffmpegPath, 'ffmpeg', () => {
  it.each<[HeardCodec, string[]]>([
    ['mp3', ['-c:a', 'libmp3lame', '-b:a', '128k', '-f', 'mp3']],
    ['aac', ['-c:a', 'aac', '-b:a', '128k', '-f', 'adts']],
    ['opus', ['-c:a', 'libopus', '-b:a', '96k', '-f', 'ogg']],
    ['vorbis', ['-c:a', 'libvorbis', '-q:a', '5', '-f', 'ogg']],
    ['flac', ['-c:a', 'flac', '-f', 'ogg']],
    ['flac', ['-c:a', 'flac', '-f', 'flac']],
  ])('measures %s as ffmpeg does: %j', async (codec, encoder) => {
    const bytes = encode(source, ...encoder);
    const heard = hear(bytes);
    await vi.waitFor(() => expect(heard.levels.length).toBeGreaterThanOrEqual(9), 20_000);
    expect([heard.codec, heard.problem]).toEqual([codec, null]);
    const { loudness, rms } = measured(bytes);
    for (const [channel, wanted] of rms.entries()) {
      const own = power(heard.levels.slice(1, 9).map((level) => level.rms[channel] ?? 0));
      expect(Math.abs(own - wanted)).toBeLessThan(0.5);
    }
    const shortTerm = heard.levels.flatMap((level) => level.shortTerm ?? []);
    expect(heard.levels.slice(0, 2).map((level) => level.shortTerm)).toEqual([null, null]);
    expect(Math.abs(power(shortTerm) - loudness)).toBeLessThan(0.3);
    expect(heard.levels[4]?.correlation).toBeGreaterThan(0.95);
  });

  it('hears MP3 and AAC from anywhere, and through damage', async () => {
    for (const encoder of [
      ['-c:a', 'libmp3lame', '-f', 'mp3'],
      ['-c:a', 'aac', '-f', 'adts'],
    ]) {
      const bytes = Buffer.from(encode(source, ...encoder).subarray(3_333));
      bytes.fill(0, 60_000, 62_000);
      const heard = hear(bytes);
      await vi.waitFor(() => expect(heard.levels.length).toBeGreaterThanOrEqual(7), 20_000);
      expect(heard.problem).toBeNull();
      expect(Math.min(...heard.levels.slice(1).map((level) => level.rms[0] ?? -120))).toBeGreaterThan(-40);
    }
  });

  it.each([
    ['a stuck player', 'anoisesrc=color=pink:duration=62:amplitude=0.4,aloop=loop=-1:size=152000', 3.17],
    ['a programme', 'anoisesrc=color=pink:duration=62:amplitude=0.4', null],
  ])('tells the loop of %s, once a minute', async (_name, signal, lengthS) => {
    const loops: (Loop | null)[] = [];
    const bytes = encode(`${signal},atrim=duration=62`, '-c:a', 'libmp3lame', '-b:a', '64k', '-f', 'mp3');
    const onProblem = (problem: HearingProblem) => expect.unreachable(problem);
    const stream = ear.open({ onLevels: () => {}, onLoop: (loop) => void loops.push(loop), onProblem });
    stream.push(bytes);
    await vi.waitFor(() => expect(loops).toHaveLength(1), 20_000);
    stream.close();
    if (lengthS === null) expect(loops).toEqual([null]);
    else expect(loops[0]?.lengthS).toBeCloseTo(lengthS, 1);
  });

  it('says what it does not know', async () => {
    const page = hear(Buffer.alloc(200_000, '<p>Not found</p>'));
    await vi.waitFor(() => expect(page.problem).toBe('unknown_format'));
    expect(page.levels).toEqual([]);
  });

  it('survives its process: streams are told, and the next ones are heard', async () => {
    const bytes = encode(source, '-c:a', 'libmp3lame', '-f', 'mp3');
    const lost = hear(bytes.subarray(0, 40_000));
    await vi.waitFor(() => expect(lost.codec).toBe('mp3'), 20_000);
    spawnSync('pkill', ['-9', '-P', String(process.pid), '-f', 'hearing/ear-process']);
    await vi.waitFor(() => expect(lost.problem).toBe('crashed'), 20_000);
    expect(errors).toHaveLength(1);
    await vi.waitFor(
      async () => {
        const heard = hear(bytes);
        await vi.waitFor(() => expect(heard.levels.length).toBeGreaterThan(5), 4_000);
      },
      { timeout: 20_000, interval: 500 },
    );
  });
});

it('ends with its server, also while it starts', async () => {
  const program = path.join(import.meta.dirname, 'ear-process.ts');
  const server = `
    const { fork } = require('node:child_process');
    const ear = fork(${JSON.stringify(program)}, [], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    require('node:fs').writeSync(1, String(ear.pid));
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(process.argv[1]));`;
  for (const livesMs of ['0', '100', '300', '600']) {
    const { stdout } = spawnSync(process.execPath, ['-e', server, livesMs], { encoding: 'utf8' });
    await vi.waitFor(() => expect(() => process.kill(Number(stdout), 0)).toThrow('ESRCH'), 20_000);
  }
});
