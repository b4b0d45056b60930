import { Readable } from 'node:stream';
import type { LiveEvent } from '@unmuted/api/contract';
import { readFleet } from '#/modules/admin/dashboard/dashboard.service.ts';
import { type CastNowDeps, readNows } from '#/modules/casts/cast/cast.service.ts';
import { stillValid } from '#/modules/identity/session/session.repository.ts';
import { readChange, readCursor } from '#/modules/listeners/listeners/listeners.service.ts';
import type { ActiveSession, Scope } from '#/platform/auth/scope.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { LiveBus } from '#/platform/live/bus.ts';
import type { LiveHub } from '#/platform/live/live-hub.ts';

const fleetTopic = 'fleet';
const castPrefix = 'cast:';
const listenersPrefix = 'listeners:';

interface HubDeps extends CastNowDeps {
  readonly bus: LiveBus;
  readonly heartbeatMs: number;
  /** A reader with more unread bytes is disconnected; it reconnects and gets the current values. */
  readonly unreadLimitBytes?: number;
  readonly onError: (error: unknown) => void;
}

interface Reader {
  readonly session: ActiveSession;
  readonly topics: ReadonlySet<string>;
  readonly stream: Readable;
  /** The last value sent by topic; for listeners, the cursor. */
  readonly sent: Map<string, string>;
  readonly cursors: Map<string, number>;
}

type Value = Extract<LiveEvent, { event: 'cast' | 'fleet' }>['data'];

export function createLiveHub(options: HubDeps): LiveHub {
  const { bus, heartbeatMs, onError, unreadLimitBytes = 1_000_000, ...deps } = options;
  const readers = new Set<Reader>();
  const changed = new Set<string>();
  let subscribed: Promise<unknown> | undefined;
  let flushing: Promise<void> | undefined;
  let looking: Promise<void> | undefined;
  let sequence = '0';
  let announcements = 0;
  let isClosed = false;
  const heart = setInterval(beat, heartbeatMs);
  heart.unref();

  /** One query per scope, regardless of readers and topics. */
  async function refresh(topics: ReadonlySet<string>): Promise<void> {
    const byScope = Map.groupBy(readers, ({ session }) => keyOf(session.scope));
    for (const [first, ...others] of byScope.values()) {
      if (!first) continue;
      const wanted = new Set([first, ...others].flatMap((reader) => [...reader.topics]));
      const names = new Set([...wanted].filter((topic) => topics.has(topic)));
      if (names.size === 0) continue;
      const values = await readTopics(deps, first.session.scope, names);
      for (const reader of [first, ...others]) tell(reader, values);
      await tellChanges([first, ...others], names);
    }
  }

  function tell(reader: Reader, values: ReadonlyMap<string, Value>): void {
    for (const [topic, data] of values) {
      const text = JSON.stringify(data);
      if (!reader.topics.has(topic) || reader.sent.get(topic) === text) continue;
      reader.sent.set(topic, text);
      send(reader, topic === fleetTopic ? 'fleet' : 'cast', text);
    }
  }

  /** Sends joins and leaves. One query serves all readers with the same topic and cursor. */
  async function tellChanges(told: readonly Reader[], topics: ReadonlySet<string>): Promise<void> {
    for (const topic of topics) {
      if (!topic.startsWith(listenersPrefix)) continue;
      const following = told.filter((reader) => reader.cursors.has(topic));
      for (const [after, group] of Map.groupBy(following, (reader) => reader.cursors.get(topic) ?? 0)) {
        const scope = group[0]?.session.scope;
        const change = scope && (await readChange(deps, scope, topic.slice(listenersPrefix.length), after));
        if (!change) continue;
        for (const reader of group) {
          reader.cursors.set(topic, change.cursor);
          send(reader, 'listeners', JSON.stringify(change));
        }
      }
    }
  }

  function send(reader: Reader, event: 'cast' | 'fleet' | 'listeners', data: string): void {
    const ts = deps.clock.now().toISOString();
    write(
      reader,
      `id: ${sequence}\nevent: ${event}\ndata: {"event":"${event}","ts":"${ts}","data":${data}}\n\n`,
    );
  }

  function write({ stream }: Reader, text: string): void {
    if (stream.destroyed) return;
    stream.push(text);
    if (stream.readableLength > unreadLimitBytes) stream.destroy();
  }

  function end(reader: Reader): void {
    const ts = deps.clock.now().toISOString();
    write(reader, `event: bye\ndata: {"event":"bye","ts":"${ts}"}\n\n`);
    if (!reader.stream.destroyed) reader.stream.push(null);
    readers.delete(reader);
  }

  /** Heartbeats do not wait for the database. */
  function beat(): void {
    for (const reader of readers) write(reader, ': still here\n\n');
    looking ??= look()
      .catch(onError)
      .finally(() => {
        looking = undefined;
      });
  }

  /** Detects changes without a notification: a silent engine or an ended session. */
  async function look(): Promise<void> {
    // Readers added during the query were not checked.
    const asked = [...readers];
    const sessions = asked.map((reader) => reader.session);
    const valid = await stillValid(deps.db, sessions, deps.clock.now());
    for (const reader of asked) if (!valid.has(reader.session.tokenHash.toString('hex'))) end(reader);
    heard(null, sequence);
  }

  /** Serialized: changes during a run go into the next one. */
  async function flush(): Promise<void> {
    try {
      while (changed.size > 0) {
        const topics = new Set(changed);
        changed.clear();
        await refresh(topics);
      }
    } finally {
      flushing = undefined;
    }
  }

  function heard(topics: readonly string[] | null, at: string): void {
    if (topics === null) for (const reader of readers) for (const topic of reader.topics) changed.add(topic);
    else for (const topic of topics) changed.add(topic);
    if (topics !== null) sequence = at;
    announcements += 1;
    if (changed.size > 0) flushing ??= flush().catch(onError);
  }

  return {
    async open(session, topics) {
      // The next reader retries a failed subscription.
      subscribed ??= bus.subscribe(heard).catch((error: unknown) => {
        subscribed = undefined;
        throw error;
      });
      await subscribed;
      const before = announcements;
      const values = await readTopics(deps, session.scope, new Set(topics));
      const cursors = await readCursors(deps, session.scope, topics);
      if (topics.some((topic) => !values.has(topic) && !cursors.has(topic))) {
        throw new AppError('resource.not_found');
      }
      const stream = new Readable({ read() {} });
      const reader: Reader = { session, topics: new Set(topics), stream, sent: new Map(), cursors };
      stream.once('close', () => readers.delete(reader));
      readers.add(reader);
      tell(reader, values);
      // A reader with an older cursor detects that it missed changes.
      for (const [topic, cursor] of cursors) {
        const username = topic.slice(listenersPrefix.length);
        send(reader, 'listeners', JSON.stringify({ username, after: cursor, cursor, joined: [], left: [] }));
      }
      // Changes notified since the query went only to the readers at that time.
      if (announcements !== before) heard(topics, sequence);
      if (isClosed) end(reader);
      return stream;
    },
    async close() {
      isClosed = true;
      clearInterval(heart);
      for (const reader of readers) end(reader);
      await looking;
      await flushing;
    },
  };
}

/** Current cursors of the listener topics; throws if a cast is outside the scope. */
async function readCursors(
  deps: CastNowDeps,
  scope: Scope,
  topics: readonly string[],
): Promise<Map<string, number>> {
  const cursors = new Map<string, number>();
  for (const topic of topics) {
    if (!topic.startsWith(listenersPrefix)) continue;
    cursors.set(topic, await readCursor(deps, scope, topic.slice(listenersPrefix.length)));
  }
  return cursors;
}

/** Current values of the topics visible to the scope. */
async function readTopics(
  deps: CastNowDeps,
  scope: Scope,
  topics: ReadonlySet<string>,
): Promise<Map<string, Value>> {
  const usernames = [...topics]
    .filter((topic) => topic.startsWith(castPrefix))
    .map((topic) => topic.slice(5));
  const casts = usernames.length ? await readNows(deps, scope, usernames) : [];
  const values = new Map<string, Value>(casts.map((cast) => [castPrefix + cast.username, cast]));
  if (scope.kind === 'admin' && topics.has(fleetTopic)) values.set(fleetTopic, await readFleet(deps, scope));
  return values;
}

function keyOf(scope: Scope): string {
  return scope.kind === 'admin' ? 'admin' : scope.customerId;
}
