import type { AppPlatform } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import type { SigningPart } from '#/platform/mail/mail.ts';

// Internal to jobs and figures: not scoped.

/** What signs apps, and when the first part of it expires. */
export interface EndingSecret {
  readonly id: string;
  readonly platform: AppPlatform;
  readonly reference: string;
  readonly part: SigningPart;
  readonly expiresAt: Date;
}

/** Keys of App Store Connect do not expire. */
export const endings: RawBuilder<unknown> = sql`(
  select id, 'ios' as platform, reference, revoked_at, least(certificate_ends, profile_ends) as expires_at,
    case when profile_ends < certificate_ends then 'profile' else 'certificate' end as part
  from (
    select id, reference, revoked_at, (facts #>> '{certificate,expiresAt}')::timestamptz as certificate_ends,
      (facts #>> '{profile,expiresAt}')::timestamptz as profile_ends
    from signing_bundles
  ) as bundles
  union all
  select id, 'android', reference, revoked_at, (facts #>> '{certificate,expiresAt}')::timestamptz, 'keystore'
  from keystores
)`;

/** What signs an app and expires in a time; the first to end first. */
export async function listEnding(
  db: Db | Tx,
  { after, until, id }: { readonly after: Date; readonly until: Date; readonly id?: string },
): Promise<EndingSecret[]> {
  const { rows } =
    await sql<EndingSecret>`select s.id, s.platform, s.reference, s.part, s.expires_at as "expiresAt"
    from ${endings} as s
    where s.revoked_at is null and s.expires_at > ${after} and s.expires_at <= ${until}
      and (${id ?? null}::uuid is null or s.id = ${id ?? null})
      and exists (select from mobile_apps m where m.settings ->> 'signingId' = s.id::text)
    order by s.expires_at, s.id`.execute(db);
  return rows;
}

/** So that nobody replaces it meanwhile. */
export async function lockSecret(tx: Tx, { id, platform }: EndingSecret): Promise<void> {
  const table = platform === 'ios' ? 'signing_bundles' : 'keystores';
  await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(tx);
}

/** Returns false if it was noted before, also by another server. */
export async function noteNotice(tx: Tx, row: Row<'signing_notices'>): Promise<boolean> {
  const result = await tx
    .insertInto('signing_notices')
    .values(row)
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Nothing is told after the end. */
export async function deleteEndedNotices(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('signing_notices').where('expires_at', '<=', now).execute();
}

/** An app with its account, to tell its owner. */
export type SignedApp = Pick<Row<'mobile_apps'>, 'id' | 'name' | 'platform' | 'account_id'> & {
  readonly account: string;
};

export async function listSignedApps(tx: Tx, secretId: string): Promise<SignedApp[]> {
  const { rows } = await sql<SignedApp>`select m.id, m.name, m.platform, m.account_id, a.name as account
    from mobile_apps m join accounts a on a.id = m.account_id
    where m.settings ->> 'signingId' = ${secretId}
    order by m.name collate "und-x-icu", m.id`.execute(tx);
  return rows;
}
