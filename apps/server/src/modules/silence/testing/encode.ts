import { spawnSync } from 'node:child_process';

export const ffmpegPath = '/usr/bin/ffmpeg';

/** Runs ffmpeg; returns its output and its log. */
export function ffmpeg(args: readonly string[], input?: Buffer): { out: Buffer; log: string } {
  const { stdout, stderr, status } = spawnSync(ffmpegPath, ['-hide_banner', '-nostdin', ...args], {
    input,
    maxBuffer: 50_000_000,
  });
  if (status !== 0) throw new Error(stderr.toString());
  return { out: stdout, log: stderr.toString() };
}

/** The bytes of an encoded `lavfi` source. */
export const encode = (source: string, ...codec: readonly string[]): Buffer =>
  ffmpeg(['-v', 'error', '-f', 'lavfi', '-i', source, ...codec, 'pipe:1']).out;
