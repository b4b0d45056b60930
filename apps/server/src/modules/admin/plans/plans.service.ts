import type { AuditAction, Plan, PlanDraft, PlanList } from '@unmuted/api/contract';
import {
  findPlan,
  findPlans,
  insertEdition,
  insertPlan,
  isEditionUsed,
  lockPlan,
  type PlanRow,
  updateEdition,
  updatePlanRow,
} from '#/modules/admin/plans/plans.repository.ts';
import { limitsOf } from '#/modules/casts/plans/plans.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import { type PageQuery, pageOf } from '#/platform/db/pagination.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';

export interface PlanDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export interface StaffCall {
  readonly scope: AdminScope;
  readonly caller: Caller;
}

/** The plan, and the version that the change is based on. */
export interface PlanRef {
  readonly id: string;
  readonly version: number;
}

export async function listPlans({ db }: PlanDeps, scope: AdminScope, query: PageQuery): Promise<PlanList> {
  const page = pageOf(query);
  const { items, total } = await findPlans(db, scope, page);
  return { items: items.map(toPlan), total, ...page };
}

export async function createPlan({ db, clock }: PlanDeps, call: StaffCall, draft: PlanDraft): Promise<Plan> {
  const at = clock.now();
  return db.transaction().execute(async (tx) => {
    const id = await insertPlan(tx, call.scope, draft, at);
    await record(tx, call, { at, action: 'plan.created', draft, before: null, after: valuesOf(draft) });
    return requirePlan(tx, call.scope, id);
  });
}

/** An edition that casts or requests use does not change: they keep it, and new ones get the next edition. */
export function updatePlan(deps: PlanDeps, call: StaffCall, ref: PlanRef, draft: PlanDraft): Promise<Plan> {
  return changePlan(deps, call, ref, async (tx, row, at) => {
    if (!isSameEdition(row, draft)) {
      if (await isEditionUsed(tx, call.scope, row.edition_id))
        await insertEdition(tx, call.scope, { planId: row.id, edition: row.edition + 1, draft, at });
      else await updateEdition(tx, call.scope, row.edition_id, draft);
    }
    await updatePlanRow(tx, call.scope, row.id, {
      is_public: draft.isPublic,
      is_self_service: draft.isSelfService,
      version: row.version + 1,
    });
    await record(tx, call, {
      at,
      action: 'plan.updated',
      draft,
      before: valuesOf(toPlan(row)),
      after: valuesOf(draft),
    });
  });
}

export function setArchived(
  deps: PlanDeps,
  call: StaffCall,
  ref: PlanRef,
  isArchived: boolean,
): Promise<Plan> {
  return changePlan(deps, call, ref, async (tx, row, at) => {
    await updatePlanRow(tx, call.scope, row.id, {
      archived_at: isArchived ? at : null,
      version: row.version + 1,
    });
    const action = isArchived ? 'plan.archived' : 'plan.restored';
    await record(tx, call, {
      at,
      action,
      draft: toPlan(row),
      before: { isArchived: row.archived_at !== null },
      after: { isArchived },
    });
  });
}

async function changePlan(
  { db, clock }: PlanDeps,
  { scope }: StaffCall,
  { id, version }: PlanRef,
  change: (tx: Tx, row: PlanRow, at: Date) => Promise<void>,
): Promise<Plan> {
  return db.transaction().execute(async (tx) => {
    const row = await lockPlan(tx, scope, id);
    if (!row) throw new AppError('resource.not_found');
    if (row.version !== version) throw new AppError('resource.version_conflict', { current: toPlan(row) });
    await change(tx, row, clock.now());
    return requirePlan(tx, scope, id);
  });
}

async function requirePlan(tx: Tx, scope: AdminScope, id: string): Promise<Plan> {
  const row = await findPlan(tx, scope, id);
  if (!row) throw new AppError('resource.not_found');
  return toPlan(row);
}

const isSameEdition = (row: PlanRow, { name, limits, priceText }: PlanDraft): boolean =>
  row.plan_name === name &&
  row.price_text === priceText &&
  row.listener_limit === limits.listenerLimit &&
  row.streams_limit === limits.streamsLimit &&
  row.bitrate_limit === limits.bitrateLimit;

interface PlanEvent {
  readonly at: Date;
  readonly action: AuditAction;
  readonly draft: Omit<PlanDraft, 'kind'>;
  readonly before: object | null;
  readonly after: object;
}

const valuesOf = ({ name, priceText, isPublic, isSelfService, limits }: Omit<PlanDraft, 'kind'>) => ({
  name,
  priceText,
  isPublic,
  isSelfService,
  ...limits,
});

/** Plans concern no account. */
async function record(
  tx: Tx,
  { scope, caller }: StaffCall,
  { at, action, draft, before, after }: PlanEvent,
): Promise<void> {
  const { name, ...values } = valuesOf(draft);
  await recordAudit(tx, {
    at,
    action,
    by: scope,
    about: null,
    caller,
    details: { plan: name, ...values },
    change: { before, after },
  });
}

function toPlan(row: PlanRow): Plan {
  return {
    id: row.id,
    name: row.plan_name,
    kind: row.kind,
    limits: limitsOf(row),
    priceText: row.price_text,
    isPublic: row.is_public,
    isSelfService: row.is_self_service,
    archivedAt: row.archived_at?.toISOString() ?? null,
    edition: row.edition,
    casts: row.casts,
    earlierCasts: row.earlier_casts,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}
