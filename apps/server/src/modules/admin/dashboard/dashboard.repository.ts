import type { AppWork } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { endings } from '#/modules/apps/expiry/expiry.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';

export interface Counts {
  readonly customers: number;
  readonly apps: number;
  readonly skills: number;
  readonly requests: number;
  readonly oldestRequestAt: Date | null;
}

/** All customers, and pending apps, skills and requests. */
export async function countWork(db: Db | Tx, _scope: AdminScope): Promise<Counts> {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('customers')
        .select((inner) => inner.fn.countAll<string>().as('n'))
        .as('customers'),
      eb
        .selectFrom('mobile_apps')
        .select((inner) => inner.fn.countAll<string>().as('n'))
        .where('status', '=', 'in_review')
        .as('apps'),
      eb
        .selectFrom('alexa_skills')
        .select((inner) => inner.fn.countAll<string>().as('n'))
        .where('status', '=', 'in_review')
        .as('skills'),
      eb
        .selectFrom('product_requests')
        .select((inner) => inner.fn.countAll<string>().as('n'))
        .where('state', '=', 'pending')
        .as('requests'),
      eb
        .selectFrom('product_requests')
        .select((inner) => inner.fn.min('created_at').as('n'))
        .where('state', '=', 'pending')
        .as('oldest_request_at'),
    ])
    .executeTakeFirstOrThrow();
  return {
    customers: Number(row.customers),
    apps: Number(row.apps),
    skills: Number(row.skills),
    requests: Number(row.requests),
    oldestRequestAt: row.oldest_request_at,
  };
}

/** States of apps in which the next step is that of staff. */
const waiting: readonly AppWork['kind'][] = ['in_review', 'build_failed', 'ready'];

type AppWorkRow = Omit<AppWork, 'at'> & { readonly at: Date | null };

/** Apps that wait for staff, and what signs apps and expires until then; of all customers. */
export async function listAppWork(db: Db | Tx, _scope: AdminScope, until: Date): Promise<AppWorkRow[]> {
  const { rows } =
    await sql<AppWorkRow>`select status as kind, platform, count(*)::int as count, min(status_since) as at
      from mobile_apps where status = any(${[...waiting]}) group by status, platform
    union all
    select 'credentials', platform, count(*)::int, min(expires_at) from ${endings} as s
      where revoked_at is null and expires_at <= ${until}
        and exists (select from mobile_apps m where m.settings ->> 'signingId' = s.id::text)
      group by platform`.execute(db);
  return rows;
}
