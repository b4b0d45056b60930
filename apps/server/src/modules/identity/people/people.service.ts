import type { CustomerUser, People, Permission, PersonChange, ProductKind } from '@unmuted/api/contract';
import { permits } from '@unmuted/api/contract';
import { readOwnCustomer } from '#/modules/identity/account/account.service.ts';
import {
  type IdentityProof,
  type IdentityProofDeps,
  proveIdentity,
} from '#/modules/identity/account/identity-proof.ts';
import { findInvitations } from '#/modules/identity/people/invitations.repository.ts';
import { toInvitation, toPerson } from '#/modules/identity/people/people.mapping.ts';
import {
  findOwnProducts,
  findOwnRole,
  findPeople,
  findPerson,
  lockOwnAccount,
  moveToOwnAccount,
  type ProductKey,
  setOwner,
  setPerson,
} from '#/modules/identity/people/people.repository.ts';
import { endSessions } from '#/modules/identity/session/session.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { ActiveSession, CustomerScope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { Mailer } from '#/platform/mail/mail.ts';

/** Products as texts for the audit log; null for all of them. */
export const productNames = (
  products: readonly { readonly kind: ProductKind; readonly name: string }[] | null,
): string[] | null => products?.map(({ kind, name }) => `${kind}: ${name}`) ?? null;

export interface PeopleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
}

/** A change of an account's people by one of them. */
export interface PeopleAct {
  readonly scope: CustomerScope;
  readonly caller: Caller;
}

/** The people and invitations. A limited person sees only the names of products that they may see themselves. */
export async function listPeople(db: Db | Tx, scope: CustomerScope): Promise<People> {
  const products = await findOwnProducts(db, scope);
  const rows = await findPeople(db, scope);
  const invitations = await findInvitations(db, scope);
  return {
    items: rows.map((row) => toPerson(row, { scope, products })),
    invitations: invitations.map((row) => toInvitation(row, products)),
    products,
  };
}

/**
 * Locks the account and checks the caller's role again: the role may have changed since the guard read it. Returns the
 * account.
 */
export async function holdAccount(
  tx: Tx,
  scope: CustomerScope,
  permission: Permission,
): Promise<Row<'accounts'>> {
  const account = await lockOwnAccount(tx, scope);
  const role = await findOwnRole(tx, scope);
  if (!role || !permits(role, permission)) throw new AppError('account.not_permitted');
  return account;
}

/** Fails with the position of each product that the account does not have. */
export async function requireOwnProducts(
  tx: Tx,
  scope: CustomerScope,
  products: readonly ProductKey[] | null,
): Promise<void> {
  if (!products) return;
  const known = new Set((await findOwnProducts(tx, scope)).map(({ kind, id }) => `${kind} ${id}`));
  const errors = products.flatMap(({ kind, id }, index) =>
    known.has(`${kind} ${id}`) ? [] : [{ pointer: `/products/${index}`, code: 'enum' as const, params: {} }],
  );
  if (errors.length > 0) throw new AppError('request.invalid', { errors });
}

export function updatePerson(
  { db, clock }: PeopleDeps,
  { scope, caller }: PeopleAct,
  { id, role, products }: PersonChange & { id: string },
): Promise<People> {
  return db.transaction().execute(async (tx) => {
    await holdAccount(tx, scope, 'people.manage');
    const person = await requireOther(tx, scope, id);
    await requireOwnProducts(tx, scope, products);
    const before = accessOf(await listPeople(tx, scope), id);
    await setPerson(tx, scope.accountId, { id, role, products });
    const people = await listPeople(tx, scope);
    await recordAudit(tx, {
      at: clock.now(),
      action: 'person.updated',
      by: scope,
      about: { accountId: scope.accountId },
      caller,
      details: { person: id, from: person.role, to: role, products: products?.length ?? null },
      change: { before, after: accessOf(people, id) },
    });
    return people;
  });
}

/** The role and products of a person, for the audit log. */
function accessOf({ items }: People, id: string): object {
  const { role, products } = items.find((person) => person.id === id) ?? {};
  return { role: role ?? null, products: productNames(products ?? null) };
}

/** Moves the person to an empty account of their own and ends their sessions (ADR 35). */
export function removePerson(
  { db, clock, mailer }: PeopleDeps,
  { scope, caller }: PeopleAct,
  id: string,
): Promise<People> {
  const at = clock.now();
  return db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, scope, 'people.manage');
    const person = await requireOther(tx, scope, id);
    const people = await listPeople(tx, scope);
    await moveToOwnAccount(tx, scope, { id, accountId: uuidv7(at), at });
    const endedSessions = await endSessions(tx, { customerId: id }, {}, at);
    await recordAudit(tx, {
      at,
      action: 'person.removed',
      by: scope,
      about: { accountId: scope.accountId },
      caller,
      details: { person: id, role: person.role, endedSessions },
      change: { before: accessOf(people, id), after: null },
    });
    const mail = { kind: 'removed_from_account', name: person.first_name, account: account.name } as const;
    await mailer.send(tx, person, mail);
    return listPeople(tx, scope);
  });
}

/** The owner cannot be changed or removed, which includes the caller: only the owner manages people. */
async function requireOther(tx: Tx, scope: CustomerScope, id: string): Promise<Row<'customers'>> {
  const person = await findPerson(tx, scope, id);
  if (!person) throw new AppError('resource.not_found');
  if (person.role === 'owner') throw new AppError('people.owner_required');
  return person;
}

/** The caller keeps the session, which from then on is of their own account. */
export async function leaveAccount(
  { db, clock }: PeopleDeps,
  { scope, caller }: PeopleAct,
): Promise<CustomerUser> {
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    await lockOwnAccount(tx, scope);
    const role = await findOwnRole(tx, scope);
    // Someone else removed the caller at the same time.
    if (!role) return;
    if (role === 'owner') throw new AppError('people.owner_required');
    await moveToOwnAccount(tx, scope, { id: scope.customerId, accountId: uuidv7(at), at });
    await recordAudit(tx, {
      at,
      action: 'person.left',
      by: scope,
      about: { accountId: scope.accountId },
      caller,
      details: { person: scope.customerId, role },
      change: { before: { role }, after: null },
    });
  });
  return readOwnCustomer(db, scope);
}

/** Transfers the ownership after a proof of identity, and notifies both people. */
export async function makeOwner(
  deps: PeopleDeps & IdentityProofDeps,
  session: ActiveSession<CustomerScope>,
  { id, ...proof }: IdentityProof & { id: string },
  caller: Caller,
): Promise<CustomerUser> {
  const { db, clock, mailer } = deps;
  const { scope } = session;
  await proveIdentity(deps, session, proof, caller);
  await db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, scope, 'people.manage');
    const owner = await findPerson(tx, scope, scope.customerId);
    const next = await requireOther(tx, scope, id);
    if (!owner || next.disabled_at) throw new AppError('resource.not_found');
    await setPerson(tx, scope.accountId, { id: owner.id, role: 'manager', products: null });
    await setOwner(tx, scope, { id, company: owner.company });
    await recordAudit(tx, {
      at: clock.now(),
      action: 'account.owner_changed',
      by: scope,
      about: { accountId: scope.accountId },
      caller,
      details: { from: owner.id, to: id },
      change: { before: { owner: owner.id }, after: { owner: id } },
    });
    for (const to of [owner, next]) {
      const mail = { account: account.name, newEmail: next.email, name: to.first_name } as const;
      await mailer.send(tx, to, { kind: 'owner_changed', ...mail });
    }
  });
  return readOwnCustomer(db, scope);
}
