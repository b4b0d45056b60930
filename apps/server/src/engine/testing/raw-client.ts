import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { until } from './until.ts';

/** A raw connection that sends exactly the given bytes and records the received ones. */
export class RawClient {
  readonly socket: Socket;
  #received = Buffer.alloc(0);
  isClosed = false;

  constructor(port: number, head: string) {
    this.socket = connect({ host: '127.0.0.1', port });
    this.socket.on('data', (piece) => {
      this.#received = Buffer.concat([this.#received, piece]);
    });
    this.socket.on('error', () => {});
    this.socket.once('close', () => {
      this.isClosed = true;
    });
    this.socket.write(head);
  }

  get bytes(): Buffer {
    return this.#received;
  }

  get text(): string {
    return this.#received.toString('utf8');
  }

  /** The received bytes after the head. */
  get body(): Buffer {
    const end = this.#received.indexOf('\r\n\r\n');
    return end === -1 ? Buffer.alloc(0) : this.#received.subarray(end + 4);
  }

  waitFor(text: string): Promise<true> {
    return until(() => this.#received.includes(text));
  }

  closed(withinMs?: number): Promise<true> {
    return until(() => this.isClosed, withinMs);
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    const closed = once(this.socket, 'close');
    this.socket.destroy();
    await closed;
  }
}

export const basic = (username: string, password: string): string =>
  `Authorization: Basic ${Buffer.from(`${username}:${password}`).toString('base64')}\r\n`;

/** Returns the complete reply to one request; the server closes the connection. */
export async function sendHead(port: number, head: string): Promise<string> {
  const client = new RawClient(port, head);
  await client.closed();
  return client.text;
}
