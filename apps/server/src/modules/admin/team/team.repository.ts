import type { StaffRole } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

export interface MemberRow {
  id: string;
  username: string;
  name: string;
  email: string;
  locale: Row<'admins'>['locale'];
  role: StaffRole;
  title: string;
  disabled_at: Date | null;
  created_at: Date;
  version: number;
  has_second_step: boolean;
  last_seen_at: Date | null;
  sessions: number;
}

/** The condition of an active session `s` of the admin `a`; the same rule as the session guard. */
const isActive = (now: Date) => sql`s.admin_id = a.id and s.role = a.role and s.revoked_at is null
  and s.idle_expires_at > ${now} and s.expires_at > ${now} and a.disabled_at is null`;

const membersAt = (now: Date) => sql`select a.id, a.username, a.name, a.email, a.locale, a.role, a.title,
    a.disabled_at, a.created_at, a.version,
    exists (select from second_steps where admin_id = a.id and enabled_at is not null) as has_second_step,
    coalesce((select max(s.last_seen_at) from sessions s where s.admin_id = a.id),
      (select at from audit_trail where admin_id = a.id and action = 'session.created' order by id desc limit 1)
    ) as last_seen_at,
    (select count(*)::int from sessions s where ${isActive(now)}) as sessions
  from admins a`;

/** The whole staff, by name. The scope proves that the caller is staff. */
export async function findMembers(db: Executor, _scope: AdminScope, now: Date): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`${membersAt(now)} order by lower(a.name), a.username`.execute(db);
  return rows;
}

export async function findMember(
  db: Executor,
  _scope: AdminScope,
  { username, now }: { readonly username: string; readonly now: Date },
): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`${membersAt(now)} where a.username = ${username}`.execute(db);
  return rows[0];
}

/**
 * Serializes changes of the team, and returns whether the caller still has their role: a concurrent change may have
 * taken it since the session was checked.
 */
export async function takeTeamTurn(tx: Tx, scope: AdminScope): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('team', 0))`.execute(tx);
  const { rows } = await sql`select from admins
    where id = ${scope.adminId} and role = ${scope.role} and disabled_at is null`.execute(tx);
  return rows.length === 1;
}

/** Never changes the caller's own row. */
export async function updateMember(
  tx: Tx,
  scope: AdminScope,
  { id, ...change }: { id: string; role: StaffRole; title: string; disabledAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('admins')
    .set((eb) => ({
      role: change.role,
      title: change.title,
      disabled_at: change.disabledAt,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('id', '<>', scope.adminId)
    .execute();
}

/** Never deletes the caller's own row. Sessions, the second step and uploads are deleted by cascade. */
export async function deleteMember(tx: Tx, scope: AdminScope, id: string): Promise<void> {
  await tx.deleteFrom('admins').where('id', '=', id).where('id', '<>', scope.adminId).execute();
}

export interface RemovalCounts {
  auditEntries: number;
  revisions: number;
  uploads: number;
  /** Pending requests that are assigned to the person. */
  requests: number;
}

/** What a person of the staff left behind. */
export async function countTraces(db: Executor, _scope: AdminScope, id: string): Promise<RemovalCounts> {
  const { rows } = await sql<RemovalCounts>`select
    (select count(*)::int from audit_trail where actor_kind = 'admin' and actor_id = ${id}) as "auditEntries",
    (select count(*)::int from revisions where actor_kind = 'admin' and actor_id = ${id}) as revisions,
    (select count(*)::int from file_uploads where admin_id = ${id}) as uploads,
    (select count(*)::int from product_requests where assignee_id = ${id} and state = 'pending') as requests`.execute(
    db,
  );
  return rows[0] ?? { auditEntries: 0, revisions: 0, uploads: 0, requests: 0 };
}

export function findTeamSettings(db: Executor, _scope: AdminScope): Promise<Row<'team_settings'>> {
  return db.selectFrom('team_settings').selectAll().executeTakeFirstOrThrow();
}

/** Returns undefined if the version is not current. */
export function updateTeamSettings(
  tx: Tx,
  _scope: AdminScope,
  { version, requiresSecondStep }: { version: number; requiresSecondStep: boolean },
): Promise<Row<'team_settings'> | undefined> {
  return tx
    .updateTable('team_settings')
    .set({ requires_second_step: requiresSecondStep, version: version + 1 })
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}
