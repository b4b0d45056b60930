import type {
  FleetRules,
  NowPlayingAction,
  NowPlayingFleet,
  NowPlayingFleetList,
  NowPlayingFleetQuery,
  NowPlayingSettings,
  SavedFleetRules,
} from '@unmuted/api/contract';
import { limits } from '@unmuted/api/contract';
import { defaultSettings } from '#/modules/stations/songs/default-settings.ts';
import * as repository from '#/modules/stations/songs/fleet.repository.ts';
import { lockPlayingStation } from '#/modules/stations/songs/now-playing.repository.ts';
import type { NowPlayingDeps } from '#/modules/stations/songs/now-playing.service.ts';
import { findFleetReading } from '#/modules/stations/songs/recorder.repository.ts';
import { writeSettings } from '#/modules/stations/songs/settings.service.ts';
import { auditStation } from '#/modules/stations/stations/change-station.ts';
import { readStations } from '#/modules/stations/stations/stations.service.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { pageOf } from '#/platform/db/pagination.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { StaffAct } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';

const hourMs = 3_600_000;
const hourCount = 24;
const unparsedCount = 20;

export async function listFleet(
  deps: NowPlayingDeps,
  scope: AdminScope,
  query: NowPlayingFleetQuery,
): Promise<NowPlayingFleetList> {
  const { sort = 'station', q, show } = query;
  const page = pageOf(query);
  const now = deps.clock.now();
  const found = await repository.listFleet(deps.db, scope, {
    ...page,
    sort: sort.replace('-', '') as repository.FleetSort,
    isDescending: sort.startsWith('-'),
    q,
    show,
    now,
  });
  const stations = await readStations(
    deps,
    scope,
    found.items.map(({ id }) => id),
  );
  const items = found.items.map((row) => {
    const station = stations.find(({ id }) => id === row.id);
    const { kind, raw, artist, title, started_at: startedAt } = row;
    return {
      stationId: row.id,
      name: row.name,
      customer: { id: row.owner_id, name: row.owner_name, company: row.account_name, email: row.email },
      type: row.type,
      state: station?.state ?? ('unknown' as const),
      source: row.source,
      song:
        kind === null || raw === null || startedAt === null
          ? null
          : { kind, raw, artist, title, startedAt: startedAt.toISOString() },
      listeners: station?.listeners ?? null,
      texts24h: row.texts,
      unknown24h: row.unknown,
      feedProblem: row.feed_problem,
      isPaused: row.is_paused,
    };
  });
  return { items, total: found.total, ...page };
}

export async function readFleet(deps: NowPlayingDeps, scope: AdminScope): Promise<NowPlayingFleet> {
  const { db, clock } = deps;
  const now = clock.now();
  const [counts, day, hours, unparsed] = await Promise.all([
    repository.countFleet(db, scope, now),
    repository.countFleetDay(db, scope, now),
    repository.countFleetHours(db, scope, now),
    repository.listUnparsed(db, scope, { now, limit: unparsedCount }),
  ]);
  const thisHour = Math.floor(now.getTime() / hourMs) * hourMs;
  return {
    ...counts,
    day,
    hours: Array.from({ length: hourCount }, (_, index) => {
      const at = new Date(thisHour - (hourCount - 1 - index) * hourMs);
      const { texts = 0, unknown = 0 } = hours.find((each) => each.at.getTime() === at.getTime()) ?? {};
      return { at: at.toISOString(), texts, unknown };
    }),
    unparsed,
  };
}

/** Changes the settings of many stations, each in a transaction of its own. */
export async function actOnFleet(deps: NowPlayingDeps, act: StaffAct, wanted: NowPlayingAction) {
  const results = [];
  for (const stationId of new Set(wanted.stationIds))
    results.push({ stationId, result: await actOnStation(deps, act, stationId, wanted) });
  const changed = results.filter(({ result }) => result === 'changed');
  if (changed.length > 0)
    deps.bus.publish(changed.flatMap(({ stationId: id }) => [`nowplaying:${id}`, `station:${id}`]));
  return { results };
}

function actOnStation(
  deps: NowPlayingDeps,
  act: StaffAct,
  stationId: string,
  wanted: NowPlayingAction,
): Promise<'changed' | 'unchanged' | 'full' | 'not_found'> {
  return deps.db.transaction().execute(async (tx) => {
    const station = await lockPlayingStation(tx, act.scope, stationId);
    if (!station) return 'not_found';
    const before = station.settings ?? defaultSettings;
    if (wanted.action === 'refetch') return refetch(deps, tx, stationId, before);
    const after = changeOf(before, wanted);
    if (typeof after === 'string') return after;
    await writeSettings(tx, station, { settings: after, now: deps.clock.now() });
    await auditStation(deps, tx, act, {
      action: 'now_playing.updated',
      station,
      change: { before, after, secretFields: ['feed'] },
    });
    return 'changed';
  });
}

/** Plans the next reading of a page or a stream for now. */
async function refetch(
  { clock }: Pick<NowPlayingDeps, 'clock'>,
  tx: Tx,
  stationId: string,
  { source, isPaused }: NowPlayingSettings,
): Promise<'changed' | 'unchanged'> {
  if (isPaused || source === 'push') return 'unchanged';
  const isPlanned =
    source === 'stream'
      ? await repository.readStreamNow(tx, stationId, clock.now())
      : await repository.readFeedNow(tx, stationId, clock.now());
  return isPlanned ? 'changed' : 'unchanged';
}

function changeOf(
  before: NowPlayingSettings,
  { action, rule, ignore }: NowPlayingAction,
): NowPlayingSettings | 'unchanged' | 'full' {
  if (action === 'pause' || action === 'resume') {
    const isPaused = action === 'pause';
    return before.isPaused === isPaused ? 'unchanged' : { ...before, isPaused };
  }
  if (action === 'add_rule' && rule) {
    if (before.rules.some((each) => JSON.stringify(each) === JSON.stringify(rule))) return 'unchanged';
    return before.rules.length >= limits.titleRules ? 'full' : { ...before, rules: [...before.rules, rule] };
  }
  if (ignore === null || before.ignore.includes(ignore)) return 'unchanged';
  return before.ignore.length >= limits.ignoredTitles
    ? 'full'
    : { ...before, ignore: [...before.ignore, ignore] };
}

export async function readFleetRules({ db }: Pick<NowPlayingDeps, 'db'>): Promise<SavedFleetRules> {
  const { rules, ignore, version } = await findFleetReading(db);
  return { rules: [...rules], ignore: [...ignore], version };
}

/** Texts are read with the new rules from their next change on. */
export async function saveFleetRules(
  deps: NowPlayingDeps,
  { scope, caller }: StaffAct,
  { rules, version }: { readonly rules: FleetRules; readonly version: number },
): Promise<SavedFleetRules> {
  return deps.db.transaction().execute(async (tx) => {
    await repository.lockFleetRules(tx);
    const before = await findFleetReading(tx);
    if (before.version !== version) throw new AppError('resource.version_conflict', { current: before });
    await repository.saveFleetRules(tx, rules, version + 1);
    await recordAudit(tx, {
      at: deps.clock.now(),
      action: 'now_playing.fleet_rules_updated',
      by: scope,
      about: null,
      caller,
      change: { before: { rules: before.rules, ignore: before.ignore }, after: rules },
    });
    return { ...rules, version: version + 1 };
  });
}
