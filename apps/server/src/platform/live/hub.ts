import type { Readable } from 'node:stream';
import { type ActiveSession, may, personOf, type Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { LiveBus } from '#/platform/live/bus.ts';
import { type EventMark, LiveReader } from '#/platform/live/live-reader.ts';
import {
  type FeedTopic,
  groupTopics,
  type LiveTopic,
  topicOf,
  type ValueTopic,
} from '#/platform/live/live-topic.ts';

export interface LiveHubOptions {
  readonly topics: readonly LiveTopic[];
  readonly bus: Pick<LiveBus, 'subscribe'>;
  readonly clock: Clock;
  /** The hex token hashes of the sessions that have not ended. */
  readonly findValidSessions: (sessions: readonly ActiveSession[]) => Promise<ReadonlySet<string>>;
  readonly heartbeatMs: number;
  /** Concurrent streams of one account; a browser needs one, or one per tab. */
  readonly streamsPerAccount?: number;
  /** A reader with more unread bytes is disconnected. */
  readonly unreadLimitBytes?: number;
  readonly onError: (error: unknown) => void;
}

/** Sends the events of all topics to the clients of this server. */
export class LiveHub {
  readonly #options: LiveHubOptions;
  readonly #readers = new Set<LiveReader>();
  /** Streams of each account, with those being opened. */
  readonly #streams = new Map<string, number>();
  readonly #changed = new Set<string>();
  readonly #heartbeat: NodeJS.Timeout;
  #subscription: Promise<unknown> | undefined;
  #flushing: Promise<void> | undefined;
  #checking: Promise<void> | undefined;
  #sequence = '0';
  #notifications = 0;
  #isClosed = false;

  constructor(options: LiveHubOptions) {
    this.#options = options;
    this.#heartbeat = setInterval(() => this.#beat(), options.heartbeatMs);
    this.#heartbeat.unref();
  }

  /** Opens a stream that starts with the current values. Throws `resource.not_found` for a topic outside the scope. */
  async open(session: ActiveSession, topics: readonly string[]): Promise<Readable> {
    const release = this.#reserve(personOf(session.scope));
    try {
      const stream = await this.#start(session, topics);
      if (stream.closed) release();
      else stream.once('close', release);
      return stream;
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Counts a stream of an account, and returns the function that releases it. Throws `request.rate_limited`. */
  #reserve(account: string): () => void {
    const { streamsPerAccount = 30 } = this.#options;
    const open = this.#streams.get(account) ?? 0;
    if (open >= streamsPerAccount) {
      throw new AppError('request.rate_limited', { headers: { 'retry-after': '30' } });
    }
    this.#streams.set(account, open + 1);
    return () => {
      const left = (this.#streams.get(account) ?? 1) - 1;
      if (left > 0) this.#streams.set(account, left);
      else this.#streams.delete(account);
    };
  }

  async #start(session: ActiveSession, topics: readonly string[]): Promise<Readable> {
    const { bus, unreadLimitBytes = 1_000_000 } = this.#options;
    // The next reader retries a failed subscription.
    this.#subscription ??= bus
      .subscribe((changed, sequence) => this.#notify(changed, sequence))
      .catch((error: unknown) => {
        this.#subscription = undefined;
        throw error;
      });
    await this.#subscription;
    const before = this.#notifications;
    const reader = new LiveReader(session, topics, unreadLimitBytes);
    const sendAll = await this.#readCurrent(session.scope, topics);
    reader.stream.once('close', () => this.#readers.delete(reader));
    this.#readers.add(reader);
    sendAll(reader);
    // Changes notified during the queries went only to the readers at that time.
    if (this.#notifications !== before) this.#notify(topics, this.#sequence);
    if (this.#isClosed) this.#end(reader);
    return reader.stream;
  }

  /** Sends `bye` to every reader and ends the streams. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    for (const reader of this.#readers) this.#end(reader);
    await this.#checking;
    await this.#flushing;
  }

  /** Reads what a new reader gets, and returns a function that sends it. */
  async #readCurrent(scope: Scope, topics: readonly string[]): Promise<(reader: LiveReader) => void> {
    const sends: ((reader: LiveReader, mark: EventMark) => void)[] = [];
    const missing = new Set(topics);
    for (const { topic, keys } of groupTopics(this.#options.topics, new Set(topics))) {
      const { name } = topic;
      if (!may(scope, topic.permission)) throw new AppError('account.not_permitted');
      if (topic.kind === 'value') {
        for (const [key, json] of await readJson(topic, scope, keys)) {
          missing.delete(topicOf(name, key));
          sends.push((reader, mark) => reader.sendValue(topicOf(name, key), name, json, mark));
        }
      } else {
        for (const key of keys) {
          const start = topic.start(key, await topic.readCursor(scope, key));
          missing.delete(topicOf(name, key));
          sends.push((reader, mark) => reader.sendChange(topicOf(name, key), name, start, mark));
        }
      }
    }
    if (missing.size > 0) throw new AppError('resource.not_found');
    return (reader) => {
      for (const send of sends) send(reader, this.#mark());
    };
  }

  /** Records changed topics; null: any may have changed. Changes during a flush go into the next one. */
  #notify(topics: readonly string[] | null, sequence: string): void {
    const changed = topics ?? [...this.#readers].flatMap((reader) => [...reader.topics]);
    for (const topic of changed) this.#changed.add(topic);
    if (topics !== null) this.#sequence = sequence;
    this.#notifications += 1;
    if (this.#changed.size > 0) this.#flushing ??= this.#flush().catch(this.#options.onError);
  }

  async #flush(): Promise<void> {
    try {
      while (this.#changed.size > 0) {
        const topics = new Set(this.#changed);
        this.#changed.clear();
        await this.#refresh(topics);
      }
    } finally {
      this.#flushing = undefined;
    }
  }

  /** One query per scope and declaration, regardless of the number of readers and keys. */
  async #refresh(changed: ReadonlySet<string>): Promise<void> {
    for (const readers of Map.groupBy(this.#readers, ({ session }) => scopeKey(session.scope)).values()) {
      const scope = readers[0]?.session.scope;
      if (!scope) continue;
      const subscribed = new Set(readers.flatMap((reader) => [...reader.topics]));
      const topics = [...subscribed].filter((topic) => changed.has(topic));
      for (const { topic, keys } of groupTopics(this.#options.topics, topics)) {
        if (topic.kind === 'value') await this.#sendValues(topic, scope, keys, readers);
        else for (const key of keys) await this.#sendChanges(topic, scope, key, readers);
      }
    }
  }

  async #sendValues(
    topic: ValueTopic,
    scope: Scope,
    keys: readonly string[],
    readers: readonly LiveReader[],
  ): Promise<void> {
    const values = await readJson(topic, scope, keys);
    for (const [key, json] of values)
      for (const reader of readers)
        reader.sendValue(topicOf(topic.name, key), topic.name, json, this.#mark());
  }

  /** One query serves all readers with the same cursor. */
  async #sendChanges(
    topic: FeedTopic,
    scope: Scope,
    key: string,
    readers: readonly LiveReader[],
  ): Promise<void> {
    const name = topicOf(topic.name, key);
    for (const [after, group] of Map.groupBy(readers, (reader) => reader.cursorOf(name))) {
      const change = after === undefined ? null : await topic.readChange(scope, key, after);
      if (change) for (const reader of group) reader.sendChange(name, topic.name, change, this.#mark());
    }
  }

  /** Heartbeats do not wait for the database. */
  #beat(): void {
    for (const reader of this.#readers) reader.sendHeartbeat();
    this.#checking ??= this.#check()
      .catch(this.#options.onError)
      .finally(() => {
        this.#checking = undefined;
      });
  }

  /** Finds changes without a notification: a silent engine or an ended session. */
  async #check(): Promise<void> {
    // Readers added during the query are checked at the next heartbeat.
    const readers = [...this.#readers];
    const valid = await this.#options.findValidSessions(readers.map(({ session }) => session));
    for (const reader of readers) if (!valid.has(reader.session.tokenHash.toString('hex'))) this.#end(reader);
    this.#notify(null, this.#sequence);
  }

  #end(reader: LiveReader): void {
    reader.end(this.#mark().ts);
    this.#readers.delete(reader);
  }

  #mark(): EventMark {
    return { sequence: this.#sequence, ts: this.#options.clock.now().toISOString() };
  }
}

async function readJson(
  topic: ValueTopic,
  scope: Scope,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const values = await topic.read(scope, keys);
  return new Map([...values].map(([key, value]) => [key, JSON.stringify(value)]));
}

/** Readers with the same key get the same events. */
const scopeKey = (scope: Scope): string =>
  scope.kind === 'admin'
    ? 'admin'
    : JSON.stringify([scope.keyId, scope.customerId, scope.accountId, scope.role, scope.isLimited]);
