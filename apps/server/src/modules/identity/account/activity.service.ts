import type { AccountEvent } from '@unmuted/api/contract';
import { findOwnEvents } from '#/modules/identity/account/activity.repository.ts';
import { deviceOf } from '#/modules/identity/account/device.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import { type PageQuery, pageOf } from '#/platform/db/pagination.ts';
import type { Db, Row } from '#/platform/db/schema.ts';

/**
 * Account activity, including refused attempts by others. Their addresses are included so that the owner can tell an
 * intruder from their own mistake.
 */
export async function listEvents(db: Db, scope: Scope, query: PageQuery) {
  const page = pageOf(query);
  const { items, total } = await findOwnEvents(db, scope, page);
  return { items: items.map((row) => toEvent(row, scope)), total, ...page };
}

function toEvent(row: Row<'audit_trail'>, scope: Scope): AccountEvent {
  // Staff addresses are never shown to customers.
  const isVisible = scope.kind === 'admin' || row.actor_kind !== 'admin';
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    address: isVisible ? row.address : null,
    device: isVisible && row.user_agent !== null ? deviceOf(row.user_agent) : null,
  };
}
