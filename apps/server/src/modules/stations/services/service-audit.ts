import type { AuditAction } from '@unmuted/api/contract';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Row, Tx } from '#/platform/db/schema.ts';
import type { StaffAct } from '#/platform/http/act.ts';

interface ServiceEvent {
  readonly action: AuditAction;
  readonly service: Pick<Row<'streaming_services'>, 'label' | 'account_id'>;
  readonly before: object | null;
  readonly after: object | null;
}

/** Records an act of the staff about a service, in the activity of its customer. */
export function auditService(
  { clock }: { readonly clock: Clock },
  tx: Tx,
  { scope, caller }: StaffAct,
  { action, service, before, after }: ServiceEvent,
): Promise<void> {
  return recordAudit(tx, {
    at: clock.now(),
    action,
    by: scope,
    about: { accountId: service.account_id },
    caller,
    details: { service: service.label },
    change: { before, after },
  });
}
