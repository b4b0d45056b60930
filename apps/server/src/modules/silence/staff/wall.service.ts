import type { SilenceWall, silenceWallQuery, WallTile } from '@unmuted/api/contract';
import type * as z from 'zod/mini';
import { findEngineState } from '#/modules/casts/cast/cast.repository.ts';
import { toEngineInfo } from '#/modules/casts/cast/cast-snapshot.ts';
import type { SilenceDeps } from '#/modules/silence/settings/silence.service.ts';
import { textOf } from '#/modules/silence/settings/silence-response.ts';
import { changeSnooze, type Snooze, snoozeEnd } from '#/modules/silence/settings/snooze.service.ts';
import {
  countTiles,
  listCheckers,
  listTiles,
  type OwnerRow,
  type TileRow,
} from '#/modules/silence/staff/wall.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { wordsOf } from '#/platform/db/search.ts';
import type { StaffAct } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';

const checkerMs = 30_000;
const mostTiles = 200;
const mostSnoozed = 50;
const usualOnAir = 60;

export async function readWall(
  { db, clock, streamUrlOf }: SilenceDeps,
  scope: AdminScope,
  { limit, q, state }: z.output<typeof silenceWallQuery>,
): Promise<SilenceWall> {
  const now = clock.now();
  const engine = toEngineInfo(await findEngineState(db), now);
  const around = { now, isEngineUp: engine.state === 'up' };
  const [rows, counts, checkers] = await Promise.all([
    listTiles(db, scope, {
      ...around,
      words: wordsOf(q),
      verdicts: state?.split(',') ?? [],
      most: { attention: mostTiles, snoozed: mostSnoozed, on_air: Number(limit ?? usualOnAir) },
    }),
    countTiles(db, scope, around),
    listCheckers(db, scope, new Date(now.getTime() - checkerMs)),
  ]);
  const tilesOf = (place: TileRow['place']) =>
    rows.filter((row) => row.place === place).map((row) => toTile(row, streamUrlOf));
  return {
    at: now.toISOString(),
    counts: {
      alarm: counts.alarm,
      offAir: counts.off_air,
      cannotCheck: counts.cannot_check,
      snoozed: counts.snoozed,
      onAir: counts.on_air,
    },
    tiles: tilesOf('attention'),
    snoozed: tilesOf('snoozed'),
    onAir: tilesOf('on_air'),
    checkers: checkers.map(
      ({ id, name, seen_at: seenAt, streams, capacity, lag_s, cpu, memory_mb, is_blind, codecs }) => ({
        id,
        name,
        seenAt: seenAt.toISOString(),
        streams,
        capacity,
        lagS: lag_s,
        cpu,
        memoryMb: memory_mb,
        isBlind: is_blind,
        codecs,
      }),
    ),
    unwatched: counts.unwatched,
  };
}

/** The owner of a station as staff see them. */
export const toCustomer = (row: OwnerRow): WallTile['customer'] => ({
  id: row.account_id,
  name: row.owner_name,
  company: row.account_name === row.owner_name ? null : row.account_name,
  email: row.email,
});

function toTile(row: TileRow, streamUrlOf: SilenceDeps['streamUrlOf']): WallTile {
  const { incident, level, level_at: levelAt } = row;
  const isSnoozed = row.snoozed_until !== null;
  return {
    id: row.id,
    serviceId: row.service_id,
    name: row.name,
    customer: toCustomer(row),
    verdict: row.verdict,
    since: textOf(row.since),
    level: level && levelAt ? { at: levelAt.toISOString(), ...level } : null,
    problem: row.problem,
    streamUrl: row.cast_mount === null ? openUrl(row.url) : streamUrlOf(row.cast_mount),
    listeners: row.listeners,
    incident: incident && toOpenIncident(incident),
    snoozedUntil: textOf(row.snoozed_until),
    snoozedBy: isSnoozed ? row.snoozed_by : null,
    snoozeReason: isSnoozed ? row.snooze_reason : null,
  };
}

/** An address of others, unless it has credentials: it would be shown on a wall, and browsers don't play it. */
function openUrl(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text);
  return url && url.username === '' && url.password === '' ? text : null;
}

function toOpenIncident({
  at,
  by,
  startedAt,
  ...incident
}: NonNullable<TileRow['incident']>): WallTile['incident'] {
  const timeOf = (text: string) => new Date(text).toISOString();
  return {
    ...incident,
    startedAt: timeOf(startedAt),
    acknowledged: at === null ? null : { at: timeOf(at), by: by ?? '' },
  };
}

/** One station after the other; those whose detection is off are left out. */
export async function snoozeAll(
  deps: SilenceDeps,
  act: StaffAct,
  { ids, ...snooze }: Snooze & { readonly ids: readonly string[] },
): Promise<{ readonly changed: number }> {
  snoozeEnd(snooze.until, deps.clock.now(), '/until');
  let changed = 0;
  for (const id of new Set(ids)) {
    try {
      if (await changeSnooze(deps, act, id, snooze)) changed += 1;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'resource.not_found') throw error;
    }
  }
  return { changed };
}
