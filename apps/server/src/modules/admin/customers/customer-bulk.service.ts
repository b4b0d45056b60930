import { type CustomerBulkRequest, type CustomerBulkResult, limits } from '@unmuted/api/contract';
import type { AdminCastDeps } from '#/modules/admin/casts/admin-cast-actions.ts';
import { suspendCast, unsuspendCast } from '#/modules/admin/casts/admin-cast-actions.ts';
import type { CustomerActDeps } from '#/modules/admin/customers/customer-acts.service.ts';
import {
  findOwner,
  listCastsOf,
  lockAccount,
  updateAccount,
} from '#/modules/admin/customers/customer-changes.repository.ts';
import type { CustomerAct } from '#/modules/admin/customers/customer-invitation.service.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import { may } from '#/platform/auth/scope.ts';
import { AppError } from '#/platform/http/app-error.ts';

export type CustomerBulkDeps = CustomerActDeps & AdminCastDeps;

type Result = Omit<CustomerBulkResult['items'][number], 'id'>;

const done: Result = { outcome: 'done', code: null, casts: 0 };
const unchanged: Result = { ...done, outcome: 'unchanged' };

/** One customer after the other; a failure does not prevent the others. */
export async function runCustomerBulkAction(
  deps: CustomerBulkDeps,
  call: Omit<CustomerAct, 'id'>,
  { action, ids, text, tags }: CustomerBulkRequest,
): Promise<CustomerBulkResult> {
  const concernsCasts = action === 'suspend' || action === 'unsuspend';
  if (concernsCasts && !may(call.scope, 'casts.manage')) throw new AppError('account.not_permitted');
  const items: CustomerBulkResult['items'] = [];
  for (const id of new Set(ids)) {
    const act = { ...call, id };
    const result = await resultOf(() => {
      if (action === 'message') return sendMessage(deps, act, text ?? '');
      if (concernsCasts) return changeCasts(deps, act, action === 'suspend' ? (text ?? '') : null);
      return changeTags(deps, act, { isAdding: action === 'tag', tags: tags ?? [] });
    });
    items.push({ id, ...result });
  }
  return { items };
}

/** A rejection becomes the result; a failure of the server ends the action. */
async function resultOf(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return { outcome: 'failed', code: error.code, casts: 0 };
  }
}

/** An email to the owner. */
function sendMessage(
  { db, clock, mailer }: CustomerBulkDeps,
  { scope, caller, id }: CustomerAct,
  quote: string,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    const owner = await findOwner(tx, scope, id);
    if (!owner) throw new AppError('resource.not_found');
    await mailer.send(tx, owner, { kind: 'customer_message', name: owner.first_name, quote });
    const about = { accountId: id };
    await recordAudit(tx, { at: clock.now(), action: 'customer.messaged', by: scope, about, caller });
    return done;
  });
}

function changeTags(
  { db, clock }: CustomerBulkDeps,
  { scope, caller, id }: CustomerAct,
  { isAdding, tags }: { readonly isAdding: boolean; readonly tags: readonly string[] },
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, scope, id);
    if (!account) throw new AppError('resource.not_found');
    const { name, tags: before } = account;
    const after = isAdding ? [...new Set([...before, ...tags])] : before.filter((tag) => !tags.includes(tag));
    if (after.length === before.length) return unchanged;
    if (after.length > limits.customerTags) throw new AppError('resource.limit_reached');
    await updateAccount(tx, scope, id, { tags: after });
    await recordAudit(tx, {
      at: clock.now(),
      action: 'customer.updated',
      by: scope,
      about: { accountId: id },
      caller,
      details: { name, tags: after.join(', ') },
      change: { before: { tags: before }, after: { tags: after } },
    });
    return done;
  });
}

/** Suspends all casts for the reason, or lifts their suspension without one. */
async function changeCasts(
  deps: CustomerBulkDeps,
  { scope, caller, id }: CustomerAct,
  reason: string | null,
): Promise<Result> {
  if (!(await findOwner(deps.db, scope, id))) throw new AppError('resource.not_found');
  const found = await listCastsOf(deps.db, scope, { accountId: id, isSuspended: reason === null });
  let casts = 0;
  let code: string | null = null;
  for (const { username, version } of found) {
    const cast = { scope, caller, username, version };
    const result = await resultOf(async () => {
      if (reason === null) await unsuspendCast(deps, cast);
      else await suspendCast(deps, cast, reason);
      return done;
    });
    if (result.outcome === 'done') casts += 1;
    code ??= result.code;
  }
  if (code !== null) return { outcome: 'failed', code, casts };
  return { ...(casts > 0 ? done : unchanged), casts };
}
