import type { ServerSettings, StreamsSettings } from '@unmuted/api/contract';
import { findEngineState } from '#/modules/casts/cast/cast.repository.ts';
import { toEngineInfo } from '#/modules/casts/cast/cast-snapshot.ts';
import { mountsTopic } from '#/modules/casts/cast/mount-configs.ts';
import { policyTopic } from '#/modules/casts/cast/policy-topic.ts';
import { listOnAir, lockSettings, readSection } from '#/modules/casts/settings/settings.repository.ts';
import type { SettingsDeps } from '#/modules/casts/settings/settings.service.ts';
import {
  listStagedChanges,
  resolveChange,
  restartTimeout,
  type StagedChange,
} from '#/modules/casts/settings/staged-changes.repository.ts';
import { writeServer, writeStreams } from '#/modules/casts/settings/write-section.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import { recordRevision } from '#/platform/revisions/revisions.repository.ts';

/** At most this long after a configuration, the engine's reports reflect it. */
const settledAfterMs = 5_000;
const intervalMs = 2_000;

/**
 * Resolves changes that wait for sources: saved once all are back, rolled back after the timeout. Internal: not
 * scoped. Runs on one server; all state is in the database, so another server can take over.
 */
export async function resolveStagedChanges(deps: SettingsDeps): Promise<void> {
  const { db, clock } = deps;
  const changes = await listStagedChanges(db);
  if (changes.length === 0) return;
  const now = clock.now();
  const isUp = toEngineInfo(await findEngineState(db), now).state === 'up';
  for (const change of changes) {
    if (change.is_closed || !isUp) {
      // No source can connect while the engine is down or the cast is stopped: the timeout starts afterwards.
      await restartTimeout(db, change, now);
      continue;
    }
    const onAir = await listOnAir(db, change.cast_id);
    const isBack = change.waiting_for.every((id) => onAir.includes(id));
    if (isBack && now.getTime() - change.made_at.getTime() >= settledAfterMs) {
      await resolveChange(db, change, 'applied');
      deps.bus.publish([`cast:${change.username}`]);
    } else if (!isBack && change.until && change.until <= now) await rollBack(deps, change);
  }
}

async function rollBack(deps: SettingsDeps, change: StagedChange): Promise<void> {
  const { db, clock, secrets, bus } = deps;
  const { section, before } = change;
  const rolledBack = db.transaction().execute(async (tx) => {
    const cast = await lockSettings(tx, change.cast_id);
    const current = await readSection(tx, cast, section);
    if (section === 'server') await writeServer(tx, cast, before as ServerSettings);
    else await writeStreams(tx, cast, before as StreamsSettings, { secrets, sealed: change.sealed });
    await resolveChange(tx, change, 'rolled_back');
    const now = clock.now();
    const after = await readSection(tx, await lockSettings(tx, cast.id), section);
    await recordRevision(tx, {
      objectType: 'cast',
      objectId: cast.id,
      section,
      accountId: cast.account_id,
      revision: cast[`${section}_version`] + 1,
      at: now,
      by: 'system',
      before: current,
      after,
    });
    await recordAudit(tx, {
      at: now,
      action: 'settings.rolled_back',
      by: 'system',
      about: { accountId: cast.account_id },
      details: { cast: cast.username, section, rev: change.rev },
      change: { before: current, after },
    });
  });
  // The old mount may be taken meanwhile: then the change stays, and the dashboard reports it.
  await rolledBack.catch(async (error: unknown) => {
    await resolveChange(db, change, 'failed');
    throw error;
  });
  bus.publish([mountsTopic, policyTopic, `cast:${change.username}`]);
}

/** Resolves staged changes every two seconds, one pass at a time. */
export function startStagedChangeResolver({
  onError,
  ...deps
}: SettingsDeps & { readonly onError: (error: unknown) => void }): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => resolveStagedChanges(deps)).catch(onError);
  }, intervalMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
