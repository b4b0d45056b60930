import {
  type AuditAction,
  isTemplateTooLong,
  limits,
  type SongOutput,
  type SongOutputChange,
  type SongOutputDraft,
  type SongOutputList,
  type SongOutputLog,
} from '@unmuted/api/contract';
import { toOutput, toResult } from '#/modules/stations/outputs/output-response.ts';
import { addressOf, type ReadSecret, readSecret } from '#/modules/stations/outputs/output-secrets.ts';
import * as repository from '#/modules/stations/outputs/outputs.repository.ts';
import { type OutputChange, saveOutput } from '#/modules/stations/outputs/queue/queue.repository.ts';
import { type OutputRow, secretPlace } from '#/modules/stations/outputs/services/post-song.ts';
import { auditStation, lockOpenStation } from '#/modules/stations/stations/change-station.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import { isReceiverUrl } from '#/platform/connector/receiver-url.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

type Place = repository.Place;

export interface OutputDeps {
  readonly bus: Pick<LiveBus, 'publish'>;
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  /** `host:port` of receivers that may be reached without https, and may be private. */
  readonly webhookPlainHosts: readonly string[];
}

type Reading = Pick<OutputDeps, 'clock'> & { readonly db: Db | Tx };

const listed = <Item>(items: Item[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: Math.max(1, items.length),
});

export async function listOutputs(
  { db, clock }: Reading,
  scope: Scope,
  stationId: string,
): Promise<SongOutputList> {
  if ((await repository.findStationName(db, scope, stationId)) === undefined)
    throw new AppError('resource.not_found');
  const rows = await repository.listOutputs(db, scope, stationId);
  return listed(rows.map((row) => toOutput(row, clock.now())));
}

export async function readOutput({ db, clock }: Reading, scope: Scope, place: Place): Promise<SongOutput> {
  const [row] = await repository.listOutputs(db, scope, place.id, place.outputId);
  if (!row) throw new AppError('resource.not_found');
  return toOutput(row, clock.now());
}

export async function readLog(deps: Reading, scope: Scope, place: Place): Promise<SongOutputLog> {
  await readOutput(deps, scope, place);
  return listed((await repository.listResults(deps.db, place.outputId)).map(toResult));
}

export async function createOutput(
  deps: OutputDeps,
  act: Act,
  stationId: string,
  draft: SongOutputDraft,
): Promise<SongOutput> {
  return deps.db.transaction().execute(async (tx) => {
    const station = await lockOpenStation(tx, act.scope, stationId);
    const { kind } = draft.target;
    requireValid(deps, draft);
    const secret = draft.secret === null ? null : requireSecret(kind, draft.secret);
    if (secret === null && kind !== 'webhook') throw invalid('/secret', 'required');
    if ((await repository.countOutputs(tx, stationId)) >= limits.songOutputs)
      throw new AppError('resource.limit_reached');
    const now = deps.clock.now();
    const id = uuidv7(now);
    await repository.insertOutput(tx, {
      id,
      station_id: stationId,
      kind,
      ...columnsOf(draft),
      is_enabled: draft.isEnabled,
      ...sealed(deps, id, secret),
      // The next song is posted, so that the owner sees a result soon.
      songs_since: draft.everySongs - 1,
      next_at: now,
      created_at: now,
    });
    const output = await readOutput({ ...deps, db: tx }, act.scope, { id: stationId, outputId: id });
    await audit(deps, tx, act, { action: 'song_output.created', station, output, after: valuesOf(output) });
    return output;
  });
}

export async function updateOutput(
  deps: OutputDeps,
  act: Act,
  place: Place,
  { change, version }: { readonly change: SongOutputChange; readonly version: number },
): Promise<SongOutput> {
  const saved = await deps.db.transaction().execute(async (tx) => {
    const { station, row, before } = await lockOpenOutput(deps, tx, act.scope, place);
    if (row.version !== version) throw new AppError('resource.version_conflict', { current: before });
    if (change.target.kind !== row.kind) throw invalid('/target/kind', 'enum');
    requireValid(deps, change);
    const secret = changedSecret(row, change);
    await saveOutput(tx, row.id, {
      ...columnsOf(change),
      ...(secret !== undefined && sealed(deps, row.id, secret)),
      ...(isSignInChanged(row, change) && { session: null }),
      ...queueChange(row, change, deps.clock.now()),
      version: version + 1,
    });
    const after = await readOutput({ ...deps, db: tx }, act.scope, place);
    const secretChange = secret === undefined ? {} : { secret: version + 1 };
    await audit(deps, tx, act, {
      action: 'song_output.updated',
      station,
      output: after,
      before: { ...valuesOf(before), ...(secret !== undefined && { secret: version }) },
      after: { ...valuesOf(after), ...secretChange },
    });
    return after;
  });
  deps.bus.publish([`station:${place.id}`]);
  return saved;
}

export async function deleteOutput(deps: OutputDeps, act: Act, place: Place): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { station, before } = await lockOpenOutput(deps, tx, act.scope, place);
    const results = await repository.countResults(tx, place.outputId);
    await repository.deleteOutput(tx, place.outputId);
    await audit(deps, tx, act, {
      action: 'song_output.deleted',
      station,
      output: before,
      before: valuesOf(before),
      details: { results },
    });
  });
  deps.bus.publish([`station:${place.id}`]);
}

type Fields = Pick<SongOutputDraft, 'name' | 'target' | 'template' | 'everySongs' | 'minIntervalS'>;

const columnsOf = ({ name, target, template, everySongs, minIntervalS }: Fields) => ({
  name,
  target: JSON.stringify(target),
  template,
  every_songs: everySongs,
  min_interval_s: minIntervalS,
});

const invalid = (pointer: string, code: 'pattern' | 'required' | 'enum' | 'length') =>
  new AppError('request.invalid', { errors: [{ pointer, code, params: {} }] });

/** Checks what the schema cannot. */
function requireValid({ webhookPlainHosts }: OutputDeps, { target, template }: Fields): void {
  const address = addressOf(target);
  if (address && !isReceiverUrl(address.url, webhookPlainHosts))
    throw invalid(`/target/${address.field}`, 'pattern');
  if (isTemplateTooLong(target.kind, template)) throw invalid('/template', 'length');
}

function requireSecret(kind: SongOutput['target']['kind'], secret: string): ReadSecret {
  const read = readSecret(kind, secret);
  if (!read) throw invalid('/secret', 'pattern');
  return read;
}

/** Undefined if it stays. A stored secret is never sent to a server for which it was not entered. */
function changedSecret(row: OutputRow, { target, secret }: SongOutputChange): ReadSecret | null | undefined {
  if (typeof secret === 'string') return requireSecret(row.kind, secret);
  if (secret === null) {
    if (row.kind !== 'webhook') throw invalid('/secret', 'required');
    return null;
  }
  const [former, next] = [addressOf(row.target), addressOf(target)];
  const isSameServer = !former || !next || new URL(former.url).origin === new URL(next.url).origin;
  if (!isSameServer && row.secret !== null) throw invalid('/secret', 'required');
  return undefined;
}

function sealed({ secrets }: OutputDeps, id: string, secret: ReadSecret | null) {
  return {
    secret: secret && secrets.seal(secret.stored, secretPlace(id, 'secret')),
    secret_hint: secret?.hint ?? null,
  };
}

const isSignInChanged = (row: OutputRow, { target, secret }: SongOutputChange): boolean =>
  secret !== undefined || JSON.stringify(target) !== JSON.stringify(row.target);

/** Pausing drops the song that waits; resuming clears failures, and posts the next song. */
function queueChange(
  row: OutputRow,
  { everySongs, minIntervalS, isEnabled }: SongOutputChange,
  now: Date,
): OutputChange {
  const isResumed = isEnabled && !row.is_enabled;
  const isAgain = isResumed || row.state === 'failing';
  const earliest = row.last_posted_at ? row.last_posted_at.getTime() + minIntervalS * 1_000 : 0;
  return {
    is_enabled: isEnabled,
    pending: null,
    replaced_at: null,
    attempts: 0,
    songs_since: isResumed ? everySongs - 1 : Math.min(row.songs_since, everySongs - 1),
    next_at: new Date(Math.max(now.getTime(), earliest)),
    ...(isEnabled && isAgain && { state: 'pending' as const, reason: null, refusals: 0 }),
  };
}

async function lockOpenOutput(deps: OutputDeps, tx: Tx, scope: Scope, place: Place) {
  const station = await lockOpenStation(tx, scope, place.id);
  const row = await repository.lockOutput(tx, scope, place);
  if (!row) throw new AppError('resource.not_found');
  return { station, row, before: await readOutput({ ...deps, db: tx }, scope, place) };
}

/** The address of a webhook may contain a secret. */
const valuesOf = ({ name, target, template, everySongs, minIntervalS, isEnabled }: SongOutput) => ({
  name,
  ...target,
  template,
  everySongs,
  minIntervalS,
  isEnabled,
});

interface OutputEvent {
  readonly action: AuditAction;
  readonly station: { readonly id: string; readonly name: string; readonly account_id: string };
  readonly output: SongOutput;
  readonly before?: object;
  readonly after?: object;
  readonly details?: Readonly<Record<string, number>>;
}

function audit(deps: Pick<OutputDeps, 'clock'>, tx: Tx, act: Act, event: OutputEvent): Promise<void> {
  const { action, station, output, before = null, after = null, details } = event;
  return auditStation(deps, tx, act, {
    action,
    station,
    details: { output: output.name, kind: output.target.kind, ...details },
    change: { before, after, secretFields: ['url', 'secret'] },
  });
}
