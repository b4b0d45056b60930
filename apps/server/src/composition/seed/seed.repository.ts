import type { SilenceSettings } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { insertDemoApps } from '#/composition/seed/demo-apps.repository.ts';
import {
  type DemoCast,
  type DemoCustomer,
  type demoAdmins,
  demoStationIds,
} from '#/composition/seed/demo-data.ts';
import type { DemoPictures } from '#/composition/seed/demo-pictures.ts';
import { insertDemoSites } from '#/composition/seed/demo-sites.repository.ts';
import { insertDemoSkills } from '#/composition/seed/demo-skills.repository.ts';
import { passwordPlace } from '#/modules/casts/cast/mount-configs.ts';
import { defaultSettings } from '#/modules/silence/settings/default-settings.ts';
import { openOrNull, type SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db, NewRow, Tx } from '#/platform/db/schema.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

export interface DemoDeps {
  readonly secrets: SecretBox;
  readonly now: Date;
}

/** An arbitrary advisory lock id: concurrent servers seed once. */
const seedLock = 7_285_463_002;
const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;

/** Blocks other servers from seeding until the transaction ends. */
export async function lockSeeding(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${seedLock})`.execute(tx);
}

export async function hasDemoAccounts(db: Db | Tx): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from customers where demo)
    or exists (select from admins where demo) as found`.execute(db);
  return rows[0]?.found ?? false;
}

export async function hasAdmins(db: Db): Promise<boolean> {
  const { rows } = await sql`select from admins limit 1`.execute(db);
  return rows.length > 0;
}

export async function listDemoPasswordHashes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`select password_hash as hash from customers where demo
    union all select password_hash from admins where demo`.execute(db);
  return rows.map(({ hash }) => hash);
}

/** The source passwords of the demo's casts, without those that cannot be decrypted. */
export async function listDemoSourcePasswords(db: Db, secrets: SecretBox): Promise<string[]> {
  const { rows } = await sql<{ id: string; password: Buffer }>`select s.id, s.source_password as password
    from cast_streams s join casts on casts.id = s.cast_id join customers on customers.account_id = casts.account_id and customers.role = 'owner'
    where customers.demo`.execute(db);
  return rows.flatMap(({ id, password }) => openOrNull(secrets, password, passwordPlace({ id })) ?? []);
}

export async function insertAdmin(
  tx: Tx,
  admin: (typeof demoAdmins)[number],
  passwordHash: string,
): Promise<void> {
  await tx
    .insertInto('admins')
    .values({ ...admin, id: uuidv7(), password_hash: passwordHash, demo: true })
    .execute();
}

/** Turns silence detection on for a station, once: later it is as people set it. */
export async function watchDemoStation(db: Db, stationId: string): Promise<void> {
  const settings: SilenceSettings = {
    ...defaultSettings,
    isEnabled: true,
    thresholdDb: -50,
    silenceS: 15,
    recoveryS: 5,
    alarms: { ...defaultSettings.alarms, digitalZeroS: 10 },
  };
  await sql`with added as (
      insert into silence_settings (station_id, settings) select id, ${JSON.stringify(settings)}::jsonb from stations
      where id = ${stationId} on conflict do nothing returning station_id
    ) insert into silence_watches (station_id) select station_id from added`.execute(db);
}

/** A cast that was inserted, and until when it was on air. */
export interface SeededCast {
  readonly id: string;
  readonly username: string;
  readonly timezone: string;
  readonly onAirUntil: Date;
}

/** The demo's external station is where its server runs now, unless somebody gave it another address. */
export async function moveDemoStation(db: Db, url: string): Promise<void> {
  await sql`update streaming_services set url = ${url}, version = version + 1
    where id = ${demoStationIds.harbourRock} and url like 'http://127.0.0.1:%'`.execute(db);
}

/** A customer with all products. Returns the casts. */
export async function insertCustomer(
  tx: Tx,
  deps: DemoDeps,
  input: {
    customer: DemoCustomer;
    passwordHash: string;
    sourcePassword: string;
    pictures: DemoPictures | null;
  },
): Promise<SeededCast[]> {
  const { customer, pictures } = input;
  const icon = pictures?.icon ?? null;
  const accountId = customer.id;
  await tx
    .insertInto('accounts')
    .values({
      id: accountId,
      name: customer.company ?? `${customer.firstName} ${customer.lastName}`,
      demo: true,
    })
    .execute();
  await tx
    .insertInto('customers')
    .values({
      id: accountId,
      account_id: accountId,
      role: 'owner',
      email: customer.email,
      first_name: customer.firstName,
      last_name: customer.lastName,
      company: customer.company,
      country: customer.country,
      locale: customer.locale,
      timezone: customer.timezone,
      password_hash: input.passwordHash,
      demo: true,
    })
    .execute();
  const casts = await insertCasts(tx, deps, { accountId, ...input });
  await insertStations(tx, deps, { customer, accountId, casts });
  const name = `${customer.firstName} ${customer.lastName}`;
  await insertDemoSites(tx, { accountId, name, now: deps.now }, customer.onePages);
  await insertDemoSkills(tx, { accountId, name, casts, now: deps.now, icon }, customer.skills);
  await insertDemoApps(tx, { accountId, name, casts, now: deps.now, pictures }, customer.apps);
  return casts;
}

/** Stations on casts, and on streams that are hosted elsewhere. */
async function insertStations(
  tx: Tx,
  { now }: DemoDeps,
  { customer, accountId, casts }: { customer: DemoCustomer; accountId: string; casts: readonly SeededCast[] },
): Promise<void> {
  for (const { castUsername, stream, renewsInDays, ...station } of customer.stations) {
    const { id } = station;
    const castId = casts.find(({ username }) => username === castUsername)?.id ?? null;
    if (castId === null && !stream) throw new Error(`${station.name} has no stream.`);
    await tx
      .insertInto('streaming_services')
      .values({
        id,
        account_id: accountId,
        label: station.name,
        ...(stream ?? { type: 'cast' as const, url: null, mount: null, sid: null }),
        cast_id: stream ? null : castId,
        admin_user: null,
        admin_password: null,
        paused_at: null,
        paused_by: null,
        previous_url: null,
        previous_url_until: null,
        created_at: now,
      })
      .execute();
    if (stream) await tx.insertInto('service_checks').values({ service_id: id, next_at: now }).execute();
    await tx
      .insertInto('stations')
      .values({
        ...station,
        account_id: accountId,
        group_name: 'Streaming',
        server: 'local',
        status: 'active',
        renews_at: inDays(now, renewsInDays),
        service_id: id,
        timezone: customer.timezone,
      })
      .execute();
  }
}

async function insertCasts(
  tx: Tx,
  { secrets, now }: DemoDeps,
  {
    customer,
    accountId,
    sourcePassword,
  }: { customer: DemoCustomer; accountId: string; sourcePassword: string },
): Promise<SeededCast[]> {
  const casts: SeededCast[] = [];
  for (const cast of customer.casts) {
    const id = uuidv7();
    await tx
      .insertInto('casts')
      .values({
        id,
        username: cast.username,
        account_id: accountId,
        name: cast.name,
        group_name: 'Streaming',
        server: 'local',
        plan: cast.plan,
        status: cast.status,
        renews_at: inDays(now, cast.renewsInDays),
        ...(cast.suspension && {
          suspended_at: inDays(now, -cast.suspension.days),
          suspended_reason: cast.suspension.reason,
          suspended_from: 'active' as const,
        }),
        listener_limit: cast.listenerLimit,
        timezone: customer.timezone,
        streams_limit: cast.streamsLimit,
        bitrate_limit: cast.bitrateLimit,
      })
      .execute();
    await tx
      .insertInto('cast_streams')
      .values(streamsOf(cast, { castId: id, secrets, sourcePassword }))
      .execute();
    const offSince =
      cast.offSinceMin === undefined ? null : new Date(now.getTime() - cast.offSinceMin * minuteMs);
    if (offSince) {
      await tx
        .insertInto('cast_live')
        .values({
          cast_id: id,
          on_air: false,
          listeners: null,
          title: null,
          title_since: null,
          since: offSince,
          sample: true,
        })
        .execute();
    }
    casts.push({ id, username: cast.username, timezone: customer.timezone, onAirUntil: offSince ?? now });
  }
  return casts;
}

/** The first mount is the cast's name; the others append the stream's name. */
function streamsOf(
  { username, bitrates = [64] }: DemoCast,
  { castId, secrets, sourcePassword }: { castId: string; secrets: SecretBox; sourcePassword: string },
): NewRow<'cast_streams'>[] {
  return bitrates.map((bitrate, index) => {
    const id = uuidv7();
    return {
      id,
      cast_id: castId,
      position: index + 1,
      name: `${bitrate}kbps`,
      mount: index === 0 ? `/${username}` : `/${username}-${bitrate}`,
      codec: 'mp3',
      bitrate,
      is_primary: index === 0,
      source_password: secrets.seal(sourcePassword, passwordPlace({ id })),
    };
  });
}

function inDays(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}
