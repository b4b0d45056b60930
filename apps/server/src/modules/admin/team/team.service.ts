import type {
  Team,
  TeamInvite,
  TeamMember,
  TeamMemberChange,
  TeamRemoval,
  TeamSettings,
} from '@unmuted/api/contract';
import { notAnAssignee, requireAssignee } from '#/modules/admin/requests/admin-requests.service.ts';
import {
  countTraces,
  deleteMember,
  findMember,
  findMembers,
  findTeamSettings,
  type MemberRow,
  takeTeamTurn,
  updateMember,
  updateTeamSettings,
} from '#/modules/admin/team/team.repository.ts';
import { findInvites } from '#/modules/admin/team/team-invites.repository.ts';
import { reassignRequests } from '#/modules/casts/requests/requests.repository.ts';
import { findSecondStep } from '#/modules/identity/second-step/second-step.repository.ts';
import { removeSecondStep } from '#/modules/identity/second-step/second-step.ts';
import { endSessions } from '#/modules/identity/session/session.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { ActiveSession, AdminScope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Mailer } from '#/platform/mail/mail.ts';

export interface TeamDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
}

/** A change of the team by a person of the staff. */
export interface TeamAct {
  readonly scope: AdminScope;
  readonly caller: Caller;
}

type MemberAct = TeamAct & { readonly username: string };

export async function readTeam({ db, clock }: TeamDeps, scope: AdminScope): Promise<Team> {
  const members = await findMembers(db, scope, clock.now());
  const invites = await findInvites(db, scope);
  const settings = await findTeamSettings(db, scope);
  return {
    members: members.map(toMember),
    invites: invites.map(toInvite),
    settings: toSettings(settings),
  };
}

/**
 * Changes the role, title and access of another person. A new role or lost access ends their sessions. Since the
 * caller keeps their own role, a superadmin remains; the database guarantees it for every other way, too.
 */
export async function changeMember(
  deps: TeamDeps,
  { scope, caller, username, version }: MemberAct & { readonly version: number },
  { role, title, isDisabled }: TeamMemberChange,
): Promise<TeamMember> {
  const at = deps.clock.now();
  return inTurn(deps, scope, async (tx) => {
    const member = await otherMember(tx, scope, { username, now: at });
    const wasDisabled = member.disabled_at !== null;
    if (member.role === role && member.title === title && wasDisabled === isDisabled) return toMember(member);
    if (member.version !== version)
      throw new AppError('resource.version_conflict', { current: toMember(member) });
    const disabledAt = isDisabled ? (member.disabled_at ?? at) : null;
    const about = { adminId: member.id };
    await updateMember(tx, scope, { id: member.id, role, title, disabledAt });
    const hasLostSessions = member.role !== role || (isDisabled && !wasDisabled);
    const endedSessions = hasLostSessions ? await endSessions(tx, about, {}, at) : 0;
    const details = { username, endedSessions };
    const before = { role: member.role, title: member.title, isDisabled: wasDisabled };
    const change = { before, after: { role, title, isDisabled } };
    await recordAudit(tx, { at, action: 'team.updated', by: scope, about, caller, details, change });
    return toMember(await memberOf(tx, scope, { username, now: at }));
  });
}

export async function previewRemoval(
  { db, clock }: TeamDeps,
  scope: AdminScope,
  username: string,
): Promise<TeamRemoval> {
  const { id, sessions } = await memberOf(db, scope, { username, now: clock.now() });
  return { sessions, ...(await countTraces(db, scope, id)) };
}

/**
 * The audit log and the history keep what the person did. Their pending requests go to the assignee; without one, and
 * if someone assigns one at the same moment, to nobody.
 */
export async function removeMember(
  deps: TeamDeps,
  { scope, caller, username, assignee }: MemberAct & { readonly assignee: string | undefined },
): Promise<void> {
  const at = deps.clock.now();
  await inTurn(deps, scope, async (tx) => {
    const member = await otherMember(tx, scope, { username, now: at });
    const { name, role, title, id, sessions: endedSessions } = member;
    const to =
      assignee === undefined
        ? null
        : await requireAssignee(tx, scope, { username: assignee, pointer: '/assignee' });
    if (to === id) throw notAnAssignee('/assignee');
    const requests = await reassignRequests(tx, scope, { from: id, to });
    await deleteMember(tx, scope, id);
    const details = { username, name, role, endedSessions, requests, assignee: assignee ?? null };
    const about = { adminId: id };
    const change = { before: { role, title }, after: null };
    await recordAudit(tx, { at, action: 'team.removed', by: scope, about, caller, details, change });
  });
}

/** For a person who lost the phone and the recovery codes. Their sessions end, since the phone may be in other hands. */
export async function resetMfa(deps: TeamDeps, { scope, caller, username }: MemberAct): Promise<TeamMember> {
  const at = deps.clock.now();
  return inTurn(deps, scope, async (tx) => {
    const member = await otherMember(tx, scope, { username, now: at });
    const about = { adminId: member.id };
    if (!(await removeSecondStep(tx, about))) throw new AppError('mfa.not_enrolled');
    const details = { username, endedSessions: await endSessions(tx, about, {}, at) };
    await recordAudit(tx, { at, action: 'team.mfa_reset', by: scope, about, caller, details });
    await deps.mailer.send(tx, member, { kind: 'mfa_disabled', name: member.name });
    return toMember(await memberOf(tx, scope, { username, now: at }));
  });
}

/** For the own account, all sessions but the current one. */
export async function endMemberSessions(
  deps: TeamDeps,
  session: ActiveSession<AdminScope>,
  { caller, username }: Omit<MemberAct, 'scope'>,
): Promise<{ endedSessions: number }> {
  const { scope } = session;
  const at = deps.clock.now();
  return inTurn(deps, scope, async (tx) => {
    const { id } = await memberOf(tx, scope, { username, now: at });
    const about = { adminId: id };
    const except = id === scope.adminId ? session.id : undefined;
    const endedSessions = await endSessions(tx, about, { except }, at);
    const details = { username, endedSessions };
    await recordAudit(tx, { at, action: 'team.sessions_ended', by: scope, about, caller, details });
    return { endedSessions };
  });
}

/** Whoever requires a second step of all staff must have one. */
export async function changeTeamSettings(
  deps: TeamDeps,
  { scope, caller, version }: TeamAct & { readonly version: number },
  { requiresSecondStep }: { requiresSecondStep: boolean },
): Promise<TeamSettings> {
  const at = deps.clock.now();
  return inTurn(deps, scope, async (tx) => {
    const about = { adminId: scope.adminId };
    if (requiresSecondStep && !(await findSecondStep(tx, about))?.enabled_at)
      throw new AppError('account.second_step_needed');
    const present = await findTeamSettings(tx, scope);
    const settings = await updateTeamSettings(tx, scope, { version, requiresSecondStep });
    if (!settings) throw new AppError('resource.version_conflict', { current: toSettings(present) });
    const change = {
      before: { requiresSecondStep: present.requires_second_step },
      after: { requiresSecondStep },
    };
    await recordAudit(tx, { at, action: 'team.settings_updated', by: scope, about: null, caller, change });
    return toSettings(settings);
  });
}

/** Runs a change of the team after concurrent ones, if the caller still has their role then. */
export function inTurn<T>({ db }: TeamDeps, scope: AdminScope, task: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    if (!(await takeTeamTurn(tx, scope))) throw new AppError('account.not_permitted');
    return task(tx);
  });
}

async function memberOf(
  db: Db | Tx,
  scope: AdminScope,
  of: { readonly username: string; readonly now: Date },
): Promise<MemberRow> {
  const member = await findMember(db, scope, of);
  if (!member) throw new AppError('resource.not_found');
  return member;
}

async function otherMember(
  tx: Tx,
  scope: AdminScope,
  of: Parameters<typeof memberOf>[2],
): Promise<MemberRow> {
  const member = await memberOf(tx, scope, of);
  if (member.id === scope.adminId) throw new AppError('team.own_account');
  return member;
}

function toMember(row: MemberRow): TeamMember {
  return {
    username: row.username,
    name: row.name,
    email: row.email,
    role: row.role,
    title: row.title,
    hasSecondStep: row.has_second_step,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    sessions: row.sessions,
    disabledAt: row.disabled_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}

export function toInvite(row: Row<'team_invites'>): TeamInvite {
  const { id, email, name, role, title, locale } = row;
  return {
    id,
    email,
    name,
    role,
    title,
    locale,
    sentAt: row.sent_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

const toSettings = ({ requires_second_step, version }: Row<'team_settings'>): TeamSettings => ({
  requiresSecondStep: requires_second_step,
  version,
});
