import { type CustomerExport, type CustomerView, limits } from '@unmuted/api/contract';
import { findAccount } from '#/modules/admin/customers/customer.repository.ts';
import { endViews, findOwner, lockAccount } from '#/modules/admin/customers/customer-changes.repository.ts';
import { exportTables } from '#/modules/admin/customers/customer-export.repository.ts';
import type { CustomerAct, InvitationDeps } from '#/modules/admin/customers/customer-invitation.service.ts';
import { toCustomerUser } from '#/modules/identity/account/account.service.ts';
import { insertSession } from '#/modules/identity/session/session.repository.ts';
import { hashToken, newToken } from '#/modules/identity/session/session-token.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

/**
 * Starts a session in which the guard answers reads only (ADR 37). It belongs to the member of staff, so that it ends
 * with their account, and is not extended.
 */
export function viewAsCustomer(
  { db, clock, mailer }: InvitationDeps,
  { scope, caller, id }: CustomerAct,
  reason: string,
): Promise<CustomerView> {
  const at = clock.now();
  const expiresAt = new Date(at.getTime() + limits.viewAsMinutes * 60_000);
  const token = newToken();
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, scope, id);
    const owner = account && (await findOwner(tx, scope, id));
    if (!owner) throw new AppError('resource.not_found');
    await insertSession(tx, {
      id: uuidv7(at),
      token_hash: hashToken(token),
      customer_id: null,
      admin_id: scope.adminId,
      viewed_customer_id: owner.id,
      role: scope.role,
      created_at: at,
      idle_expires_at: expiresAt,
      expires_at: expiresAt,
      revoked_at: null,
      last_seen_at: at,
      address: caller.address,
      user_agent: caller.userAgent,
    });
    const about = { accountId: id };
    const details = { reason };
    await recordAudit(tx, { at, action: 'customer.viewed_as', by: scope, about, caller, details });
    await mailer.send(tx, owner, { kind: 'viewed_as', name: owner.first_name, reason });
    return {
      token,
      expiresAt: expiresAt.toISOString(),
      user: toCustomerUser(owner),
      customer: account.name,
    };
  });
}

export function endViewAsCustomer(
  { db, clock }: InvitationDeps,
  { scope, id }: CustomerAct,
): Promise<{ endedSessions: number }> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, scope, id))) throw new AppError('resource.not_found');
    return { endedSessions: await endViews(tx, scope, { accountId: id, at: clock.now() }) };
  });
}

export async function exportCustomer(
  { db, clock }: InvitationDeps,
  { scope, caller, id }: CustomerAct,
): Promise<CustomerExport> {
  const at = clock.now();
  if (!(await findAccount(db, scope, id))) throw new AppError('resource.not_found');
  const tables = await exportTables(db, scope, id);
  await recordAudit(db, { at, action: 'customer.exported', by: scope, about: { accountId: id }, caller });
  return { exportedAt: at.toISOString(), id, tables };
}
