import {
  limits,
  type Station,
  type StationChange,
  type StationOverviewList,
  type StationTimeline,
  type StreamProbe,
} from '@unmuted/api/contract';
import type { StreamUrlOf } from '#/engine/engine.ts';
import { findEngineState } from '#/modules/casts/cast/cast.repository.ts';
import { toEngineInfo } from '#/modules/casts/cast/cast-snapshot.ts';
import { fileUrls } from '#/modules/files/public/file-name.ts';
import { claimUpload, releaseUpload } from '#/modules/files/uploads/uploads.repository.ts';
import { type CheckDeps, checkService, toProbeResult } from '#/modules/stations/checks/check-service.ts';
import { findService, resetCheck } from '#/modules/stations/checks/checks.repository.ts';
import { publishStations } from '#/modules/stations/checks/poller.ts';
import { recordCheck } from '#/modules/stations/checks/record-check.ts';
import { toStateSpans } from '#/modules/stations/checks/state-spans.ts';
import { switchChecks } from '#/modules/stations/checks/switch-checks.ts';
import type { StationNoticeDeps } from '#/modules/stations/notices/notify-of-station.ts';
import { probeStream } from '#/modules/stations/probe/probe-stream.ts';
import { auditStation, lockOpenStation } from '#/modules/stations/stations/change-station.ts';
import {
  type Around,
  streamUrlOf,
  toOverview,
  toStation,
} from '#/modules/stations/stations/station-response.ts';
import * as repository from '#/modules/stations/stations/stations.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface StationDeps extends CheckDeps, StationNoticeDeps {
  readonly db: Db;
  readonly bus: LiveBus;
  readonly clock: Clock;
  readonly streamUrlOf: StreamUrlOf;
  /** The public URL of the main API. */
  readonly apiUrl: () => string;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const timelineDays = 7;
const timelineMaxDays = 92;
const logoKind = 'image.station';

type Reading = Pick<StationDeps, 'clock' | 'streamUrlOf' | 'apiUrl'> & { readonly db: Db | Tx };

/** Stations by id; those that the scope may not see are left out. */
export async function readStations(
  deps: Reading,
  scope: Scope,
  ids: readonly string[] | 'all',
): Promise<Station[]> {
  const [rows, around] = await Promise.all([
    repository.listStations(deps.db, scope, ids),
    surroundings(deps),
  ]);
  return rows.map((row) => toStation(row, around));
}

/** All stations of the scope, by name. */
export async function listOverviews(deps: Reading, scope: Scope): Promise<StationOverviewList> {
  const items = (await readStations(deps, scope, 'all')).map(toOverview);
  return { items, total: items.length, page: 1, pageSize: Math.max(1, items.length) };
}

export async function readStation(deps: Reading, scope: Scope, id: string): Promise<Station> {
  const [found] = await readStations(deps, scope, [id]);
  if (!found) throw new AppError('resource.not_found');
  return found;
}

export async function updateStation(
  deps: StationDeps,
  act: Act,
  id: string,
  { change: { logoId, ...change }, version }: { readonly change: StationChange; readonly version: number },
): Promise<Station> {
  const saved = await deps.db.transaction().execute(async (tx) => {
    const before = await lockOpenStation(tx, act.scope, id);
    const current = () => readStation({ ...deps, db: tx }, act.scope, id);
    if (before.version !== version)
      throw new AppError('resource.version_conflict', { current: await current() });
    const logo = await claimLogo(tx, act.scope, logoId, before.logo_hash);
    await repository.saveStation(tx, id, { ...change, logo_hash: logo, version: version + 1 });
    if (before.logo_hash !== null && before.logo_hash !== logo) {
      await releaseLogo(tx, before.account_id, before.logo_hash);
    }
    await auditStation(deps, tx, act, {
      action: 'station.updated',
      station: before,
      change: {
        before: { name: before.name, timezone: before.timezone, logo: before.logo_hash },
        after: { ...change, logo },
      },
    });
    return current();
  });
  deps.bus.publish([`station:${id}`]);
  return saved;
}

/** The file of the logo after a change: the stored one, none, or that of an upload. */
async function claimLogo(
  tx: Tx,
  scope: Scope,
  logoId: StationChange['logoId'],
  stored: string | null,
): Promise<string | null> {
  if (logoId === undefined) return stored;
  if (logoId === null) return null;
  const hash = await claimUpload(tx, scope, { id: logoId, kind: logoKind });
  if (hash === undefined) {
    throw new AppError('request.invalid', { errors: [{ pointer: '/logoId', code: 'enum', params: {} }] });
  }
  return hash;
}

/** Another station of the account may have the same logo. */
async function releaseLogo(tx: Tx, accountId: string, hash: string): Promise<void> {
  if (!(await repository.hasLogo(tx, accountId, hash))) {
    await releaseUpload(tx, accountId, { hash, kind: logoKind });
  }
}

/** Pauses or resumes the checks of the stream, which is that of other stations too. */
export async function switchStationChecks(
  deps: StationDeps,
  act: Act,
  id: string,
  isPaused: boolean,
): Promise<Station> {
  const by = act.scope.kind === 'customer' ? 'customer' : 'staff';
  const serviceId = await deps.db.transaction().execute(async (tx) => {
    const station = await lockOpenStation(tx, act.scope, id);
    const service = await repository.lockServiceOf(tx, id);
    if (!service) throw new AppError('station.without_stream');
    if (service.type === 'cast') throw new AppError('station.hosted');
    if (!isPaused && by === 'customer' && service.paused_by === 'staff') {
      throw new AppError('station.paused_by_staff');
    }
    const isSwitched = await switchChecks(tx, service, { isPaused, by, at: deps.clock.now() });
    if (isSwitched) {
      await auditStation(deps, tx, act, {
        action: isPaused ? 'station.checks_paused' : 'station.checks_resumed',
        station,
        details: { service: service.label },
        change: { before: { isPaused: !isPaused }, after: { isPaused } },
      });
    }
    return service.id;
  });
  await publishStations(deps, serviceId);
  return readStation(deps, act.scope, id);
}

/** Connects to the stream now. For a stream that is hosted here, only the probe is new: the engine reports its state. */
export async function probeStation(deps: StationDeps, scope: Scope, id: string): Promise<Station> {
  const [row] = await repository.listStations(deps.db, scope, [id]);
  if (!row) throw new AppError('resource.not_found');
  const url = streamUrlOf(row, deps);
  if (!row.service || url === null) throw new AppError('station.without_stream');
  const service = await findService(deps.db, row.service.id);
  if (!service) {
    const probe = toProbeResult(await probeStream(deps.stationConnector, url), deps.clock.now());
    return { ...(await readStation(deps, scope, id)), probe };
  }
  const found = await checkService(deps, service, { withProbe: true });
  await recordCheck(deps, service, found, { at: deps.clock.now(), worker: null });
  await publishStations(deps, service.id);
  return readStation(deps, scope, id);
}

/** Connects to another address, without storing anything. */
export async function tryStream(
  deps: StationDeps,
  scope: Scope,
  id: string,
  url: string,
): Promise<StreamProbe> {
  await readStation(deps, scope, id);
  return toProbeResult(await probeStream(deps.stationConnector, url), deps.clock.now());
}

/** Changes the address after it was heard; the previous one stays on record for a day. */
export async function changeStream(
  deps: StationDeps,
  act: Act,
  id: string,
  { url, version }: { readonly url: string; readonly version: number },
): Promise<Station> {
  const station = await readStation(deps, act.scope, id);
  if (!station.service) throw new AppError('station.without_stream');
  if (station.service.type === 'cast') throw new AppError('station.hosted');
  const { id: serviceId } = station.service;
  const probe = await probeStream(deps.stationConnector, url);
  if (probe.state !== 'up') throw new AppError('station.stream_unusable');
  await deps.db.transaction().execute(async (tx) => {
    const before = await lockOpenStation(tx, act.scope, id);
    if (before.version !== version) throw new AppError('resource.version_conflict', { current: station });
    const until = new Date(deps.clock.now().getTime() + limits.previousUrlHours * hourMs);
    await repository.saveStreamUrl(tx, serviceId, { url, previousUrl: station.streamUrl, until });
    await resetCheck(tx, serviceId, deps.clock.now());
    await repository.saveStation(tx, id, {
      name: before.name,
      timezone: before.timezone,
      version: version + 1,
    });
    await auditStation(deps, tx, act, {
      action: 'station.stream_updated',
      station: before,
      change: { before: { url: station.streamUrl }, after: { url } },
    });
  });
  return probeStation(deps, act.scope, id);
}

export async function readTimeline(
  deps: StationDeps,
  scope: Scope,
  id: string,
  query: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<StationTimeline> {
  const now = deps.clock.now();
  const to = query.to === undefined ? now : earlier(new Date(query.to), now);
  const from =
    query.from === undefined ? new Date(to.getTime() - timelineDays * dayMs) : new Date(query.from);
  if (from >= to || to.getTime() - from.getTime() > timelineMaxDays * dayMs) {
    throw new AppError('request.invalid', {
      errors: [{ pointer: '/from', code: 'range', params: {} }],
    });
  }
  const { service } = await readStation(deps, scope, id);
  const [rows, changes] = await Promise.all([
    repository.listSpans(deps.db, scope, id, { from, to }),
    repository.listChanges(deps.db, scope, id, { from, to }),
  ]);
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    spans: toStateSpans(rows, { from, to, isCast: Boolean(service?.cast) }),
    changes: changes.map(({ at, action, by }) => ({ at: at.toISOString(), action, by })),
  };
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

async function surroundings({ db, clock, streamUrlOf: urlOf, apiUrl }: Reading): Promise<Around> {
  const now = clock.now();
  const engine = toEngineInfo(await findEngineState(db), now);
  return {
    streamUrlOf: urlOf,
    fileUrlOf: fileUrls(apiUrl),
    now,
    isEngineUp: engine.state === 'up',
    engineCheckedAt: engine.checkedAt === null ? null : new Date(engine.checkedAt),
  };
}
