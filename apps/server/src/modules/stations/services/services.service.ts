import type {
  DetectedService,
  ServiceChange,
  ServiceDraft,
  ServiceQuery,
  StreamingService,
  StreamingServiceList,
} from '@unmuted/api/contract';
import type { StreamUrlOf } from '#/engine/engine.ts';
import { findEngineState } from '#/modules/casts/cast/cast.repository.ts';
import { toEngineInfo } from '#/modules/casts/cast/cast-snapshot.ts';
import {
  type CheckDeps,
  checkService,
  credentialsPlace,
  toProbeResult,
} from '#/modules/stations/checks/check-service.ts';
import {
  findService,
  listStationsOfService,
  resetCheck,
} from '#/modules/stations/checks/checks.repository.ts';
import { publishStations } from '#/modules/stations/checks/poller.ts';
import { recordCheck } from '#/modules/stations/checks/record-check.ts';
import { switchChecks } from '#/modules/stations/checks/switch-checks.ts';
import type { StationNoticeDeps } from '#/modules/stations/notices/notify-of-station.ts';
import { detectService } from '#/modules/stations/probe/detect-service.ts';
import { auditService } from '#/modules/stations/services/service-audit.ts';
import { toServiceDetails, toServiceRow } from '#/modules/stations/services/service-response.ts';
import * as repository from '#/modules/stations/services/services.repository.ts';
import { addStation, awaitStations } from '#/modules/stations/stations/add-station.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import { pageOf } from '#/platform/db/pagination.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import { wordsOf } from '#/platform/db/search.ts';
import type { StaffAct } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface ServiceDeps extends CheckDeps, StationNoticeDeps {
  readonly db: Db;
  readonly bus: LiveBus;
  readonly clock: Clock;
  readonly streamUrlOf: StreamUrlOf;
}

const historyMs = 7 * 86_400_000;

const listOf = <Item extends string>(text: string | undefined) => (text?.split(',') ?? []) as Item[];

export async function listServices(
  deps: ServiceDeps,
  scope: AdminScope,
  query: ServiceQuery,
): Promise<StreamingServiceList> {
  const { sort = 'label', state, type, q, customer, ...page } = query;
  const isUp = await isEngineUp(deps);
  const [found, summary] = await Promise.all([
    repository.findServices(deps.db, scope, {
      ...pageOf(page),
      sort: sort.replace('-', '') as repository.ServiceSort,
      isDescending: sort.startsWith('-'),
      words: wordsOf(q),
      states: listOf(state),
      types: listOf(type),
      accountId: customer,
      isEngineUp: isUp,
    }),
    repository.summarizeServices(deps.db, scope, isUp),
  ]);
  const items = found.items.map((row) => toServiceRow(deps, row));
  return { items, total: found.total, ...pageOf(page), summary };
}

export async function readServiceDetails(
  deps: Omit<ServiceDeps, 'db'> & { readonly db: Db | Tx },
  scope: AdminScope,
  id: string,
): Promise<StreamingService> {
  const now = deps.clock.now();
  const range = { from: new Date(now.getTime() - historyMs), to: now };
  const row = await repository.findServiceDetails(deps.db, scope, {
    id,
    isEngineUp: await isEngineUp(deps),
    now,
  });
  if (!row) throw new AppError('resource.not_found');
  const rows = await repository.listServiceSpans(deps.db, scope, id, range);
  return toServiceDetails(deps, row, { ...range, rows });
}

export async function createService(
  deps: ServiceDeps,
  act: StaffAct,
  { customerId, stationName, credentials, pollS, ...address }: ServiceDraft,
): Promise<StreamingService> {
  const now = deps.clock.now();
  const id = uuidv7(now);
  const created = await deps.db.transaction().execute(async (tx) => {
    if (!(await repository.accountExists(tx, act.scope, customerId))) {
      throw new AppError('request.invalid', {
        errors: [{ pointer: '/customerId', code: 'enum', params: {} }],
      });
    }
    const fields = { ...address, poll_s: pollS };
    const service = { ...emptyService, ...fields, id, account_id: customerId, created_at: now };
    await repository.insertService(tx, act.scope, { ...service, ...sealed(deps, id, credentials) }, now);
    await auditService(deps, tx, act, {
      action: 'service.created',
      service,
      before: null,
      after: { ...fields, credentials: credentials?.user ?? null },
    });
    if (stationName !== null) {
      await awaitStations(tx, act, customerId);
      await addStation(tx, deps, act, {
        accountId: customerId,
        name: stationName,
        timezone: null,
        serviceId: id,
        stream: address.url,
        isHosted: false,
      });
    }
    return readServiceDetails({ ...deps, db: tx }, act.scope, id);
  });
  return created;
}

/** A service that is hosted elsewhere, before its own values. */
export const emptyService = {
  cast_id: null,
  admin_user: null,
  admin_password: null,
  paused_at: null,
  paused_by: null,
  previous_url: null,
  previous_url_until: null,
};

/** The columns of credentials: none if they are absent, empty ones for null. */
function sealed(
  { secrets }: Pick<ServiceDeps, 'secrets'>,
  id: string,
  credentials: ServiceChange['credentials'],
) {
  if (credentials === undefined) return {};
  if (credentials === null) return { admin_user: null, admin_password: null };
  const { user, password } = credentials;
  return { admin_user: user, admin_password: secrets.seal(password, credentialsPlace(id)) };
}

export async function updateService(
  deps: ServiceDeps,
  act: StaffAct,
  id: string,
  { change, version }: { readonly change: ServiceChange; readonly version: number },
): Promise<StreamingService> {
  const now = deps.clock.now();
  const saved = await deps.db.transaction().execute(async (tx) => {
    const before = await lockExternal(tx, act.scope, id);
    const current = () => readServiceDetails({ ...deps, db: tx }, act.scope, id);
    if (before.version !== version)
      throw new AppError('resource.version_conflict', { current: await current() });
    const { credentials, isPaused, pollS, ...fields } = change;
    const isSwitched = await switchChecks(tx, before, { isPaused, by: 'staff', at: now });
    await repository.saveService(tx, id, {
      ...fields,
      poll_s: pollS,
      version: version + 1,
      ...sealed(deps, id, credentials),
    });
    const isMoved = (['type', 'url', 'mount', 'sid'] as const).some(
      (field) => fields[field] !== before[field],
    );
    if (isMoved && !isSwitched) await resetCheck(tx, id, now);
    await auditService(deps, tx, act, {
      action: 'service.updated',
      service: before,
      before: valuesOf(before),
      after: { ...fields, poll_s: pollS, isPaused, credentials: credentialsAfter(before, credentials) },
    });
    return current();
  });
  await publishStations(deps, id);
  return saved;
}

const valuesOf = (row: Row<'streaming_services'>) => ({
  label: row.label,
  type: row.type,
  url: row.url,
  mount: row.mount,
  sid: row.sid,
  poll_s: row.poll_s,
  isPaused: row.paused_at !== null,
  credentials: row.admin_user,
});

function credentialsAfter(before: Row<'streaming_services'>, change: ServiceChange['credentials']) {
  if (change === undefined) return before.admin_user;
  return change && { user: change.user, password: 'new' };
}

export async function deleteService(deps: ServiceDeps, act: StaffAct, id: string): Promise<void> {
  const stations = await deps.db.transaction().execute(async (tx) => {
    const before = await lockExternal(tx, act.scope, id);
    const dependents = await listStationsOfService(tx, id);
    await repository.deleteService(tx, id);
    await auditService(deps, tx, act, {
      action: 'service.deleted',
      service: before,
      before: { ...valuesOf(before), stations: dependents.length },
      after: null,
    });
    return dependents;
  });
  deps.bus.publish(stations.map((station) => `station:${station.id}`));
}

/** Checks a service now: its status page, and the stream itself. */
export async function probeService(
  deps: ServiceDeps,
  scope: AdminScope,
  id: string,
): Promise<StreamingService> {
  const details = await readServiceDetails(deps, scope, id);
  const service = await findService(deps.db, id);
  if (!service) return details;
  const found = await checkService(deps, service, { withProbe: true });
  await recordCheck(deps, service, found, { at: deps.clock.now(), worker: null });
  await publishStations(deps, id);
  return readServiceDetails(deps, scope, id);
}

export async function detect(deps: ServiceDeps, url: string): Promise<DetectedService> {
  const found = await detectService(deps.stationConnector, url);
  return {
    ...found,
    candidates: found.candidates.map((path) => baseOf(found) + path),
    probe: toProbeResult(found.probe, deps.clock.now()),
  };
}

/** What the paths of the server's streams follow: its origin, and behind a proxy the folder that it adds. */
function baseOf({ url, mount }: Pick<DetectedService, 'url' | 'mount'>): string {
  return mount !== null && url.endsWith(mount) ? url.slice(0, -mount.length) : new URL(url).origin;
}

async function lockExternal(tx: Tx, scope: AdminScope, id: string): Promise<Row<'streaming_services'>> {
  const row = await repository.lockService(tx, scope, id);
  if (!row) throw new AppError('resource.not_found');
  if (row.type === 'cast') throw new AppError('station.hosted');
  return row;
}

async function isEngineUp({ db, clock }: { readonly db: Db | Tx; readonly clock: Clock }): Promise<boolean> {
  return toEngineInfo(await findEngineState(db), clock.now()).state === 'up';
}
