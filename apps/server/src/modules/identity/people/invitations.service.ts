import {
  type CustomerUser,
  limits as contractLimits,
  type Invitation,
  type InvitationAcceptance,
  type LinkOutcome,
  type OpenInvitation,
  type People,
} from '@unmuted/api/contract';
import { readOwnCustomer } from '#/modules/identity/account/account.service.ts';
import { requireGoodPassword } from '#/modules/identity/passwords/password-rules.ts';
import {
  countPlaces,
  deleteInvitation,
  findOpenInvitation,
  insertPerson,
  type OpenInvitationRow,
  renewInvitation,
  saveInvitation,
  takeInvitation,
} from '#/modules/identity/people/invitations.repository.ts';
import { toOpenInvitation } from '#/modules/identity/people/people.mapping.ts';
import {
  lockAccounts,
  moveToAccount,
  ownsEmptyAccount,
  setPerson,
} from '#/modules/identity/people/people.repository.ts';
import {
  holdAccount,
  listPeople,
  type PeopleAct,
  productNames,
  requireOwnProducts,
} from '#/modules/identity/people/people.service.ts';
import { passOpening } from '#/modules/identity/registration/registration.limits.ts';
import {
  deleteRegistrations,
  findCustomerByEmail,
  takeTurn,
} from '#/modules/identity/registration/registration.repository.ts';
import type { RegistrationDeps } from '#/modules/identity/registration/registration.service.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { CustomerScope } from '#/platform/auth/scope.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { ThrottleRule } from '#/platform/throttle/throttle.ts';

/** Each invitation is an email to an address that may belong to anyone. */
const perAccount: ThrottleRule = { kind: 'people.invitations', limit: 30, windowMs: 60 * 60_000 };
const perAddress: ThrottleRule = { kind: 'people.invited', limit: 5, windowMs: 60 * 60_000 };

/** Only the email reveals whether the address has a sign-in. */
export async function invite(
  deps: RegistrationDeps,
  { scope, caller }: PeopleAct,
  { email, role, products }: Invitation,
): Promise<People> {
  const at = deps.clock.now();
  await passInviting(deps, scope, email);
  return deps.db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, scope, 'people.manage');
    const known = await findCustomerByEmail(tx, email);
    if (known?.account_id === scope.accountId) throw new AppError('people.already_member');
    if ((await countPlaces(tx, scope, email)) >= contractLimits.accountPeople)
      throw new AppError('resource.limit_reached');
    await requireOwnProducts(tx, scope, products);
    const token = await saveInvitation(tx, scope, { email, role, products }, at);
    const details = { role, products: products?.length ?? null };
    const about = { accountId: scope.accountId };
    const people = await listPeople(tx, scope);
    const invited = people.invitations.find((each) => each.email === email);
    const change = { before: null, after: { role, products: productNames(invited?.products ?? null) } };
    await recordAudit(tx, { at, action: 'person.invited', by: scope, about, caller, details, change });
    await sendLink(tx, deps, { scope, email, token, account: account.name });
    return people;
  });
}

export async function resendInvitation(
  deps: RegistrationDeps,
  { scope }: PeopleAct,
  id: string,
): Promise<People> {
  await deps.throttle.pass(perAccount, scope.accountId);
  return deps.db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, scope, 'people.manage');
    const renewed = await renewInvitation(tx, scope, { id, at: deps.clock.now() });
    if (!renewed) throw new AppError('resource.not_found');
    await deps.throttle.pass(perAddress, renewed.email);
    await sendLink(tx, deps, { scope, ...renewed, account: account.name });
    return listPeople(tx, scope);
  });
}

export function cancelInvitation(
  { db, clock }: Pick<RegistrationDeps, 'db' | 'clock'>,
  { scope, caller }: PeopleAct,
  id: string,
): Promise<People> {
  return db.transaction().execute(async (tx) => {
    await holdAccount(tx, scope, 'people.manage');
    if (!(await deleteInvitation(tx, scope, id))) throw new AppError('resource.not_found');
    const about = { accountId: scope.accountId };
    const action = 'person.invitation_cancelled';
    await recordAudit(tx, { at: clock.now(), action, by: scope, about, caller });
    return listPeople(tx, scope);
  });
}

export async function readInvitation(
  deps: RegistrationDeps,
  token: string,
  caller: Caller,
): Promise<OpenInvitation> {
  await passOpening(deps, caller);
  return toOpenInvitation(await requireInvitation(deps.db, token, deps.clock.now()));
}

/** Creates the sign-in of a new person. A rejected password does not use up the link. */
export async function acceptInvitation(
  deps: RegistrationDeps,
  { token, password, ...form }: InvitationAcceptance,
  caller: Caller,
): Promise<LinkOutcome> {
  await passOpening(deps, caller);
  const at = deps.clock.now();
  const { email } = await requireInvitation(deps.db, token, at);
  requireGoodPassword(password, { email, firstName: form.firstName, lastName: form.lastName });
  const passwordHash = await deps.passwords.hash(password);
  await deps.db.transaction().execute(async (tx) => {
    // A registration of the address could otherwise be confirmed at the same time.
    await takeTurn(tx, 'verify a registration');
    const { account_id: accountId, role, ...row } = await requireInvitation(tx, token, at);
    await lockAccounts(tx, [accountId]);
    if (!(await takeInvitation(tx, token))) throw new AppError('auth.invalid_link');
    const id = uuidv7(at);
    const isNew = await insertPerson(tx, {
      id,
      account_id: accountId,
      role,
      email,
      first_name: form.firstName,
      last_name: form.lastName,
      company: null,
      locale: form.locale,
      timezone: form.timezone,
      terms_version: form.acceptedTerms,
      password_hash: passwordHash,
      disabled_at: null,
      created_at: at,
    });
    if (!isNew) throw new AppError('auth.invalid_link');
    await setPerson(tx, accountId, { id, role, products: row.is_limited ? row.products : null });
    await deleteRegistrations(tx, email);
    const details = { person: id, role };
    const by = { customerId: id };
    const about = { accountId };
    const change = { before: null, after: { role } };
    await recordAudit(tx, { at, action: 'person.joined', by, about, caller, details, change });
  });
  return { status: 'verified', email };
}

/** Moves the caller from an empty account of their own to the account of the invitation. */
export async function joinAccount(
  deps: RegistrationDeps,
  { scope, caller }: PeopleAct,
  token: string,
): Promise<CustomerUser> {
  await passOpening(deps, caller);
  const at = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const invitation = await requireInvitation(tx, token, at);
    const { account_id: accountId, role } = invitation;
    const own = await readOwnCustomer(tx, scope);
    if (own.email !== invitation.email) throw new AppError('people.other_address');
    await lockAccounts(tx, [scope.accountId, accountId]);
    if (accountId === scope.accountId || !(await ownsEmptyAccount(tx, scope)))
      throw new AppError('people.already_in_account');
    if (!(await takeInvitation(tx, token))) throw new AppError('auth.invalid_link');
    const products = invitation.is_limited ? invitation.products : null;
    await moveToAccount(tx, scope, { accountId, role, products });
    const details = { person: scope.customerId, role };
    const about = { accountId };
    const change = { before: null, after: { role } };
    await recordAudit(tx, { at, action: 'person.joined', by: scope, about, caller, details, change });
  });
  return readOwnCustomer(deps.db, scope);
}

async function passInviting(
  { throttle }: RegistrationDeps,
  { accountId }: CustomerScope,
  email: string,
): Promise<void> {
  await throttle.pass(perAccount, accountId);
  await throttle.pass(perAddress, email);
}

async function requireInvitation(db: Db | Tx, token: string, now: Date): Promise<OpenInvitationRow> {
  const found = await findOpenInvitation(db, token, now);
  if (!found) throw new AppError('auth.invalid_link');
  return found;
}

/** In the language of the addressee, or of the person who invites. */
async function sendLink(
  tx: Tx,
  { mailer, publicUrl }: RegistrationDeps,
  { scope, email, token, account }: { scope: CustomerScope; email: string; token: string; account: string },
): Promise<void> {
  const known = await findCustomerByEmail(tx, email);
  const locale = known?.locale ?? (await readOwnCustomer(tx, scope)).locale;
  const link = `${publicUrl()}/register?invite=${token}`;
  const mail = { kind: 'invitation', name: known?.first_name ?? '', account, link } as const;
  await mailer.send(tx, { email, locale }, mail);
}
