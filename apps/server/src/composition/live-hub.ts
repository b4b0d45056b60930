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
  /** A reader with more than this unread is cut; it comes back and gets the present. */
  readonly unreadLimitBytes?: number;
  readonly onError: (error: unknown) => void;
}

interface Reader {
  readonly session: ActiveSession;
  readonly topics: ReadonlySet<string>;
  readonly stream: Readable;
  /** Topic → what was last sent; of listeners, how far. */
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

  /** One query a scope, however many readers and topics it has. */
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

  /** Who came and left. Readers of one topic who stand at one point are told by one query. */
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

  /** Readers hear from us also while the database takes its time. */
  function beat(): void {
    for (const reader of readers) write(reader, ': still here\n\n');
    looking ??= look()
      .catch(onError)
      .finally(() => {
        looking = undefined;
      });
  }

  /** Finds what no one announces: an engine gone silent, a session that ended. */
  async function look(): Promise<void> {
    // Whoever comes while the database answers was not asked about.
    const asked = [...readers];
    const sessions = asked.map((reader) => reader.session);
    const valid = await stillValid(deps.db, sessions, deps.clock.now());
    for (const reader of asked) if (!valid.has(reader.session.tokenHash.toString('hex'))) end(reader);
    heard(null, sequence);
  }

  /** One at a time: what changes meanwhile goes into the next round. */
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
      // A failed subscription is tried again by the next reader.
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
      // A reader whose list is older than this knows by it that it missed something.
      for (const [topic, cursor] of cursors) {
        const username = topic.slice(listenersPrefix.length);
        send(reader, 'listeners', JSON.stringify({ username, after: cursor, cursor, joined: [], left: [] }));
      }
      // What was announced since the database was asked went to the readers there were then.
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

/** How far the changes of those of the topics have come that are about listeners; a cast that is not the scope's throws. */
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

/** The present values of those of the topics that the scope may see. */
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
