import { createHash, randomBytes } from 'node:crypto';
import {
  limits,
  type TeamInvite,
  type TeamInviteAcceptance,
  type TeamInviteOffer,
  type TeamInviteRequest,
} from '@unmuted/api/contract';
import { inTurn, type TeamAct, type TeamDeps, toInvite } from '#/modules/admin/team/team.service.ts';
import {
  deleteInvite,
  findOpenInvite,
  hasAddress,
  insertInvite,
  renewInvite,
  takeOpenInvite,
} from '#/modules/admin/team/team-invites.repository.ts';
import { insertAdmin } from '#/modules/identity/admin-accounts/admin-accounts.repository.ts';
import { requireGoodPassword } from '#/modules/identity/passwords/password-rules.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Passwords } from '#/platform/crypto/passwords.ts';
import type { Row, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import { networkOf } from '#/platform/throttle/network.ts';
import type { Throttle } from '#/platform/throttle/throttle.ts';

export interface TeamInviteDeps extends TeamDeps {
  readonly passwords: Passwords;
  readonly publicUrl: () => string;
  readonly throttle: Throttle;
}

const tokenBytes = 16;
const dayMs = 24 * 60 * 60_000;
/** Tokens cannot be guessed, but each attempt costs resources. */
const linksPerAddress = { kind: 'team.links', limit: 40, windowMs: 5 * 60_000 };

export async function invite(
  deps: TeamInviteDeps,
  { scope, caller }: TeamAct,
  { email, name, role, title, locale }: TeamInviteRequest,
): Promise<TeamInvite> {
  const at = deps.clock.now();
  const { token, ...link } = newLink(at);
  return inTurn(deps, scope, async (tx) => {
    if (await hasAddress(tx, scope, email)) throw new AppError('team.already_member');
    const row = { id: uuidv7(at), email, name, role, title, locale, ...link };
    if (!(await insertInvite(tx, scope, row))) throw new AppError('team.already_member');
    const details = { email, role };
    const change = { before: null, after: { role, title } };
    await recordAudit(tx, { at, action: 'team.invited', by: scope, about: null, caller, details, change });
    await sendLink(tx, deps, row, token);
    return toInvite(row);
  });
}

/** The previous link stops working. */
export async function resendInvite(
  deps: TeamInviteDeps,
  { scope, caller }: TeamAct,
  id: string,
): Promise<TeamInvite> {
  const at = deps.clock.now();
  const { token, ...link } = newLink(at);
  return inTurn(deps, scope, async (tx) => {
    const row = await renewInvite(tx, scope, { id, ...link });
    if (!row) throw new AppError('resource.not_found');
    const details = { email: row.email, role: row.role };
    await recordAudit(tx, { at, action: 'team.invite_sent', by: scope, about: null, caller, details });
    await sendLink(tx, deps, row, token);
    return toInvite(row);
  });
}

export async function cancelInvite(
  deps: TeamInviteDeps,
  { scope, caller }: TeamAct,
  id: string,
): Promise<void> {
  const at = deps.clock.now();
  await inTurn(deps, scope, async (tx) => {
    const row = await deleteInvite(tx, scope, id);
    if (!row) throw new AppError('resource.not_found');
    const details = { email: row.email, role: row.role };
    await recordAudit(tx, { at, action: 'team.invite_cancelled', by: scope, about: null, caller, details });
  });
}

export async function openInvite(
  deps: TeamInviteDeps,
  token: string,
  caller: Caller,
): Promise<TeamInviteOffer> {
  await deps.throttle.pass(linksPerAddress, networkOf(caller.address));
  const row = await findOpenInvite(deps.db, hashOf(token), deps.clock.now());
  if (!row) throw new AppError('auth.invalid_link');
  const { email, name, role, title, expiresAt } = toInvite(row);
  return { email, name, role, title, expiresAt };
}

/** Creates the account of an invitation. A rejected password or username does not consume the link. */
export async function acceptInvite(
  deps: TeamInviteDeps,
  { token, username, password, locale, timezone }: TeamInviteAcceptance,
  caller: Caller,
): Promise<{ username: string }> {
  await deps.throttle.pass(linksPerAddress, networkOf(caller.address));
  const at = deps.clock.now();
  const tokenHash = hashOf(token);
  const offer = await findOpenInvite(deps.db, tokenHash, at);
  if (!offer) throw new AppError('auth.invalid_link');
  const [firstName = '', ...others] = offer.name.split(' ');
  requireGoodPassword(password, { email: offer.email, username, firstName, lastName: others.join(' ') });
  const password_hash = await deps.passwords.hash(password);
  await deps.db.transaction().execute(async (tx) => {
    const invite = await takeOpenInvite(tx, tokenHash, at);
    if (!invite) throw new AppError('auth.invalid_link');
    const { email, name, role, title } = invite;
    const id = uuidv7(at);
    const admin = { id, username, email, name, role, title, locale, timezone, password_hash, created_at: at };
    if (!(await insertAdmin(tx, admin))) throw new AppError('team.username_taken');
    const about = { adminId: id };
    const details = { username, role };
    const change = { before: null, after: { role, title } };
    await recordAudit(tx, { at, action: 'team.joined', by: about, about, caller, details, change });
  });
  return { username };
}

function newLink(now: Date) {
  const token = randomBytes(tokenBytes).toString('base64url');
  const expires_at = new Date(now.getTime() + limits.teamInviteDays * dayMs);
  return { token, token_hash: hashOf(token), sent_at: now, expires_at };
}

async function sendLink(
  tx: Tx,
  { mailer, publicUrl }: TeamInviteDeps,
  to: Pick<Row<'team_invites'>, 'email' | 'locale' | 'name'>,
  token: string,
): Promise<void> {
  await mailer.send(tx, to, {
    kind: 'team_invite',
    name: to.name,
    link: `${publicUrl()}/admin/invite?token=${token}`,
  });
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
