import type { AccountSession } from '@unmuted/api/contract';
import { deviceOf } from '#/modules/identity/account/device.ts';
import { endOwnSession, findOwnSessions } from '#/modules/identity/account/own-sessions.repository.ts';
import { endSessions as endAllSessions } from '#/modules/identity/session/session.repository.ts';
import { recordAudit, subjectOf } from '#/platform/audit/audit.repository.ts';
import type { ActiveSession } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import { type PageQuery, pageOf } from '#/platform/db/pagination.ts';
import type { Db, Row } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';

interface OwnSessionsDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export async function listSessions(
  { db, clock }: OwnSessionsDeps,
  { scope, id }: ActiveSession,
  query: PageQuery,
) {
  const page = pageOf(query);
  const { items, total } = await findOwnSessions(db, scope, { now: clock.now(), page });
  return { items: items.map((row) => toSession(row, id)), total, ...page };
}

export function endSession(
  { db, clock }: OwnSessionsDeps,
  { scope, id: thisOne }: ActiveSession,
  id: string,
  caller: Caller,
): Promise<void> {
  const at = clock.now();
  return db.transaction().execute(async (tx) => {
    if (!(await endOwnSession(tx, scope, { id, at }))) throw new AppError('resource.not_found');
    await recordAudit(tx, {
      at,
      action: 'session.revoked',
      by: scope,
      about: subjectOf(scope),
      caller,
      details: { isCurrent: id === thisOne },
    });
  });
}

/** "Sign out everywhere" requires no password: it must be fast, and signing in again undoes it. */
export function endSessions(
  { db, clock }: OwnSessionsDeps,
  { scope, id }: ActiveSession,
  { keepCurrent }: { keepCurrent: boolean },
  caller: Caller,
): Promise<{ endedSessions: number }> {
  const at = clock.now();
  return db.transaction().execute(async (tx) => {
    const endedSessions = await endAllSessions(
      tx,
      subjectOf(scope),
      { except: keepCurrent ? id : undefined },
      at,
    );
    await recordAudit(tx, {
      at,
      action: 'sessions.revoked',
      by: scope,
      about: subjectOf(scope),
      caller,
      details: { endedSessions, keptCurrent: keepCurrent },
    });
    return { endedSessions };
  });
}

function toSession(row: Row<'sessions'>, thisOne: string): AccountSession {
  return {
    id: row.id,
    device: deviceOf(row.user_agent),
    address: row.address,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isCurrent: row.id === thisOne,
  };
}
