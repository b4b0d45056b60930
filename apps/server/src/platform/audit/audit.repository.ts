import type { AuditAction } from '@unmuted/api/contract';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { Caller } from '#/platform/http/caller.ts';

/** Whose account an event is about. */
export type AuditSubject = { readonly customerId: string } | { readonly adminId: string } | null;

export interface AuditEntry {
  readonly at: Date;
  readonly action: AuditAction;
  /** Who did it: an account by its session, or by what it proved at sign-in; nobody is whoever did not sign in. */
  readonly by: Scope | NonNullable<AuditSubject> | 'nobody' | 'system';
  /** Null where what was typed is no account. */
  readonly about: AuditSubject;
  readonly caller?: Caller;
  /** Figures and names that say more. Never a secret, and nothing that somebody typed into a sign-in. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Adds a line to the audit trail, in the transaction of what it tells of. */
export async function recordAudit(db: Db | Tx, entry: AuditEntry): Promise<void> {
  const { by, about, caller, details = {} } = entry;
  await db
    .insertInto('audit_trail')
    .values({
      at: entry.at,
      action: entry.action,
      actor_kind: typeof by === 'string' ? by : 'customerId' in by ? 'customer' : 'admin',
      actor_id: typeof by === 'string' ? null : accountIdOf(by),
      customer_id: about && 'customerId' in about ? about.customerId : null,
      admin_id: about && 'adminId' in about ? about.adminId : null,
      address: caller?.address ?? null,
      user_agent: caller?.userAgent ?? null,
      details: JSON.stringify(details),
    })
    .execute();
}

/** The account that a scope is of. */
export function subjectOf(scope: Scope): NonNullable<AuditSubject> {
  return scope.kind === 'customer' ? { customerId: scope.customerId } : { adminId: scope.adminId };
}

/** The id of an account, whichever of the two kinds it is. */
export function accountIdOf(account: NonNullable<AuditSubject>): string {
  return 'customerId' in account ? account.customerId : account.adminId;
}
