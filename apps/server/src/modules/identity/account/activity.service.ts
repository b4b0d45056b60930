import type { AccountEvent } from '@unmuted/api/contract';
import { findOwnEvents, type OwnEventRow } from '#/modules/identity/account/activity.repository.ts';
import { deviceOf } from '#/modules/identity/account/device.ts';
import { objectOf } from '#/platform/audit/audit-object.ts';
import { personOf, type Scope } from '#/platform/auth/scope.ts';
import { type PageQuery, pageOf } from '#/platform/db/pagination.ts';
import type { Db } from '#/platform/db/schema.ts';

/**
 * Account activity, including refused attempts by others. Their addresses are included so that the owner can tell an
 * intruder from their own mistake.
 */
export async function listEvents(db: Db, scope: Scope, query: PageQuery) {
  const page = pageOf(query);
  const { items, total } = await findOwnEvents(db, scope, page);
  return { items: items.map((row) => toEvent(row, scope)), total, ...page };
}

function toEvent(row: OwnEventRow, scope: Scope): AccountEvent {
  // Names and addresses of staff are never shown to customers.
  const isVisible = scope.kind === 'admin' || row.actor_kind !== 'admin';
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    by: {
      kind: row.actor_kind,
      name: isVisible ? row.actor : null,
      isYou: row.actor_kind === scope.kind && row.actor_id === personOf(scope),
      key: isVisible ? row.key_name : null,
    },
    object: objectOf(row.details),
    address: isVisible ? row.address : null,
    device: isVisible && row.user_agent !== null ? deviceOf(row.user_agent) : null,
  };
}
