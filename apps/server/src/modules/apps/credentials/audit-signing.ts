import type { AuditAction, SigningCertificate } from '@unmuted/api/contract';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { AuditChange } from '#/platform/audit/changed-fields.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { StaffAct } from '#/platform/http/act.ts';

export interface AuditedSecret {
  readonly id: string;
  readonly reference: string;
  readonly certificate: SigningCertificate;
}

/** Which secret it was, and what of its facts changed; never the files. */
export function auditSigning(
  tx: Tx,
  { clock }: { readonly clock: Clock },
  { scope, caller }: StaffAct,
  entry: { readonly action: AuditAction; readonly of: AuditedSecret; readonly change: AuditChange },
): Promise<void> {
  const { id, reference, certificate } = entry.of;
  return recordAudit(tx, {
    at: clock.now(),
    action: entry.action,
    by: scope,
    about: null,
    caller,
    details: { signing: id, reference, certificate: certificate.sha256 },
    change: entry.change,
  });
}

export const revocation: AuditChange = { before: { isRevoked: false }, after: { isRevoked: true } };
