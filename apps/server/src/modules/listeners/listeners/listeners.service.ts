import type { Listener, ListenerChange, ListenerList } from '@unmuted/api/contract';
import { findEngineState } from '#/modules/casts/cast/cast.repository.ts';
import { requireEngine } from '#/modules/casts/cast/cast.service.ts';
import { requireCast } from '#/modules/casts/cast/cast-access.repository.ts';
import { toEngineInfo } from '#/modules/casts/cast/cast-snapshot.ts';
import { listStreams, type StreamRow } from '#/modules/casts/cast/streams.repository.ts';
import { requestDisconnects, requestMove } from '#/modules/listeners/listeners/disconnects.repository.ts';
import { disconnectsTopic } from '#/modules/listeners/listeners/listener-tracker.ts';
import {
  findNewest,
  findOpenSession,
  listChangedSessions,
  listOpenSessions,
  type SessionRow,
} from '#/modules/listeners/listeners/listeners.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import type { Geo } from '#/platform/geo/geo.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { maskAddress } from '#/platform/lib/mask-address.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface ListenerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly geo: Geo;
  readonly bus: Pick<LiveBus, 'publish'>;
}

export async function listListeners(
  { db, clock, geo }: ListenerDeps,
  scope: Scope,
  username: string,
): Promise<ListenerList> {
  const cast = await requireCast(db, scope, username);
  const state = await findEngineState(db);
  // Cursor first: a change made before the list is read is sent again, and clients deduplicate it by id.
  const { cursor, lastLeft } = await findNewest(db, scope, cast.id);
  const rows = await listOpenSessions(db, scope, cast.id);
  return {
    items: rows.map(toListener),
    total: rows.length,
    page: 1,
    pageSize: Math.max(1, rows.length),
    unique: new Set(rows.map(({ person }) => person.toString('hex'))).size,
    cursor,
    at: clock.now().toISOString(),
    emptySince: rows.length === 0 ? (lastLeft?.toISOString() ?? null) : null,
    known: state?.tells_listeners === true && toEngineInfo(state, clock.now()).state === 'up',
    geo: geo.source,
  };
}

/** The current cursor of a cast; another customer's cast is not found. */
export async function readCursor(
  { db }: Pick<ListenerDeps, 'db'>,
  scope: Scope,
  username: string,
): Promise<number> {
  const cast = await requireCast(db, scope, username);
  return (await findNewest(db, scope, cast.id)).cursor;
}

/** Changes after a cursor, or null if there are none. */
export async function readChange(
  { db }: Pick<ListenerDeps, 'db'>,
  scope: Scope,
  username: string,
  after: number,
): Promise<ListenerChange | null> {
  const cast = await requireCast(db, scope, username);
  const rows = await listChangedSessions(db, scope, cast.id, after);
  const last = rows.at(-1);
  if (!last) return null;
  const isOpen = ({ ended_at }: SessionRow) => ended_at === null;
  return {
    username,
    after,
    cursor: Number(last.seq),
    joined: rows.filter(isOpen).map(toListener),
    left: rows.filter((row) => !isOpen(row)).map(({ id }) => id),
  };
}

export async function disconnectListener(
  deps: ListenerDeps,
  { scope, caller }: Act,
  username: string,
  id: string,
): Promise<void> {
  const { db, clock, bus } = deps;
  const cast = await requireCast(db, scope, username);
  await requireEngine(deps);
  await db.transaction().execute(async (tx) => {
    const session = await findOpenSession(tx, scope, cast.id, id);
    if (!session) throw new AppError('listener.not_found');
    await requestDisconnects(tx, [id], 'disconnected');
    await recordAudit(tx, {
      at: clock.now(),
      action: 'listener.disconnected',
      by: scope,
      about: { accountId: cast.account_id },
      caller,
      details: { cast: cast.username, address: maskAddress(session.address) },
    });
  });
  bus.publish([disconnectsTopic]);
}

/** Only to a live stream with the same codec, because a player keeps its decoder. */
export async function moveListener(
  deps: ListenerDeps,
  { scope, caller }: Act,
  username: string,
  { id, streamId }: { readonly id: string; readonly streamId: string },
): Promise<{ mount: string }> {
  const { db, clock, bus } = deps;
  const cast = await requireCast(db, scope, username);
  const { capabilities } = await requireEngine(deps);
  if (!capabilities?.moveOneListener) throw new AppError('engine.unsupported');
  const mount = await db.transaction().execute(async (tx) => {
    const session = await findOpenSession(tx, scope, cast.id, id);
    if (!session) throw new AppError('listener.not_found');
    const streams = await listStreams(tx, scope, [cast.id]);
    const to = streams.find((stream) => stream.id === streamId);
    if (!to) throw new AppError('resource.not_found');
    const from = streams.find((stream) => stream.mount === session.mount);
    if (!canMove(from, to)) throw new AppError('stream.incompatible');
    await requestMove(tx, id, to.mount);
    await recordAudit(tx, {
      at: clock.now(),
      action: 'listener.moved',
      by: scope,
      about: { accountId: cast.account_id },
      caller,
      details: { cast: cast.username, address: maskAddress(session.address), mount: to.mount },
    });
    return to.mount;
  });
  bus.publish([disconnectsTopic]);
  return { mount };
}

/** Moves every listener of a stream, like `moveListener`: the only kind of move that Icecast supports. */
export async function moveStream(
  deps: ListenerDeps,
  { scope, caller }: Act,
  username: string,
  { id, streamId }: { readonly id: string; readonly streamId: string },
): Promise<{ mount: string; listeners: number }> {
  const { db, clock, bus } = deps;
  const cast = await requireCast(db, scope, username);
  const { capabilities } = await requireEngine(deps);
  if (!capabilities?.moveListeners) throw new AppError('engine.unsupported');
  const moved = await db.transaction().execute(async (tx) => {
    const streams = await listStreams(tx, scope, [cast.id]);
    const [from, to] = [id, streamId].map((each) => streams.find((stream) => stream.id === each));
    if (!from || !to) throw new AppError('resource.not_found');
    if (!canMove(from, to)) throw new AppError('stream.incompatible');
    const open = await listOpenSessions(tx, scope, cast.id);
    const there = open.filter(({ mount }) => mount === from.mount);
    for (const session of there) await requestMove(tx, session.id, to.mount);
    await recordAudit(tx, {
      at: clock.now(),
      action: 'listeners.moved',
      by: scope,
      about: { accountId: cast.account_id },
      caller,
      details: { cast: cast.username, from: from.mount, mount: to.mount, listeners: there.length },
    });
    return { mount: to.mount, listeners: there.length };
  });
  bus.publish([disconnectsTopic]);
  return moved;
}

function canMove(from: StreamRow | undefined, to: StreamRow): boolean {
  if (!from?.live || !to.live || from === to) return false;
  const type = from.live.content_type;
  // Two Ogg streams of unknown codecs may differ.
  if (type !== null && /\/(?:x-)?ogg$/i.test(type)) return false;
  return type === to.live.content_type;
}

export async function revealAddress(
  { db, clock }: ListenerDeps,
  { scope, caller }: Act,
  username: string,
  id: string,
): Promise<{ address: string }> {
  const cast = await requireCast(db, scope, username);
  return db.transaction().execute(async (tx) => {
    const session = await findOpenSession(tx, scope, cast.id, id);
    if (!session) throw new AppError('listener.not_found');
    await recordAudit(tx, {
      at: clock.now(),
      action: 'listener.address_revealed',
      by: scope,
      about: { accountId: cast.account_id },
      caller,
      details: { cast: cast.username, session: id },
    });
    return { address: session.address };
  });
}

function toListener(row: SessionRow): Listener {
  return {
    id: row.id,
    mount: row.mount,
    address: maskAddress(row.address),
    player: row.player,
    class: row.class,
    agent: row.agent,
    country: row.country as Listener['country'],
    startedAt: row.started_at.toISOString(),
    returning: row.is_returning,
    referrer: row.referrer,
    sample: row.sample,
  };
}
