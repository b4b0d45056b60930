import { spawn } from 'node:child_process';
import { createConcurrencyLimit } from '#/platform/connector/concurrency-limit.ts';

/** What sound some bytes are; `none`: none that is known; `no_probe`: there is no ffprobe here to say so. */
export type Probed = { readonly codec: string } | 'none' | 'no_probe';

const timeoutMs = 5_000;
const waitMs = 10_000;
const maxOutput = 65_536;
/** A stream of sound is one of these. Playlists and lists of files, which name other places, are not among them. */
const formats = 'mp3,aac,ogg,flac,loas,mpegts';
const enter = createConcurrencyLimit({ perHost: 2, inAll: 2 });

export interface ProbeOptions {
  readonly binary?: string;
}

/** Asks ffprobe, which is given bytes alone: never an address, and no way to open one. */
export async function probeAudio(bytes: Buffer, { binary = 'ffprobe' }: ProbeOptions = {}): Promise<Probed> {
  const leave = await enter('probe', waitMs);
  try {
    return await run(bytes, binary);
  } finally {
    leave();
  }
}

function run(bytes: Buffer, binary: string): Promise<Probed> {
  const { promise, resolve } = Promise.withResolvers<Probed>();
  const asked = ['-v', 'error', '-show_entries', 'stream=codec_type,codec_name', '-of', 'json'];
  const guarded = ['-protocol_whitelist', 'pipe', '-format_whitelist', formats, '-i', 'pipe:0'];
  const child = spawn(binary, [...asked, ...guarded], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH ?? '' },
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  const output: Buffer[] = [];
  let length = 0;
  child.once('error', () => resolve('no_probe'));
  child.stdout.on('data', (piece: Buffer) => {
    length += piece.length;
    if (length > maxOutput) child.kill('SIGKILL');
    else output.push(piece);
  });
  child.once('close', (code) => resolve(code === 0 ? readCodec(Buffer.concat(output).toString()) : 'none'));
  // It may have made up its mind before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(bytes);
  return promise;
}

function readCodec(text: string): Probed {
  try {
    const { streams } = JSON.parse(text) as { streams?: { codec_type?: unknown; codec_name?: unknown }[] };
    const audio = streams?.find(({ codec_type }) => codec_type === 'audio');
    return typeof audio?.codec_name === 'string' ? { codec: audio.codec_name } : 'none';
  } catch {
    return 'none';
  }
}
