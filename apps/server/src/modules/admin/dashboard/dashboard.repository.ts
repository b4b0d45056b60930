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
