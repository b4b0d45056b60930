import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Decoder } from '#/modules/silence/hearing/decoders/decoder.ts';
import type { Pcm } from '#/modules/silence/hearing/meter.ts';

const sampleRateHz = 48_000;
const frameBytes = 8;
/** The accepted formats. Playlists and file lists, which reference other files, are excluded. */
const formats = 'mp3,aac,ogg,flac,loas,mpegts,mov';
const environment = { PATH: process.env.PATH ?? '' };

/** Whether ffmpeg is installed. */
export async function hasFfmpeg(): Promise<boolean> {
  const child = spawn('ffmpeg', ['-version'], { stdio: 'ignore', env: environment });
  const [code] = await Promise.race([once(child, 'close'), once(child, 'error')]);
  return code === 0;
}

/** Decodes what the other decoders cannot, as two channels. ffmpeg gets bytes only, and no protocol to open an address. */
export function createFfmpegDecoder(): Decoder {
  const guarded = ['-protocol_whitelist', 'pipe', '-format_whitelist', formats];
  // Otherwise it waits for five megabytes.
  const input = ['-probesize', '65536', '-analyzeduration', '0', '-i', 'pipe:0'];
  const output = ['-vn', '-f', 'f32le', '-ac', '2', '-ar', String(sampleRateHz), 'pipe:1'];
  const child = spawn('ffmpeg', ['-v', 'error', '-nostdin', ...guarded, ...input, ...output], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: environment,
  });
  let decoded: Buffer = Buffer.alloc(0);
  let hasEnded = false;
  child.once('error', () => {
    hasEnded = true;
  });
  child.once('close', () => {
    hasEnded = true;
  });
  child.stdout.on('data', (piece: Buffer) => {
    decoded = Buffer.concat([decoded, piece]);
  });
  // It may exit before it has read all input.
  child.stdin.on('error', () => {});
  return {
    async push(bytes) {
      if (hasEnded) throw new Error('ffmpeg has ended');
      const isFull = bytes.length > 0 && !child.stdin.write(bytes);
      if (isFull) await Promise.race([once(child.stdin, 'drain'), once(child, 'close')]);
      const length = decoded.length - (decoded.length % frameBytes);
      const pcm = separate(decoded.subarray(0, length));
      decoded = Buffer.from(decoded.subarray(length));
      return pcm ? [pcm] : [];
    },
    close: () => void child.kill('SIGKILL'),
  };
}

function separate(bytes: Buffer): Pcm | null {
  const length = bytes.length / frameBytes;
  if (length === 0) return null;
  const channels = [0, 4].map((offset) => {
    const samples = new Float32Array(length);
    for (let at = 0; at < length; at += 1) samples[at] = bytes.readFloatLE(at * frameBytes + offset);
    return samples;
  });
  return { sampleRateHz, channels };
}
