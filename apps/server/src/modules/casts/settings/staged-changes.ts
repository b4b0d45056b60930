import type { ServerSettings, StreamsSettings } from '@unmuted/api/contract';
import { limits } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { findEngineState } from '#/modules/casts/cast/cast.repository.ts';
import { toEngineInfo } from '#/modules/casts/cast/cast-snapshot.ts';
import { mountsTopic } from '#/modules/casts/cast/mount-configs.ts';
import { policyTopic } from '#/modules/casts/cast/policy-topic.ts';
import { type ChangeRow, listOnAir, lockSettings } from '#/modules/casts/settings/settings.repository.ts';
import type { SettingsDeps } from '#/modules/casts/settings/settings.service.ts';
import { writeServer, writeStreams } from '#/modules/casts/settings/write-section.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Db } from '#/platform/db/schema.ts';

/** At most this long after a configuration, the engine's reports reflect it. */
const settledAfterMs = 5_000;
const everyMs = 2_000;

/**
 * Resolves changes that wait for sources: saved once all are back, rolled back after the timeout. Internal: not
 * scoped. Runs on one server; all state is in the database, so another server can take over.
 */
export async function judgeChanges(deps: SettingsDeps): Promise<void> {
  const { db, clock } = deps;
  const waiting = await db
    .selectFrom('cast_changes')
    .innerJoin('casts', 'casts.id', 'cast_id')
    .selectAll('cast_changes')
    .select(sql<boolean>`stopped_at is not null or status = 'suspended'`.as('is_closed'))
    .where('state', '=', 'applying')
    .execute();
  if (waiting.length === 0) return;
  const now = clock.now();
  const isUp = toEngineInfo(await findEngineState(db), now).state === 'up';
  for (const { is_closed, ...change } of waiting) {
    if (is_closed || !isUp) {
      await wait(db, change, now);
      continue;
    }
    const onAir = await listOnAir(db, change.cast_id);
    const isBack = change.waits_for.every((id) => onAir.includes(id));
    if (isBack && now.getTime() - change.made_at.getTime() >= settledAfterMs) {
      await decide(db, change, 'kept');
      deps.bus.publish(await topicsOf(db, change));
    } else if (!isBack && change.until && change.until <= now) await rollBack(deps, change);
  }
}

/** No source can connect while the engine is down or the cast is stopped: the timeout starts afterwards. */
async function wait(db: Db, { id }: ChangeRow, now: Date): Promise<void> {
  await db
    .updateTable('cast_changes')
    .set({ until: new Date(now.getTime() + limits.applyWithinS * 1_000) })
    .where('id', '=', id)
    .where('state', '=', 'applying')
    .execute();
}

async function rollBack(deps: SettingsDeps, change: ChangeRow): Promise<void> {
  const { db, clock, secrets, bus } = deps;
  const { section, before } = change;
  const back = db.transaction().execute(async (tx) => {
    const cast = await lockSettings(tx, change.cast_id);
    if (section === 'server') await writeServer(tx, cast, before as ServerSettings);
    else await writeStreams(tx, cast, before as StreamsSettings, { secrets, sealed: change.sealed });
    await decide(tx, change, 'rolled_back');
    await recordAudit(tx, {
      at: clock.now(),
      action: 'settings.rolled_back',
      by: 'system',
      about: { customerId: cast.customer_id },
      details: { cast: cast.username, section, rev: change.rev },
    });
  });
  // The old mount may be taken meanwhile: then the change stays, and the dashboard reports it.
  await back.catch(async (error: unknown) => {
    await decide(db, change, 'failed');
    throw error;
  });
  bus.publish([mountsTopic, policyTopic, ...(await topicsOf(db, change))]);
}

async function decide(
  db: Pick<Db, 'updateTable'>,
  { id }: ChangeRow,
  state: ChangeRow['state'],
): Promise<void> {
  await db
    .updateTable('cast_changes')
    .set({ state, until: null, sealed: '{}' })
    .where('id', '=', id)
    .where('state', '=', 'applying')
    .execute();
}

async function topicsOf(db: Db, { cast_id }: ChangeRow): Promise<string[]> {
  const cast = db.selectFrom('casts').select('username').where('id', '=', cast_id);
  return [`cast:${(await cast.executeTakeFirstOrThrow()).username}`];
}

export function startJudging({
  onError,
  ...deps
}: SettingsDeps & { readonly onError: (error: unknown) => void }): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => judgeChanges(deps)).catch(onError);
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
