import {
  type GeneralSettings,
  limits,
  type SavedGeneral,
  type SavedServer,
  type SavedStreams,
  type ServerSettings,
  type StreamsSettings,
} from '@unmuted/api/contract';
import { requireEngine } from '#/modules/casts/cast/cast.service.ts';
import { requireChangeable } from '#/modules/casts/cast/cast-access.repository.ts';
import { mountsTopic } from '#/modules/casts/cast/mount-configs.ts';
import { policyTopic } from '#/modules/casts/cast/policy-topic.ts';
import {
  addChange,
  findLatestStaged,
  findSettings,
  listOnAir,
  listStreamRows,
  lockSettings,
  readSection,
  type Section,
  type SettingsRow,
  toGeneral,
  toServer,
  toStreams,
} from '#/modules/casts/settings/settings.repository.ts';
import { writeGeneral, writeServer, writeStreams } from '#/modules/casts/settings/write-section.ts';
import { revisionActorOf } from '#/modules/identity/account/account-name.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { LiveBus } from '#/platform/live/bus.ts';
import { recordRevision } from '#/platform/revisions/revisions.repository.ts';

export interface SettingsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly bus: Pick<LiveBus, 'publish'>;
}

/** New settings of one section. */
type Wanted =
  | { readonly section: 'general'; readonly settings: GeneralSettings }
  | { readonly section: 'streams'; readonly settings: StreamsSettings }
  | { readonly section: 'server'; readonly settings: ServerSettings };

type ByScope = Pick<SettingsDeps, 'db'>;

export async function readGeneral({ db }: ByScope, scope: Scope, username: string): Promise<SavedGeneral> {
  const row = await requireSettings(db, scope, username);
  return { ...toGeneral(row), version: row.general_version };
}

export async function readServer({ db }: ByScope, scope: Scope, username: string): Promise<SavedServer> {
  const row = await requireSettings(db, scope, username);
  return { ...toServer(row), version: row.server_version };
}

export async function readStreams({ db }: ByScope, scope: Scope, username: string): Promise<SavedStreams> {
  return savedStreams(db, await requireSettings(db, scope, username));
}

interface Save {
  /** The version that the change is based on. */
  readonly version: number;
  /** The revision that the change restores. */
  readonly restores?: number;
}

/** Saves changes if the given version is current. Identical settings are a no-op. */
export async function changeSettings(
  deps: SettingsDeps,
  act: Act,
  username: string,
  { version, restores, ...wanted }: Wanted & Save,
): Promise<void> {
  const { db, bus } = deps;
  const found = await requireSettings(db, act.scope, username);
  requireChangeable(found, act.scope);
  if (needsEngine(found, wanted)) {
    const { capabilities } = await requireEngine(deps);
    if (!capabilities?.configurable) throw new AppError('engine.not_configurable');
  }
  const hasChanged = await db.transaction().execute(async (tx) => {
    const cast = await lockSettings(tx, found.id);
    requireChangeable(cast, act.scope);
    const { section } = wanted;
    if (version !== cast[`${section}_version`])
      throw new AppError('resource.version_conflict', { current: await savedOf(tx, cast, section) });
    const before = await readSection(tx, cast, section);
    const onAir = await listOnAir(tx, cast.id);
    if (section !== 'general' && (await findLatestStaged(tx, cast.id))?.state === 'applying')
      throw new AppError('cast.change_pending');
    if (JSON.stringify(before) === JSON.stringify(wanted.settings)) return false;
    const sealed = await write(deps, tx, cast, wanted);
    const now = deps.clock.now();
    if (wanted.section !== 'general')
      await addStaged(tx, cast, wanted, {
        before,
        now,
        sealed,
        waitingFor: await staged(tx, cast, wanted, { onAir, before }),
      });
    await recordChange(tx, act, cast, { section, before, now, restores: restores ?? null });
    return true;
  });
  if (hasChanged) bus.publish([mountsTopic, policyTopic, `cast:${username}`]);
}

/** A removed stream has no id any more: a restore creates it with a new id and password. */
export async function restoreStreams(
  deps: SettingsDeps,
  act: Act,
  username: string,
  { settings: { streams }, ...save }: Required<Save> & { readonly settings: StreamsSettings },
): Promise<void> {
  const cast = await requireSettings(deps.db, act.scope, username);
  const known = new Set((await listStreamRows(deps.db, cast.id)).map(({ id }) => id));
  const settings = {
    streams: streams.map((each) => (each.id !== null && known.has(each.id) ? each : { ...each, id: null })),
  };
  await changeSettings(deps, act, username, { ...save, section: 'streams', settings });
}

interface StagedSave {
  readonly before: unknown;
  readonly now: Date;
  readonly sealed: Readonly<Record<string, string>>;
  /** The streams whose sources must reconnect. */
  readonly waitingFor: string[];
}

async function addStaged(
  tx: Tx,
  cast: SettingsRow,
  { section }: Exclude<Wanted, { section: 'general' }>,
  { before, now, sealed, waitingFor }: StagedSave,
): Promise<void> {
  const isPending = waitingFor.length > 0;
  await addChange(tx, {
    id: uuidv7(now),
    cast_id: cast.id,
    section,
    before: JSON.stringify(before),
    made_at: now,
    state: isPending ? 'applying' : 'applied',
    until: isPending ? new Date(now.getTime() + limits.applyWithinS * 1_000) : null,
    waiting_for: waitingFor,
    // Only a change that can be rolled back needs the passwords of removed streams.
    sealed: JSON.stringify(isPending ? sealed : {}),
  });
}

interface ChangedSection {
  readonly section: Section;
  readonly before: object;
  readonly now: Date;
  readonly restores: number | null;
}

/** Adds the change to the history and to the audit log. `cast` is the row before the change. */
export async function recordChange(
  tx: Tx,
  { scope, caller }: Act,
  cast: SettingsRow,
  { section, before, now, restores }: ChangedSection,
): Promise<void> {
  const revision = cast[`${section}_version`] + 1;
  const after = await readSection(tx, await lockSettings(tx, cast.id), section);
  await recordRevision(tx, {
    objectType: 'cast',
    objectId: cast.id,
    section,
    accountId: cast.account_id,
    revision,
    at: now,
    by: await revisionActorOf(tx, scope),
    before,
    after,
    restores,
    requestId: caller.requestId,
  });
  await recordAudit(tx, {
    at: now,
    action: 'settings.updated',
    by: scope,
    about: { accountId: cast.account_id },
    caller,
    details: { cast: cast.username, section, rev: revision, restores },
    change: { before, after },
  });
}

async function write(
  { secrets }: Pick<SettingsDeps, 'secrets'>,
  tx: Tx,
  cast: SettingsRow,
  wanted: Wanted,
): Promise<Record<string, string>> {
  if (wanted.section === 'streams') return writeStreams(tx, cast, wanted.settings, { secrets });
  if (wanted.section === 'general') await writeGeneral(tx, cast, wanted.settings);
  else await writeServer(tx, cast, wanted.settings);
  return {};
}

/** Stream names and listener limits are stored by the server; mounts and fallbacks are configured on the engine. */
function needsEngine(cast: SettingsRow, wanted: Wanted): boolean {
  if (wanted.section === 'general') return false;
  if (wanted.section === 'server') return wanted.settings.fallbackStreamId !== cast.fallback_stream_id;
  return true;
}

/** Streams whose sources must stay connected or return: the live ones that still exist. */
async function staged(
  tx: Tx,
  cast: SettingsRow,
  wanted: Wanted,
  { onAir, before }: { onAir: readonly string[]; before: unknown },
): Promise<string[]> {
  if (wanted.section === 'general') return [];
  if (wanted.section === 'server') {
    const { fallbackStreamId } = before as ServerSettings;
    if (wanted.settings.fallbackStreamId === fallbackStreamId) return [];
  }
  const there = new Set((await listStreamRows(tx, cast.id)).map(({ id }) => id));
  return onAir.filter((id) => there.has(id));
}

async function requireSettings(db: Db | Tx, scope: Scope, username: string): Promise<SettingsRow> {
  const row = await findSettings(db, scope, username);
  if (!row) throw new AppError('resource.not_found');
  return row;
}

async function savedOf(tx: Tx, row: SettingsRow, section: Wanted['section']) {
  if (section === 'streams') return savedStreams(tx, row);
  return { ...(await readSection(tx, row, section)), version: row[`${section}_version`] };
}

async function savedStreams(db: Db | Tx, row: SettingsRow): Promise<SavedStreams> {
  const change = await findLatestStaged(db, row.id);
  return {
    ...toStreams(await listStreamRows(db, row.id)),
    version: row.streams_version,
    streamsLimit: row.streams_limit,
    bitrateLimit: row.bitrate_limit,
    staged: change
      ? {
          rev: change.rev,
          state: change.state,
          until: change.until?.toISOString() ?? null,
          waitingFor: change.waiting_for,
        }
      : null,
  };
}
