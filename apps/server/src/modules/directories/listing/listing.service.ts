import type { GeneralSettings, Listing, SavedListing } from '@unmuted/api/contract';
import type { StreamUrlOf } from '#/engine/engine.ts';
import { requireChangeable } from '#/modules/casts/cast/cast-access.repository.ts';
import {
  findSettings,
  listStreamRows,
  lockSettings,
  type SettingsRow,
  toGeneral,
} from '#/modules/casts/settings/settings.repository.ts';
import { recordChange } from '#/modules/casts/settings/settings.service.ts';
import { writeGeneral } from '#/modules/casts/settings/write-section.ts';
import { directoriesTopic } from '#/modules/directories/directories/announcer.ts';
import { scheduleCheck } from '#/modules/directories/directories/directories.repository.ts';
import {
  findListing,
  type ListingRow,
  saveListingRow,
} from '#/modules/directories/listing/listing.repository.ts';
import { revisionActorOf } from '#/modules/identity/account/account-name.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { LiveBus } from '#/platform/live/bus.ts';
import { recordRevision } from '#/platform/revisions/revisions.repository.ts';

export interface ListingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly bus: Pick<LiveBus, 'publish'>;
  readonly streamUrlOf: StreamUrlOf;
}

type ByScope = Pick<ListingDeps, 'db' | 'streamUrlOf'>;

export async function readListing(
  { db, streamUrlOf }: ByScope,
  scope: Scope,
  username: string,
): Promise<SavedListing> {
  const cast = await findSettings(db, scope, username);
  if (!cast) throw new AppError('resource.not_found');
  return savedListing(db, cast, streamUrlOf);
}

interface ListingSave {
  readonly wanted: Listing;
  readonly version: number;
  /** The revision of the listing's own fields that this save restores. */
  readonly restores?: number | null;
}

/** Fields that belong to the cast's settings are changed there, as a separate revision that can be restored. */
export async function saveListing(
  deps: ListingDeps,
  act: Act,
  username: string,
  { wanted, version, restores = null }: ListingSave,
): Promise<SavedListing> {
  const { db, clock, bus, streamUrlOf } = deps;
  const found = await findSettings(db, act.scope, username);
  if (!found) throw new AppError('resource.not_found');
  requireChangeable(found, act.scope);
  await db.transaction().execute(async (tx) => {
    const cast = await lockSettings(tx, found.id);
    requireChangeable(cast, act.scope);
    const current = await savedListing(tx, cast, streamUrlOf);
    if (version !== current.version) throw new AppError('resource.version_conflict', { current });
    const streams = await listStreamRows(tx, cast.id);
    if (wanted.streamId !== null && !streams.some(({ id }) => id === wanted.streamId))
      throw new AppError('request.invalid', { errors: [{ pointer: '/streamId', code: 'enum', params: {} }] });
    const now = clock.now();
    await changeGeneral(tx, act, cast, { wanted, now });
    const row = {
      slogan: wanted.slogan,
      country: wanted.country,
      contact_email: wanted.contactEmail,
      stream_id: wanted.streamId,
      is_public: wanted.isPublic,
    };
    const before = await findListing(tx, cast.id);
    if (JSON.stringify(row) === JSON.stringify(ownOf(before))) return;
    const next = { ...row, version: (before?.version ?? 0) + 1 };
    await saveListingRow(tx, cast.id, next);
    await scheduleCheck(tx, cast.id);
    await recordRevision(tx, {
      objectType: 'cast',
      objectId: cast.id,
      section: 'listing',
      accountId: cast.account_id,
      revision: next.version,
      at: now,
      by: await revisionActorOf(tx, act.scope),
      before: fieldsOf(ownOf(before)),
      after: fieldsOf(row),
      restores,
      requestId: act.caller.requestId,
    });
    await recordAudit(tx, {
      at: now,
      action: 'listing.updated',
      by: act.scope,
      about: { accountId: cast.account_id },
      caller: act.caller,
      details: { cast: username, public: wanted.isPublic },
      change: { before: fieldsOf(ownOf(before)), after: fieldsOf(row), secretFields: ['contactEmail'] },
    });
  });
  bus.publish([directoriesTopic, `cast:${username}`]);
  return readListing(deps, act.scope, username);
}

interface General {
  readonly wanted: Listing;
  readonly now: Date;
}

async function changeGeneral(tx: Tx, act: Act, cast: SettingsRow, { wanted, now }: General) {
  const { name, description, genres, language, website } = wanted;
  const before = toGeneral(cast);
  const after: GeneralSettings = { ...before, name, description, genres, language, website };
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  await writeGeneral(tx, cast, after);
  await recordChange(tx, act, cast, { section: 'general', before, now, restores: null });
  await scheduleCheck(tx, cast.id);
}

async function savedListing(db: Db | Tx, cast: SettingsRow, streamUrlOf: StreamUrlOf): Promise<SavedListing> {
  const row = await findListing(db, cast.id);
  const { timeZone: _, ...general } = toGeneral(cast);
  const streams = await listStreamRows(db, cast.id);
  const own = ownOf(row);
  const stream =
    streams.find(({ id }) => id === own.stream_id) ?? streams.find(({ is_primary }) => is_primary);
  return {
    ...general,
    ...fieldsOf(own),
    streamUrl: stream ? streamUrlOf(stream.mount) : null,
    version: cast.general_version + (row?.version ?? 0),
  };
}

function ownOf(row: ListingRow | undefined) {
  return {
    slogan: row?.slogan ?? '',
    country: row?.country ?? null,
    contact_email: row?.contact_email ?? null,
    stream_id: row?.stream_id ?? null,
    is_public: row?.is_public ?? false,
  };
}

/** As in the contract. */
function fieldsOf({ slogan, country, contact_email, stream_id, is_public }: ReturnType<typeof ownOf>) {
  return {
    slogan,
    country: country as SavedListing['country'],
    contactEmail: contact_email,
    streamId: stream_id,
    isPublic: is_public,
  };
}
