import type { PlanDraft } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { EditionColumns } from '#/modules/casts/plans/plans.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

export type PlanRow = Row<'plans'> &
  EditionColumns & {
    edition_id: string;
    /** Casts with any edition, terminated ones included. */
    casts: number;
    earlier_casts: number;
  };

const plans = (where: RawBuilder<unknown>) => sql<PlanRow>`
  select p.*, e.id as edition_id, e.plan_id, e.edition, e.name as plan_name, e.listener_limit, e.streams_limit,
    e.bitrate_limit, e.price_text, coalesce(used.casts, 0) as casts, coalesce(used.earlier, 0) as earlier_casts
  from plans p
  join lateral (select * from plan_editions where plan_id = p.id order by edition desc limit 1) e on true
  left join lateral (select count(*)::int as casts, (count(*) filter (where o.id <> e.id))::int as earlier
    from casts join plan_editions o on o.id = casts.plan_edition_id where o.plan_id = p.id) used on true
  where ${where}`;

export async function findPlans(db: Db | Tx, _scope: AdminScope, page: Page): Promise<Found<PlanRow>> {
  const { rows: items } = await sql<PlanRow>`select * from (${plans(sql`true`)}) as plans
    order by archived_at is not null, listener_limit, plan_name collate "und-x-icu", id
    limit ${page.pageSize} offset ${offsetOf(page)}`.execute(db);
  const count = await sql<{ total: number }>`select count(*)::int as total from plans`.execute(db);
  return { items, total: count.rows[0]?.total ?? 0 };
}

export async function findPlan(db: Db | Tx, _scope: AdminScope, id: string): Promise<PlanRow | undefined> {
  return (await plans(sql`p.id = ${id}`).execute(db)).rows[0];
}

export async function lockPlan(tx: Tx, scope: AdminScope, id: string): Promise<PlanRow | undefined> {
  await sql`select id from plans where id = ${id} for update`.execute(tx);
  return findPlan(tx, scope, id);
}

/** Whether a cast or a request refers to an edition. */
export async function isEditionUsed(tx: Tx, _scope: AdminScope, editionId: string): Promise<boolean> {
  const { rows } = await sql<{
    used: boolean;
  }>`select exists (select from casts where plan_edition_id = ${editionId})
    or exists (select from product_requests where plan_edition_id = ${editionId}) as used`.execute(tx);
  return rows[0]?.used ?? false;
}

/** Returns the id of the plan. */
export async function insertPlan(tx: Tx, scope: AdminScope, draft: PlanDraft, at: Date): Promise<string> {
  const id = uuidv7(at);
  await tx
    .insertInto('plans')
    .values({
      id,
      kind: draft.kind,
      is_public: draft.isPublic,
      is_self_service: draft.isSelfService,
      created_at: at,
    })
    .execute();
  await insertEdition(tx, scope, { planId: id, edition: 1, draft, at });
  return id;
}

export async function insertEdition(
  tx: Tx,
  _scope: AdminScope,
  { planId, edition, draft, at }: { planId: string; edition: number; draft: PlanDraft; at: Date },
): Promise<void> {
  await tx
    .insertInto('plan_editions')
    .values({ ...editionOf(draft), id: uuidv7(at), plan_id: planId, edition, created_at: at })
    .execute();
}

export async function updateEdition(
  tx: Tx,
  _scope: AdminScope,
  editionId: string,
  draft: PlanDraft,
): Promise<void> {
  await tx.updateTable('plan_editions').set(editionOf(draft)).where('id', '=', editionId).execute();
}

export async function updatePlanRow(
  tx: Tx,
  _scope: AdminScope,
  id: string,
  change: Partial<Pick<Row<'plans'>, 'is_public' | 'is_self_service' | 'archived_at' | 'version'>>,
): Promise<void> {
  await tx.updateTable('plans').set(change).where('id', '=', id).execute();
}

const editionOf = ({ name, limits, priceText }: PlanDraft) => ({
  name,
  listener_limit: limits.listenerLimit,
  streams_limit: limits.streamsLimit,
  bitrate_limit: limits.bitrateLimit,
  price_text: priceText,
});
