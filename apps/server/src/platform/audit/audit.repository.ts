import type { AuditAction } from '@unmuted/api/contract';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { Caller } from '#/platform/http/caller.ts';

/** The account that an event is about. */
export type AuditSubject = { readonly customerId: string } | { readonly adminId: string } | null;

export interface AuditEntry {
  readonly at: Date;
  readonly action: AuditAction;
  /**
   * Who did it: an account with a session, or one that proved its identity at sign-in; `nobody`
   * without a sign-in.
   */
  readonly by: Scope | NonNullable<AuditSubject> | 'nobody' | 'system';
  /** Null when the typed name matches no account. */
  readonly about: AuditSubject;
  readonly caller?: Caller;
  /** Additional figures and names. Never a secret or sign-in input. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Appends to the audit trail, in the transaction of the recorded change. */
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

/** Returns the account of a scope. */
export function subjectOf(scope: Scope): NonNullable<AuditSubject> {
  return scope.kind === 'customer' ? { customerId: scope.customerId } : { adminId: scope.adminId };
}

/** Returns the id of either type of account. */
export function accountIdOf(account: NonNullable<AuditSubject>): string {
  return 'customerId' in account ? account.customerId : account.adminId;
}
