import { get, type IncomingMessage } from 'node:http';

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
