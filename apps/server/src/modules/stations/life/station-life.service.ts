import type { NewStationStream, Station, StationDraft, StationRemoval } from '@unmuted/api/contract';
import { findAccountOwner } from '#/modules/casts/provision/provision.repository.ts';
import { publishStations } from '#/modules/stations/checks/poller.ts';
import * as repository from '#/modules/stations/life/station-life.repository.ts';
import { detectService } from '#/modules/stations/probe/detect-service.ts';
import { auditService } from '#/modules/stations/services/service-audit.ts';
import { insertService, lockService } from '#/modules/stations/services/services.repository.ts';
import { emptyService } from '#/modules/stations/services/services.service.ts';
import { addStation, awaitStations } from '#/modules/stations/stations/add-station.ts';
import { auditStation, lockOpenStation } from '#/modules/stations/stations/change-station.ts';
import { readStation, type StationDeps } from '#/modules/stations/stations/stations.service.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Row, Tx } from '#/platform/db/schema.ts';
import type { StaffAct } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { Addressee, Mailer } from '#/platform/mail/mail.ts';

export interface StationLifeDeps extends StationDeps {
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
}

type Service = Pick<Row<'streaming_services'>, 'id' | 'type' | 'url'>;

/** What a new station plays, after its address was asked what it is. */
type FoundStream =
  | Exclude<NewStationStream, { kind: 'url' }>
  | (Extract<NewStationStream, { kind: 'url' }> & Pick<Row<'streaming_services'>, 'type' | 'mount' | 'sid'>);

export interface NewStation {
  readonly accountId: string;
  readonly name: string;
  readonly timezone: string;
  readonly stream: FoundStream;
}

/** Staff create a station; the owner of the account receives an email with a link to it. */
export async function createStation(
  deps: StationLifeDeps,
  act: StaffAct,
  { accountId, name, timezone, stream }: StationDraft,
): Promise<Station> {
  const found = await findStream(deps, stream);
  const id = await deps.db.transaction().execute(async (tx) => {
    const owner = await findAccountOwner(tx, act.scope, accountId);
    if (!owner) throw notOffered('/accountId');
    const created = await startStation(tx, deps, act, { accountId, name, timezone, stream: found });
    await mailReady(tx, deps, owner, { id: created, name });
    return created;
  });
  return announced(deps, act.scope, id);
}

/** Asks an address what it is; it need not answer. Before the transaction, because it can take some seconds. */
export async function findStream(
  { stationConnector }: StationDeps,
  stream: NewStationStream,
): Promise<FoundStream> {
  if (stream.kind !== 'url') return stream;
  const { type, url, mount, sid } = await detectService(stationConnector, stream.url);
  return { kind: 'url', type, url, mount, sid };
}

/** Creates a station and, unless the account has it, its service. After the transaction, call `announced`. */
export async function startStation(
  tx: Tx,
  deps: StationDeps,
  act: StaffAct,
  { accountId, name, timezone, stream }: NewStation,
): Promise<string> {
  await awaitStations(tx, act, accountId);
  const service = await takeService(tx, deps, act, { accountId, name, stream });
  return addStation(tx, deps, act, {
    accountId,
    name,
    timezone,
    serviceId: service.id,
    stream: stream.kind === 'cast' ? stream.username : (service.url ?? service.id),
    isHosted: service.type === 'cast',
  });
}

/** Tells clients about a new station and the others that play its stream. */
export async function announced(deps: StationDeps, scope: AdminScope, id: string): Promise<Station> {
  const station = await readStation(deps, scope, id);
  if (station.service) await publishStations(deps, station.service.id);
  return station;
}

export function mailReady(
  tx: Tx,
  { mailer, publicUrl }: Pick<StationLifeDeps, 'mailer' | 'publicUrl'>,
  { email, locale, firstName }: Addressee & { readonly firstName: string },
  station: { readonly id: string; readonly name: string },
): Promise<void> {
  const link = `${publicUrl()}/station/${station.id}`;
  return mailer.send(
    tx,
    { email, locale },
    { kind: 'station_ready', name: firstName, station: station.name, link },
  );
}

type Wanted = Pick<NewStation, 'accountId' | 'name' | 'stream'>;

function takeService(tx: Tx, deps: StationDeps, act: StaffAct, wanted: Wanted): Promise<Service> {
  const { accountId, name, stream } = wanted;
  if (stream.kind === 'cast') return serviceOfCast(tx, deps, act, { accountId, username: stream.username });
  if (stream.kind === 'service') return ownService(tx, act, { accountId, id: stream.id });
  return serviceAt(tx, deps, act, { accountId, name, stream });
}

/** A service of another account looks as one that does not exist. */
async function ownService(
  tx: Tx,
  { scope }: StaffAct,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<Service> {
  const service = await lockService(tx, scope, id);
  if (service?.account_id !== accountId) throw notOffered('/stream/id');
  return service;
}

async function serviceOfCast(
  tx: Tx,
  { clock }: StationDeps,
  act: StaffAct,
  { accountId, username }: { readonly accountId: string; readonly username: string },
): Promise<Service> {
  const { scope } = act;
  const cast = await repository.lockCast(tx, scope, username);
  if (cast?.account_id !== accountId) throw notOffered('/stream/username');
  const known = await repository.findCastService(tx, scope, { accountId, castId: cast.id });
  if (known) return known;
  const now = clock.now();
  const id = uuidv7(now);
  const fields = { label: cast.name, type: 'cast' } as const;
  await repository.insertCastService(tx, scope, {
    ...emptyService,
    ...fields,
    id,
    account_id: accountId,
    cast_id: cast.id,
    url: null,
    mount: null,
    sid: null,
    poll_s: defaultPollS,
    created_at: now,
  });
  await auditService({ clock }, tx, act, {
    action: 'service.created',
    service: { ...fields, account_id: accountId },
    before: null,
    after: { ...fields, cast: username },
  });
  return { id, type: 'cast', url: null };
}

const defaultPollS = 30;

async function serviceAt(
  tx: Tx,
  { clock }: StationDeps,
  act: StaffAct,
  { accountId, name, stream }: Wanted & { readonly stream: Extract<FoundStream, { kind: 'url' }> },
): Promise<Service> {
  const { type, url, mount, sid } = stream;
  const known = await repository.findServiceAt(tx, act.scope, { accountId, url });
  if (known) return known;
  const now = clock.now();
  const id = uuidv7(now);
  const fields = { label: name, type, url, mount, sid, poll_s: defaultPollS };
  const service = { ...emptyService, ...fields, id, account_id: accountId, created_at: now };
  await insertService(tx, act.scope, service, now);
  await auditService({ clock }, tx, act, { action: 'service.created', service, before: null, after: fields });
  return service;
}

const notOffered = (pointer: string) =>
  new AppError('request.invalid', { errors: [{ pointer, code: 'enum', params: {} }] });

/** What the deletion of a station costs. */
export async function previewRemoval(
  { db }: Pick<StationDeps, 'db'>,
  scope: AdminScope,
  id: string,
): Promise<StationRemoval> {
  const row = await repository.findLoss(db, scope, id);
  if (!row) throw new AppError('resource.not_found');
  const { name, version, songs, outputs, has_tune_in: hasTuneIn, service } = row;
  return { name, version, songs, outputs, hasTuneIn, service };
}

/** Deletes a station with everything that belongs to it alone; its service stays. */
export async function deleteStation(
  deps: StationDeps,
  act: StaffAct,
  id: string,
  version: number,
): Promise<void> {
  const serviceId = await deps.db.transaction().execute(async (tx) => {
    const station = await lockOpenStation(tx, act.scope, id);
    if (station.version !== version)
      throw new AppError('resource.version_conflict', {
        current: await readStation({ ...deps, db: tx }, act.scope, id),
      });
    const loss = await repository.findLoss(tx, act.scope, id);
    await repository.deleteStation(tx, act.scope, id);
    await auditStation(deps, tx, act, {
      action: 'station.deleted',
      station,
      change: {
        before: {
          name: station.name,
          timezone: station.timezone,
          service: loss?.service ?? null,
          songs: loss?.songs ?? 0,
          outputs: loss?.outputs ?? 0,
          hasTuneIn: loss?.has_tune_in ?? false,
        },
        after: null,
      },
    });
    return loss?.service_id ?? null;
  });
  deps.bus.publish([`station:${id}`]);
  if (serviceId !== null) await publishStations(deps, serviceId);
}
