import {
  type CastRevision,
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
  type ChangeRow,
  findChange,
  findLatestStaged,
  findSettings,
  listChanges,
  listOnAir,
  listStreamRows,
  lockSettings,
  readSection,
  type SettingsRow,
  toGeneral,
  toServer,
  toStreams,
} from '#/modules/casts/settings/settings.repository.ts';
import { writeGeneral, writeServer, writeStreams } from '#/modules/casts/settings/write-section.ts';
import { nameOf } from '#/modules/identity/account/account-name.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

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

export async function listRevisions(
  { db }: ByScope,
  scope: Scope,
  username: string,
): Promise<CastRevision[]> {
  const { id } = await requireSettings(db, scope, username);
  return (await listChanges(db, id)).map(toRevision);
}

/** Saves changes if the given version is current. Identical settings are a no-op. */
export async function changeSettings(
  deps: SettingsDeps,
  act: Act,
  username: string,
  { version, ...wanted }: Wanted & { readonly version: number },
): Promise<void> {
  await change(deps, act, { username, wanted, version });
}

/** Restores a section to an earlier revision. A stream removed since then gets a new id and password. */
export async function restoreRevision(
  deps: SettingsDeps,
  act: Act,
  username: string,
  rev: number,
): Promise<CastRevision> {
  const { id } = await requireSettings(deps.db, act.scope, username);
  const former = await findChange(deps.db, id, rev);
  if (!former) throw new AppError('resource.not_found');
  const known = new Set((await listStreamRows(deps.db, id)).map((row) => row.id));
  const wanted = withKnown(
    { section: former.section, settings: former.after } as Wanted,
    (stream) => stream !== null && known.has(stream),
  );
  const made = await change(deps, act, { username, wanted, restores: rev });
  if (!made) throw new Error('A restore is always a change.');
  return toRevision(made);
}

function withKnown(wanted: Wanted, isKnown: (id: string | null) => boolean): Wanted {
  if (wanted.section === 'streams') {
    const streams = wanted.settings.streams.map((stream) =>
      isKnown(stream.id) ? stream : { ...stream, id: null },
    );
    return { section: 'streams', settings: { streams } };
  }
  if (wanted.section === 'general' || isKnown(wanted.settings.fallbackStreamId)) return wanted;
  return { section: 'server', settings: { ...wanted.settings, fallbackStreamId: null } };
}

interface Change {
  readonly username: string;
  readonly wanted: Wanted;
  readonly version?: number;
  readonly restores?: number;
}

/** Returns null when nothing changes. */
async function change(
  deps: SettingsDeps,
  act: Act,
  { username, wanted, version, restores }: Change,
): Promise<ChangeRow | null> {
  const { db, clock, bus } = deps;
  const { scope, caller } = act;
  const found = await requireSettings(db, scope, username);
  requireChangeable(found, scope);
  if (needsEngine(found, wanted)) {
    const { capabilities } = await requireEngine(deps);
    if (!capabilities?.configurable) throw new AppError('engine.not_configurable');
  }
  const made = await db.transaction().execute(async (tx) => {
    const cast = await lockSettings(tx, found.id);
    requireChangeable(cast, scope);
    const { section } = wanted;
    if (version !== undefined && version !== cast[`${section}_version`])
      throw new AppError('resource.version_conflict', { current: await keptOf(tx, cast, section) });
    const before = await readSection(tx, cast, section);
    const onAir = await listOnAir(tx, cast.id);
    if (section !== 'general' && (await findLatestStaged(tx, cast.id))?.state === 'applying')
      throw new AppError('cast.change_pending');
    if (version !== undefined && JSON.stringify(before) === JSON.stringify(wanted.settings)) return null;
    const sealed = await write(deps, tx, cast, wanted);
    const after = await readSection(tx, await lockSettings(tx, cast.id), section);
    const now = clock.now();
    const waitsFor = await staged(tx, cast, wanted, { onAir, before });
    const row = await addChange(tx, {
      id: uuidv7(now),
      cast_id: cast.id,
      section,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      made_by: await nameOf(tx, scope),
      made_at: now,
      restores: restores ?? null,
      state: waitsFor.length ? 'applying' : 'kept',
      until: waitsFor.length ? new Date(now.getTime() + limits.applyWithinS * 1_000) : null,
      waits_for: waitsFor,
      // Only a change that can be rolled back needs the passwords of removed streams.
      sealed: JSON.stringify(waitsFor.length ? sealed : {}),
    });
    await recordAudit(tx, {
      at: now,
      action: 'settings.changed',
      by: scope,
      about: { customerId: cast.customer_id },
      caller,
      details: { cast: username, section, rev: row.rev, restores: restores ?? null },
    });
    return row;
  });
  if (made) bus.publish([mountsTopic, policyTopic, `cast:${username}`]);
  return made;
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

async function keptOf(tx: Tx, row: SettingsRow, section: Wanted['section']) {
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
          waitsFor: change.waits_for,
        }
      : null,
  };
}

function toRevision(row: ChangeRow): CastRevision {
  return {
    rev: row.rev,
    at: row.made_at.toISOString(),
    by: row.made_by,
    state: row.state,
    restores: row.restores,
    section: row.section,
    before: row.before,
    after: row.after,
  } as CastRevision;
}
