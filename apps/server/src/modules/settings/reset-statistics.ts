import type { StatisticsSize } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { Tx } from '#/db/schema.ts';
import { AppError } from '#/http/app-error.ts';
import { recordAudit } from '#/modules/audit/audit.repository.ts';
import { requireChangeable, within } from '#/modules/cast/own-cast.ts';
import type { Act } from '#/modules/listeners/listeners.service.ts';
import type { Scope } from '#/modules/session/scope.ts';
import { findSettings } from '#/modules/settings/settings.repository.ts';
import type { SettingsDeps } from '#/modules/settings/settings.service.ts';

export async function sizeStatistics(
  { db }: Pick<SettingsDeps, 'db'>,
  scope: Scope,
  username: string,
): Promise<StatisticsSize> {
  if (!(await findSettings(db, scope, username))) throw new AppError('resource.not_found');
  const { rows } = await sql<StatisticsSize>`select
      (select count(*)::int from listener_sessions s where s.cast_id = casts.id and s.ended_at is not null) as sessions,
      (select count(*)::int from listener_samples l where l.username = casts.username) as samples
    from casts where username = ${username} and ${within(scope)}`.execute(db);
  return rows[0] ?? { sessions: 0, samples: 0 };
}

/** Those who listen now stay, and so do their sessions. */
export async function resetStatistics(
  { db, clock, bus }: SettingsDeps,
  { scope, caller }: Act,
  username: string,
  name: string,
): Promise<StatisticsSize> {
  const cast = await findSettings(db, scope, username);
  if (!cast) throw new AppError('resource.not_found');
  requireChangeable(cast, scope);
  if (name.trim().normalize('NFC') !== cast.name)
    throw new AppError('request.invalid', { errors: [{ pointer: '/name', code: 'enum', params: {} }] });
  const deleted = await db.transaction().execute(async (tx) => {
    const size = await deleteAll(tx, scope, username);
    await recordAudit(tx, {
      at: clock.now(),
      action: 'statistics.reset',
      by: scope,
      about: { customerId: cast.customer_id },
      caller,
      details: { cast: username, ...size },
    });
    return size;
  });
  bus.publish([`cast:${username}`, 'fleet']);
  return deleted;
}

async function deleteAll(tx: Tx, scope: Scope, username: string): Promise<StatisticsSize> {
  const own = sql`casts.username = ${username} and ${within(scope)}`;
  const sessions = await sql`delete from listener_sessions s using casts
    where s.cast_id = casts.id and s.ended_at is not null and ${own}`.execute(tx);
  const samples = await sql`delete from listener_samples l using casts
    where l.username = casts.username and ${own}`.execute(tx);
  await sql`delete from join_refusals r using casts where r.cast_id = casts.id and ${own}`.execute(tx);
  return { sessions: affected(sessions), samples: affected(samples) };
}

const affected = ({ numAffectedRows }: { readonly numAffectedRows?: bigint }): number =>
  Number(numAffectedRows ?? 0);
