import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';

export interface Counts {
  readonly customers: number;
  readonly apps: number;
  readonly skills: number;
}

/** All customers, and pending apps and skills. */
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
    ])
    .executeTakeFirstOrThrow();
  return { customers: Number(row.customers), apps: Number(row.apps), skills: Number(row.skills) };
}
