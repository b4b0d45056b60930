import type { CastLastKnown, CastNow, CastState, EngineInfo } from '@unmuted/api/contract';
import type { CastRow } from '#/modules/casts/cast/cast.repository.ts';
import type { TurnedAwayToday } from '#/modules/casts/cast/turned-away.repository.ts';
import type { Row } from '#/platform/db/schema.ts';

/** Engine data older than this is no longer treated as current: ten polls were missed. */
export const staleAfterMs = 20_000;

const noEngine: EngineInfo = {
  kind: 'off',
  state: 'off',
  version: null,
  capabilities: null,
  checkedAt: null,
};

export function toEngineInfo(row: Row<'engine_state'> | undefined, now: Date): EngineInfo {
  if (!row) return noEngine;
  const isStale = row.checked_at === null || now.getTime() - row.checked_at.getTime() > staleAfterMs;
  return {
    kind: row.kind,
    state: row.state === 'up' && isStale ? 'down' : row.state,
    version: row.version,
    capabilities: row.capabilities,
    checkedAt: row.checked_at?.toISOString() ?? null,
  };
}

/** Sample history is shown only with an engine: without one, no figures are shown at all. */
export function showsSamples({ kind }: EngineInfo): boolean {
  return kind !== 'off';
}

/** The stored state of a cast, from the database and the engine. */
export type MomentRow = Omit<
  CastRow,
  'id' | 'name' | 'listener_limit' | 'customer' | 'created_at' | 'full_since'
>;

/** Contains only values reported by an engine that is currently up: missing values are null, never guessed or 0. */
export function toCastMoment(
  row: MomentRow,
  engine: EngineInfo,
): Omit<CastNow, 'streams' | 'fullSince' | 'turnedAway'> {
  const state = stateOf(row, engine);
  const isLive = state === 'live';
  return {
    username: row.username,
    state,
    listeners: isLive ? row.listeners : null,
    title: isLive ? row.title : null,
    titleSince: isLive ? toText(row.title_since) : null,
    since: toText(sinceOf(row, state)),
    stoppedBy: row.stopped_by,
    suspension:
      state === 'suspended' ? { reason: row.suspended_reason, since: toText(row.suspended_at) } : null,
    checkedAt: engine.checkedAt,
    lastKnown: state === 'unknown' ? toLastKnown(row, engine) : null,
  };
}

/** Whether a cast has room, and whom it rejected today. Past rejections stay known while the engine is down. */
export function toCapacity(
  { full_since }: Pick<CastRow, 'full_since'>,
  state: CastState,
  turnedAway: TurnedAwayToday | undefined,
): Pick<CastNow, 'fullSince' | 'turnedAway'> {
  return {
    fullSince: state === 'live' ? toText(full_since) : null,
    turnedAway: turnedAway ? { count: turnedAway.count, lastAt: turnedAway.lastAt.toISOString() } : null,
  };
}

/** An engine that is down may return with the same streams; without an engine there is no last known state. */
function toLastKnown(row: MomentRow, { kind, checkedAt }: EngineInfo): CastLastKnown | null {
  if (kind === 'off' || checkedAt === null || row.on_air === null) return null;
  return {
    at: checkedAt,
    onAir: row.on_air,
    listeners: row.on_air ? row.listeners : null,
    title: row.on_air ? row.title : null,
  };
}

function sinceOf(row: MomentRow, state: CastState): Date | null {
  if (state === 'suspended') return row.suspended_at;
  if (state === 'stopped') return row.stopped_at;
  return state === 'live' || state === 'off_air' ? row.since : null;
}

const toText = (at: Date | null): string | null => at?.toISOString() ?? null;

function stateOf(row: MomentRow, engine: EngineInfo): CastState {
  if (row.status === 'suspended') return 'suspended';
  if (row.stopped_at !== null) return 'stopped';
  if (engine.state !== 'up') return 'unknown';
  if (row.on_air === null) return 'never_connected';
  return row.on_air ? 'live' : 'off_air';
}
