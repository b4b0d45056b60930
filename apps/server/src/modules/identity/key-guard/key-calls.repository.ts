import { limits } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { Scope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

/** A call with a key. `network` is its masked address. */
export interface NewKeyCall {
  readonly keyId: string;
  readonly at: Date;
  readonly operation: string;
  readonly status: number;
  readonly network: string;
}

/**
 * Appends calls, deletes all but the latest of these keys, and updates when each was last used. Without a scope: the
 * guard found the keys. Calls of keys deleted in the meantime are left out.
 */
export async function saveKeyCalls(db: Db, calls: readonly NewKeyCall[]): Promise<void> {
  const numbered = JSON.stringify(calls.map((call, place) => ({ ...call, place })));
  const given = sql`jsonb_to_recordset(${numbered}::jsonb)
    as call (place int, "keyId" uuid, at timestamptz, operation text, status smallint, network text)`;
  await db.transaction().execute(async (tx) => {
    await sql`insert into api_key_calls (key_id, at, operation, status, network)
      select "keyId", at, operation, status, network from ${given}
      where exists (select from api_keys where id = "keyId")
      order by place`.execute(tx);
    await sql`update api_keys set last_used_on = latest.day, last_used_network = latest.network
      from (
        select distinct on ("keyId") "keyId", (at at time zone 'UTC')::date as day, network from ${given}
        where status <> 401 order by "keyId", place desc
      ) as latest
      where id = latest."keyId" and (last_used_on, last_used_network) is distinct from (latest.day, latest.network)`.execute(
      tx,
    );
    await deleteOldest(tx, [...new Set(calls.map(({ keyId }) => keyId))]);
  });
}

async function deleteOldest(tx: Tx, keyIds: readonly string[]): Promise<void> {
  await sql`delete from api_key_calls using (
      select key.id as key_id, (
        select calls.id from api_key_calls as calls where calls.key_id = key.id
        order by calls.id desc offset ${limits.keyCalls - 1} limit 1
      ) as first_kept
      from api_keys as key where key.id = any(${keyIds})
    ) as kept
    where api_key_calls.key_id = kept.key_id and api_key_calls.id < kept.first_kept`.execute(tx);
}

/** The latest calls of a key of the scope's owner, latest first. */
export async function findKeyCalls(
  db: Db,
  scope: Scope,
  { keyId, since, page }: { readonly keyId: string; readonly since: Date; readonly page: Page },
): Promise<Found<Row<'api_key_calls'>>> {
  const calls = db
    .selectFrom('api_key_calls')
    .innerJoin('api_keys', 'api_keys.id', 'api_key_calls.key_id')
    .where('api_keys.id', '=', keyId)
    .where((eb) =>
      scope.kind === 'customer'
        ? eb('api_keys.account_id', '=', scope.accountId)
        : eb('api_keys.account_id', 'is', null),
    )
    .where('api_key_calls.at', '>', since);
  const items = await calls
    .selectAll('api_key_calls')
    .orderBy('api_key_calls.id', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute();
  const { total } = await calls
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { items, total: Number(total) };
}

/** Deletes calls from before a moment. */
export async function purgeKeyCalls(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('api_key_calls').where('at', '<', before).execute();
}

/** Deletes keys that ended before a moment, with their logs. */
export async function purgeKeys(db: Db, endedBefore: Date): Promise<void> {
  await db
    .deleteFrom('api_keys')
    .where((eb) =>
      eb.or([
        eb('revoked_at', '<', endedBefore),
        eb('expires_at', '<', endedBefore),
        eb('replaced_until', '<', endedBefore),
      ]),
    )
    .execute();
}
