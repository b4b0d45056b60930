import type { StreamEngine } from '#/engine/engine.ts';
import { startMonitor } from '#/engine/monitor.ts';
import { readMountConfigs } from '#/modules/casts/cast/mount-configs.ts';
import { noteRefusal } from '#/modules/casts/connection-test/connection-test.repository.ts';
import { startCommandProcessor } from '#/modules/casts/control/command-processor.ts';
import { startMountSync } from '#/modules/casts/control/mount-sync.ts';
import { reportEngineOffline } from '#/modules/casts/engine/engine-offline.ts';
import { createEngineSink } from '#/modules/casts/engine/engine-sink.ts';
import { startStagedChangeResolver } from '#/modules/casts/settings/staged-changes.ts';
import { type AnnouncerDeps, startAnnouncing } from '#/modules/directories/directories/announcer.ts';
import type { ListenerTracker } from '#/modules/listeners/listeners/listener-tracker.ts';
import { systemClock } from '#/platform/clock/clock.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Connection } from '#/platform/db/connect.ts';
import type { LiveBus } from '#/platform/live/bus.ts';
import { leadWhenAlone } from '#/platform/live/leader.ts';

interface FollowDeps {
  readonly connection: Connection;
  readonly bus: LiveBus;
  readonly keeper: ListenerTracker;
  readonly secrets: SecretBox;
  readonly closers: (() => Promise<void>)[];
  readonly onError: (error: unknown) => void;
  /** Dependencies of the announcer. */
  readonly outside: Pick<AnnouncerDeps, 'connector' | 'places' | 'streamUrlOf'>;
  /** Retry interval of servers that do not lead. */
  readonly retryMs?: number;
}

const pollEveryMs = 2_000;

/** Tasks that run on one server per database: storing engine reports and resolving staged changes. */
export async function startEngineRuntime(engine: StreamEngine | null, deps: FollowDeps): Promise<void> {
  const { connection, bus, secrets, closers, onError } = deps;
  const { db } = connection;
  if (engine) await followOwn(engine, deps);
  else closers.push(await reportEngineOffline({ db, bus, clock: systemClock, onError }));
  // On any server: without an engine, staged changes must still be kept waiting.
  const judge = leadWhenAlone({
    ...deps,
    of: 'judging',
    start: () => startStagedChangeResolver({ db, clock: systemClock, secrets, bus, onError }),
  });
  closers.push(() => judge.stop());
}

/** Only on servers with an engine: one without would block the others from polling theirs. */
async function followOwn(engine: StreamEngine, deps: FollowDeps): Promise<void> {
  const { connection, bus, keeper, secrets, closers, onError, outside } = deps;
  const { db } = connection;
  const { hooks, configurable, events } = engine.features;
  // With join events, every server tracks its listeners; without them, only the leader polls.
  if (hooks) keeper.follow(engine);
  const configure = async () => {
    if (configurable) await engine.applyConfig(await readMountConfigs(db, secrets));
  };
  if (configurable) closers.push(await startMountSync({ bus, clock: systemClock, configure, onError }));
  if (engine.capabilities.reportsRefusals && events) {
    const hearNoMore = engine.onEvent((event) => {
      if (event.kind === 'refused') void noteRefusal(db, event, systemClock.now()).catch(onError);
    });
    closers.push(async () => hearNoMore());
  }
  closers.push(await startCommandProcessor({ db, bus, clock: systemClock, engine, configure, onError }));
  const leader = leadWhenAlone({
    ...deps,
    of: 'engine',
    async start() {
      await keeper.takeOver();
      const unfollow = hooks ? null : keeper.follow(engine);
      const monitor = startMonitor({
        engine,
        sink: createEngineSink({ db, bus, engine, tellsListeners: true }),
        clock: systemClock,
        everyMs: pollEveryMs,
        onError,
      });
      const announcing = startAnnouncing({ ...outside, db, bus, clock: systemClock, onError });
      return {
        async stop() {
          // Stop all at once: another server may lead already.
          await Promise.all([unfollow?.(), announcing.stop(), monitor.stop()]);
        },
      };
    },
  });
  closers.push(() => leader.stop());
}
