import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';

interface SourceOptions {
  readonly port: number;
  readonly mount: string;
  readonly password: string;
  readonly file: string;
  readonly bytesPerSecond?: number;
}

export interface Source {
  setTitle: (title: string) => Promise<void>;
  /** Goes on with other audio of the same format: once, then with what follows it, in a loop. */
  play: (once: Buffer, then?: Buffer) => void;
  /** Drops the connection abruptly, like a crashed encoder. */
  kill: () => void;
}

/** The first MP3 file of the audio that the server's build makes for the demo. */
export function builtAudio(root = join(import.meta.dirname, '../..')): string {
  const folder = join(root, 'apps/server/dist/audio');
  const name = readdirSync(folder).find((file) => file.endsWith('.mp3'));
  if (!name) throw new Error(`no MP3 file in ${folder}`);
  return join(folder, name);
}

/** A test encoder: streams an MP3 file over the Icecast source protocol in real time. */
export async function startSource(options: SourceOptions): Promise<Source> {
  const { port, mount, password, file, bytesPerSecond = 8_000 } = options;
  const authorization = `Basic ${Buffer.from(`source:${password}`).toString('base64')}`;
  const socket = await open(port);
  socket.on('error', () => undefined);
  socket.write(
    [
      `PUT ${mount} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      `Authorization: ${authorization}`,
      'User-Agent: e2e-encoder/1',
      'Content-Type: audio/mpeg',
      'Ice-Name: e2e',
      '',
      '',
    ].join('\r\n'),
  );
  const reply = await firstLine(socket);
  if (!/ (100|200) /.test(`${reply} `)) throw new Error(`the engine refused the source: ${reply}`);

  let audio: Buffer = readFileSync(file);
  let next = audio;
  const stepMs = 100;
  const step = Math.round((bytesPerSecond * stepMs) / 1000);
  let offset = 0;
  // One second of audio at once, then real time, like encoders with a send buffer.
  socket.write(audio.subarray(0, bytesPerSecond));
  const timer = setInterval(() => {
    socket.write(audio.subarray(offset, offset + step));
    offset += step;
    if (offset < audio.length) return;
    offset = 0;
    audio = next;
  }, stepMs);
  socket.on('close', () => clearInterval(timer));

  return {
    play: (once, then = once) => {
      [audio, next, offset] = [once, then, 0];
    },
    setTitle: (title) => updateTitle(port, mount, authorization, title),
    kill: () => {
      clearInterval(timer);
      socket.destroy();
    },
  };
}

function updateTitle(port: number, mount: string, authorization: string, title: string): Promise<void> {
  const query = new URLSearchParams({ mount, mode: 'updinfo', song: title, charset: 'UTF-8' });
  return new Promise((resolve, reject) => {
    request(
      { port, host: '127.0.0.1', path: `/admin/metadata?${query}`, headers: { authorization } },
      (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`metadata: ${response.statusCode}`)),
        );
      },
    )
      .on('error', reject)
      .end();
  });
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

function firstLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    socket.once('data', (data) => resolve(String(data).split('\r\n')[0] ?? ''));
    socket.once('close', () => reject(new Error('the engine closed the connection')));
  });
}
