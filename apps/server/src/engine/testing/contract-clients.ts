import type { MountStats, StreamEngine } from '../engine.ts';
import { basic, RawClient } from './raw-client.ts';
import { silence } from './silence.ts';
import { until } from './until.ts';

export interface EngineUnderTest {
  readonly engine: StreamEngine;
  readonly port: number;
  stop(): Promise<void>;
}

/** Set up on every engine before the suite: `/one` and `/two`, `/small` for one listener; user `source`. */
export const contractMounts = [
  { mount: '/one', username: 'source', sourcePassword: 'pw-one', maxListeners: null, name: 'One' },
  { mount: '/two', username: 'source', sourcePassword: 'pw-two', maxListeners: null, name: 'Two' },
  { mount: '/small', username: 'source', sourcePassword: 'pw-small', maxListeners: 1, name: 'Small' },
] as const;

export type ContractMount = (typeof contractMounts)[number]['mount'];

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

  async mountStats(mount: ContractMount): Promise<MountStats | undefined> {
    const { mounts } = await this.#subject.engine.readStats();
    return mounts.find((each) => each.mount === mount);
  }

  /** Keeps sending, since some engines take a listener in only when audio comes. */
  async source(mount: ContractMount): Promise<{ client: RawClient; stop(): Promise<void> }> {
    const head = `PUT ${mount} HTTP/1.1\r\nHost: a\r\n${basic('source', `pw-${mount.slice(1)}`)}`;
    const client = this.open(
      `${head}User-Agent: Contract/1\r\nContent-Type: audio/mpeg\r\nice-bitrate: 64\r\n\r\n`,
    );
    await client.heard(' 200 OK');
    const timer = setInterval(() => client.socket.write(silence(4)), 50);
    client.socket.once('close', () => clearInterval(timer));
    await until(() => this.mountStats(mount));
    return { client, stop: () => client.close() };
  }

  async listener(mount: ContractMount): Promise<RawClient> {
    const client = this.open(`GET ${mount} HTTP/1.0\r\nUser-Agent: <b>Player</b> & Co\r\n\r\n`);
    await client.heard(' 200 OK');
    await until(() => client.body.length > 0);
    return client;
  }

  destroy(): void {
    for (const client of this.#open) client.socket.destroy();
  }
}
