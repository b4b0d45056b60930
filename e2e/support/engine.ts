import { get, type IncomingMessage, request } from 'node:http';

/** Listener count of a mount from the engine's XML, with the mount's source password. */
export async function listenersOf(port: number, mount: string, password: string): Promise<number> {
  const authorization = `Basic ${Buffer.from(`source:${password}`).toString('base64')}`;
  const xml = await new Promise<string>((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, path: `/admin/listclients?mount=${mount}`, headers: { authorization } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve(text));
      },
    )
      .on('error', reject)
      .end();
  });
  const count = /<Listeners>(\d+)<\/Listeners>/i.exec(xml)?.[1];
  return count === undefined ? 0 : Number(count);
}

export interface Listener {
  readonly bytes: () => number;
  /** Resolves when the stream ends. */
  readonly ended: Promise<void>;
  readonly stop: () => void;
}

/** A minimal player: connects, reads and counts bytes. */
export function startListener(
  port: number,
  mount: string,
  headers: Record<string, string> = {},
): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const call = get(
      { host: '127.0.0.1', port, path: mount, headers: { 'user-agent': 'e2e-player/1', ...headers } },
      (response: IncomingMessage) => {
        if (response.statusCode !== 200) {
          response.resume();
          reject(new Error(`the engine answered ${response.statusCode}`));
          return;
        }
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on('error', () => undefined);
        const ended = new Promise<void>((done) => response.once('close', () => done()));
        resolve({ bytes: () => bytes, ended, stop: () => response.destroy() });
      },
    );
    call.on('error', reject);
  });
}
