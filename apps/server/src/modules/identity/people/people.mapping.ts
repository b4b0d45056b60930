import type { AccountProduct, OpenInvitation, PendingInvitation, Person } from '@unmuted/api/contract';
import type { InvitationRow, OpenInvitationRow } from '#/modules/identity/people/invitations.repository.ts';
import type { NamedProduct, PersonRow, ProductKey } from '#/modules/identity/people/people.repository.ts';
import type { CustomerScope } from '#/platform/auth/scope.ts';

export function toPerson(
  row: PersonRow,
  { scope, products }: { scope: CustomerScope; products: readonly NamedProduct[] },
): Person {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    role: row.role,
    products: row.is_limited ? named(row.products, products) : null,
    lastSignInAt: row.last_sign_in?.toISOString() ?? null,
    isYou: row.id === scope.customerId,
  };
}

export function toInvitation(row: InvitationRow, products: readonly NamedProduct[]): PendingInvitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    products: row.is_limited ? named(row.products, products) : null,
    invitedBy: row.invited_by,
    sentAt: row.sent_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

export function toOpenInvitation(row: OpenInvitationRow): OpenInvitation {
  return {
    email: row.email,
    account: row.account_name,
    invitedBy: row.invited_by,
    role: row.role,
    hasSignIn: row.has_sign_in,
    expiresAt: row.expires_at.toISOString(),
  };
}

/** Without products that no longer exist or that the caller may not see. */
function named(keys: readonly ProductKey[], products: readonly NamedProduct[]): AccountProduct[] {
  const chosen = new Set(keys.map(({ kind, id }) => `${kind} ${id}`));
  return products.filter(({ kind, id }) => chosen.has(`${kind} ${id}`));
}
