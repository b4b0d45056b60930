import type { AuditAction } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { type AuditChange, changedFields } from '#/platform/audit/changed-fields.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { Caller } from '#/platform/http/caller.ts';

/** A person with a sign-in. */
export type AuditPerson = { readonly customerId: string } | { readonly adminId: string };

/** The person or the customer account that an event is about. */
export type AuditSubject = AuditPerson | { readonly accountId: string } | null;

export interface AuditEntry {
  readonly at: Date;
  readonly action: AuditAction;
  /**
   * Who did it: an account with a session, or one that proved its identity at sign-in; `nobody`
   * without a sign-in.
   */
  readonly by: Scope | AuditPerson | 'nobody' | 'system';
  /** Null when the typed name matches no account. */
  readonly about: AuditSubject;
  readonly caller?: Caller;
  /** Additional figures and names. Never a secret or sign-in input. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  /** The values before and after a change; only the fields that differ are stored. */
  readonly change?: AuditChange;
}

/** Appends to the audit trail, in the transaction of the recorded change. */
export async function recordAudit(db: Db | Tx, entry: AuditEntry): Promise<void> {
  const { by, about, caller, details = {} } = entry;
  const change = entry.change && changedFields(entry.change);
  await db
    .insertInto('audit_trail')
    .values({
      at: entry.at,
      action: entry.action,
      actor_kind: typeof by === 'string' ? by : 'customerId' in by ? 'customer' : 'admin',
      actor_id: typeof by === 'string' ? null : accountIdOf(by),
      account_id:
        about && 'accountId' in about
          ? about.accountId
          : about && 'customerId' in about
            ? sql<string>`(select account_id from customers where id = ${about.customerId})`
            : null,
      customer_id: about && 'customerId' in about ? about.customerId : null,
      admin_id: about && 'adminId' in about ? about.adminId : null,
      address: caller?.address ?? null,
      user_agent: caller?.userAgent ?? null,
      details: JSON.stringify({ ...details, ...keyOf(by) }),
      request_id: caller?.requestId ?? null,
      actor_name:
        typeof by !== 'string' && 'adminId' in by
          ? sql<string>`(select name from admins where id = ${by.adminId})`
          : null,
      before: change?.before ? JSON.stringify(change.before) : null,
      after: change?.after ? JSON.stringify(change.after) : null,
    })
    .execute();
}

/** The API key of a call: its person is the owner of the key's account, who did not act in person. */
function keyOf(by: AuditEntry['by']): { keyId?: string } {
  return typeof by === 'object' && 'keyId' in by && by.keyId ? { keyId: by.keyId } : {};
}

/** Returns the person of a scope. */
export function subjectOf(scope: Scope): AuditPerson {
  return scope.kind === 'customer' ? { customerId: scope.customerId } : { adminId: scope.adminId };
}

/** Returns the id of either type of person. */
export function accountIdOf(account: AuditPerson): string {
  return 'customerId' in account ? account.customerId : account.adminId;
}
