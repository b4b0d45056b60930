import type { StatisticsSize } from '@unmuted/api/contract';
import { type OwnCast, requireCast, requireChangeable } from '#/modules/casts/cast/cast-access.repository.ts';
import { clearListenerCounts } from '#/modules/casts/listener-counts/clear-counts.repository.ts';
import { countSamples } from '#/modules/casts/listener-counts/samples.repository.ts';
import { countEndedSessions, deleteSessions } from '#/modules/casts/settings/reset-statistics.repository.ts';
import { findSettings } from '#/modules/casts/settings/settings.repository.ts';
import type { SettingsDeps } from '#/modules/casts/settings/settings.service.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';

export async function sizeStatistics(
  { db }: Pick<SettingsDeps, 'db'>,
  scope: Scope,
  username: string,
): Promise<StatisticsSize> {
  const cast = await requireCast(db, scope, username);
  return { sessions: await countEndedSessions(db, cast.id), samples: await countSamples(db, cast.id) };
}

/** Deletes another module's statistics of a cast in the transaction of the reset. */
export type ClearStatistics = (tx: Tx, castId: string) => Promise<void>;

export interface ResetDeps extends SettingsDeps {
  readonly clearStatistics: ClearStatistics;
}

/** Current listeners and their sessions are kept. */
export async function resetStatistics(
  { db, clock, bus, clearStatistics }: ResetDeps,
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
    const size = await deleteAll(tx, await requireCast(tx, scope, username), clearStatistics);
    await recordAudit(tx, {
      at: clock.now(),
      action: 'statistics.reset',
      by: scope,
      about: { accountId: cast.account_id },
      caller,
      details: { cast: username, ...size },
    });
    return size;
  });
  bus.publish([`cast:${username}`, 'fleet']);
  return deleted;
}

async function deleteAll(tx: Tx, cast: OwnCast, clearStatistics: ClearStatistics): Promise<StatisticsSize> {
  const sessions = await deleteSessions(tx, cast.id);
  await clearStatistics(tx, cast.id);
  return { sessions, samples: await clearListenerCounts(tx, cast) };
}
