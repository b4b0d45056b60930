import { buildMachinesTopic } from '#/modules/apps/builds/build.ts';
import { hashMachineToken, isMachineToken } from '#/modules/apps/machines/machine-token.ts';
import { findMachineByToken, updateMachine } from '#/modules/apps/machines/machines.repository.ts';
import { onlineMs } from '#/modules/apps/machines/machines.service.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { MachineIdentity } from '#/platform/http/register-route.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

interface MachineGuardDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly bus: Pick<LiveBus, 'publish'>;
}

const seenEveryMs = 10_000;

/** Resolves the build machine of a token; sessions and API keys are `auth.invalid_token`. */
export async function requireMachine(
  { db, clock, bus }: MachineGuardDeps,
  authorization: string | undefined,
): Promise<MachineIdentity> {
  const [scheme, token] = (authorization ?? '').split(' ', 2);
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw new AppError('auth.missing_token');
  if (!isMachineToken('runner', token)) throw new AppError('auth.invalid_token');
  const row = await findMachineByToken(db, hashMachineToken(token));
  if (!row?.public_key) throw new AppError('auth.invalid_token');
  const now = clock.now();
  const silentMs = row.last_seen_at ? now.getTime() - row.last_seen_at.getTime() : Number.POSITIVE_INFINITY;
  if (silentMs >= seenEveryMs) await updateMachine(db, row.id, { last_seen_at: now });
  if (silentMs >= onlineMs) bus.publish([buildMachinesTopic]);
  return { id: row.id, name: row.name, publicKey: row.public_key };
}
