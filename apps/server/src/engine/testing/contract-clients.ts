import type { MountStats, StreamEngine } from '../engine.ts';
import { basic, RawClient } from './raw-client.ts';
import type { RecordedHooks } from './recorded-hooks.ts';
import { silence } from './silence.ts';
import { until } from './until.ts';

export interface EngineUnderTest {
  readonly engine: StreamEngine;
  readonly port: number;
  /** The hooks passed to the engine at start. */
  readonly hooks?: RecordedHooks;
  stop(): Promise<void>;
}

/**
 * Set up on every engine before the suite: `/one` and `/two`, and `/small` with a limit of one
 * listener; user `source`. `/small` is of another cast.
 */
export const contractMounts = [
  { mount: '/one', cast: 'a', username: 'source', sourcePassword: 'pw-one', maxListeners: null, name: 'One' },
  { mount: '/two', cast: 'a', username: 'source', sourcePassword: 'pw-two', maxListeners: null, name: 'Two' },
  {
    mount: '/small',
    cast: 'b',
    username: 'source',
    sourcePassword: 'pw-small',
    maxListeners: 1,
    name: 'Small',
  },
] as const;

/** The sources and players of the engine contract. */
export class ContractClients {
  readonly #subject: EngineUnderTest;
  readonly #open: RawClient[] = [];

  constructor(subject: EngineUnderTest) {
    this.#subject = subject;
  }

  open(head: string): RawClient {
    const client = new RawClient(this.#subject.port, head);
    this.#open.push(client);
    return client;
  }

  async mountStats(mount: string): Promise<MountStats | undefined> {
    const { mounts } = await this.#subject.engine.readStats();
    return mounts.find((each) => each.mount === mount);
  }

  /** Sends continuously, since some engines accept a listener only when audio arrives. */
  async source(
    mount: string,
    password = `pw-${mount.slice(1)}`,
  ): Promise<{ client: RawClient; stop(): Promise<void> }> {
    const head = `PUT ${mount} HTTP/1.1\r\nHost: a\r\n${basic('source', password)}`;
    const client = this.open(
      `${head}User-Agent: Contract/1\r\nContent-Type: audio/mpeg\r\nice-bitrate: 64\r\n\r\n`,
    );
    await client.waitFor(' 200 OK');
    const timer = setInterval(() => client.socket.write(silence(4)), 50);
    client.socket.once('close', () => clearInterval(timer));
    await until(() => this.mountStats(mount));
    return { client, stop: () => client.close() };
  }

  /** Returns the status line of the reply to a rejected source. */
  async refusedSource(mount: string, password: string): Promise<string> {
    const type = 'Content-Type: audio/mpeg\r\n\r\n';
    return this.#refused(`PUT ${mount} HTTP/1.0\r\n${basic('source', password)}${type}`);
  }

  /** Returns the status line of the reply to a rejected listener. */
  refusedListener(mount: string): Promise<string> {
    return this.#refused(`GET ${mount} HTTP/1.0\r\n\r\n`);
  }

  /** An accepted listener stays connected. */
  async isLetIn(mount: string): Promise<boolean> {
    const client = this.open(`GET ${mount} HTTP/1.0\r\n\r\n`);
    // A rejection has a body too, and its connection closes a moment later.
    await until(() => client.isClosed || client.body.length > 0);
    return client.text.includes(' 200 OK');
  }

  async #refused(head: string): Promise<string> {
    const client = this.open(head);
    await client.closed();
    return client.text.slice(0, client.text.indexOf('\r\n'));
  }

  async listener(mount: string, headers = ''): Promise<RawClient> {
    const client = this.open(`GET ${mount} HTTP/1.0\r\nUser-Agent: <b>Player</b> & Co\r\n${headers}\r\n`);
    await client.waitFor(' 200 OK');
    await until(() => client.body.length > 0);
    return client;
  }

  /** Disconnects all clients. */
  async disconnect(): Promise<void> {
    await Promise.all(this.#open.splice(0).map((client) => client.close()));
  }

  destroy(): void {
    for (const client of this.#open) client.socket.destroy();
  }
}
