import { spawn } from 'node:child_process';
import { createConcurrencyLimit } from '#/platform/connector/concurrency-limit.ts';
import { childAccount } from '#/platform/processes/child-account.ts';

/** The detected codec; `none`: not a known audio format; `no_probe`: ffprobe is not installed. */
export type Probed = { readonly codec: string } | 'none' | 'no_probe';

const timeoutMs = 5_000;
const waitMs = 10_000;
const maxOutput = 65_536;
/**
 * The accepted audio formats. Playlists and file lists, which reference other files, are excluded.
 */
const formats = 'mp3,aac,ogg,flac,loas,mpegts';
const enter = createConcurrencyLimit({ perHost: 2, inAll: 2 });

export interface ProbeOptions {
  readonly binary?: string;
}

/** Runs ffprobe on bytes only: it gets no URL, and no protocol to open one. */
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
  const args = ['-v', 'error', '-show_entries', 'stream=codec_type,codec_name', '-of', 'json'];
  const guarded = ['-protocol_whitelist', 'pipe', '-format_whitelist', formats, '-i', 'pipe:0'];
  const account = childAccount();
  const child = spawn(binary, [...args, ...guarded], {
    // It parses bytes of strangers.
    ...(account && { uid: account.uid, gid: account.gid, cwd: '/' }),
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
  // It may exit before it has read all input.
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
