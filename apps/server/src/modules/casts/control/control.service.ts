import {
  type AuditAction,
  type CastMove,
  type CastNow,
  type CastState,
  castMachine,
  moveError,
} from '@unmuted/api/contract';
import { type CastNowDeps, readNow, requireEngine } from '#/modules/casts/cast/cast.service.ts';
import { type OwnCast, requireCast } from '#/modules/casts/cast/cast-access.repository.ts';
import { mountsTopic } from '#/modules/casts/cast/mount-configs.ts';
import { addCommands, commandsTopic } from '#/modules/casts/control/commands.repository.ts';
import { saveRunning } from '#/modules/casts/control/control.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { AuditChange } from '#/platform/audit/changed-fields.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { NewRow, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface ControlDeps extends CastNowDeps {
  readonly bus: Pick<LiveBus, 'publish'>;
}

/** The caller, the cast and the client address. */
export interface ControlAct {
  readonly scope: Scope;
  readonly caller: Caller;
  readonly username: string;
}

/** The desired state is stored in the database and the engine follows. Setting the current state is a no-op. */
export async function setRunning(deps: ControlDeps, act: ControlAct, isRunning: boolean): Promise<CastNow> {
  const { db, clock, bus } = deps;
  const { scope, username } = act;
  const cast = await requireMove(deps, act, isRunning ? 'start' : 'stop');
  await requireConfigurable(deps);
  const { listeners } = await readNow(deps, scope, username);
  const at = clock.now();
  const hasChanged = await db.transaction().execute(async (tx) => {
    if (!(await saveRunning(tx, scope, cast.id, { isRunning, at }))) return false;
    await record(tx, deps, act, {
      cast,
      action: isRunning ? 'cast.started' : 'cast.stopped',
      details: isRunning ? {} : { listeners },
      change: { before: { isRunning: !isRunning }, after: { isRunning } },
    });
    return true;
  });
  if (hasChanged) bus.publish([mountsTopic, 'fleet', `cast:${username}`]);
  return readNow(deps, scope, username);
}

/** Disconnects the sources, which reconnect by themselves; listeners stay connected where the engine supports it. */
export async function restartCast(
  deps: ControlDeps,
  act: ControlAct,
  graceful: boolean | undefined,
): Promise<CastNow> {
  await requireMove(deps, act, 'restart');
  const capabilities = await requireConfigurable(deps);
  if (graceful && !capabilities.keepListeners) throw new AppError('engine.unsupported');
  const keepListeners = graceful ?? capabilities.keepListeners;
  return requestCommand(deps, act, {
    action: 'cast.restarted',
    command: { kind: 'restart', keep_listeners: keepListeners },
    details: { graceful: keepListeners },
  });
}

export async function kickSource(deps: ControlDeps, act: ControlAct, stream?: string): Promise<CastNow> {
  await requireMove(deps, act, 'kickSource');
  await requireEngine(deps);
  return requestCommand(deps, act, {
    action: 'source.disconnected',
    command: { kind: 'drop_source' },
    stream,
    details: {},
  });
}

export async function setTitle(
  deps: ControlDeps,
  act: ControlAct,
  { title, stream }: { title: string; stream?: string | undefined },
): Promise<CastNow> {
  await requireMove(deps, act, 'setTitle');
  await requireEngine(deps);
  return requestCommand(deps, act, {
    action: 'cast.title_updated',
    command: { kind: 'set_title', title },
    stream,
    details: { title },
    changeOf: (now) => ({ before: { title: now.title }, after: { title } }),
  });
}

interface Wanted {
  readonly action: AuditAction;
  readonly command: Partial<NewRow<'engine_orders'>> & Pick<NewRow<'engine_orders'>, 'kind'>;
  readonly stream?: string | undefined;
  readonly details: Readonly<Record<string, string | boolean>>;
  /** The values for the audit log. */
  readonly changeOf?: (now: CastNow) => AuditChange;
}

/** For the given stream, or for every live stream of the cast. */
async function requestCommand(deps: ControlDeps, act: ControlAct, wanted: Wanted): Promise<CastNow> {
  const { db, clock, bus } = deps;
  const cast = await requireCast(db, act.scope, act.username);
  const now = await readNow(deps, act.scope, act.username);
  const { stream } = wanted;
  const selected = now.streams.filter(({ mount }) => stream === undefined || mount === `/${stream}`);
  if (selected.length === 0) throw new AppError('resource.not_found');
  const live = selected.filter(({ onAir }) => onAir === true);
  if (live.length === 0) throw new AppError('cast.off_air');
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    await addCommands(
      tx,
      live.map(({ mount }) => ({
        id: uuidv7(at),
        cast_id: cast.id,
        mount,
        title: wanted.command.title ?? null,
        keep_listeners: wanted.command.keep_listeners ?? false,
        kind: wanted.command.kind,
        requested_at: at,
      })),
    );
    const mounts = live.map(({ mount }) => mount).join(' ');
    await record(tx, deps, act, {
      cast,
      action: wanted.action,
      details: { mounts, listeners: now.listeners, ...wanted.details },
      change: wanted.changeOf?.(now),
    });
  });
  bus.publish([commandsTopic]);
  return now;
}

interface AuditEntry {
  readonly cast: OwnCast;
  readonly action: AuditAction;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
  readonly change?: AuditChange | undefined;
}

const record = (
  tx: Tx,
  { clock }: ControlDeps,
  { scope, caller }: ControlAct,
  line: AuditEntry,
): Promise<void> =>
  recordAudit(tx, {
    at: clock.now(),
    action: line.action,
    by: scope,
    about: { accountId: line.cast.account_id },
    caller,
    details: { cast: line.cast.username, ...line.details },
    ...(line.change && { change: line.change }),
  });

/** Rejects a move that the stored state does not allow. The engine's part of the state is checked where it is read. */
async function requireMove(
  { db }: ControlDeps,
  { scope, username }: ControlAct,
  move: CastMove,
): Promise<OwnCast> {
  const cast = await requireCast(db, scope, username);
  const state = storedState(cast);
  const error = state && moveError(castMachine, move, { state, role: scope.kind, setBy: cast.stopped_by });
  if (error) throw new AppError(error);
  return cast;
}

function storedState({ status, stopped_at }: OwnCast): CastState | null {
  if (status === 'suspended') return 'suspended';
  return stopped_at === null ? null : 'stopped';
}

async function requireConfigurable(deps: ControlDeps) {
  const { capabilities } = await requireEngine(deps);
  if (!capabilities?.configurable) throw new AppError('engine.not_configurable');
  return capabilities;
}
