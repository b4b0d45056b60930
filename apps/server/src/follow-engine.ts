import type { Connection } from '#/db/connect.ts';
import { systemClock as engineClock } from '#/engine/clock.ts';
import type { StreamEngine } from '#/engine/engine.ts';
import { startMonitor } from '#/engine/monitor.ts';
import { systemClock } from '#/lib/clock.ts';
import type { SecretBox } from '#/lib/secrets.ts';
import type { LiveBus } from '#/live/bus.ts';
import { leadWhenAlone } from '#/live/leader.ts';
import { createEngineSink, saveEngineOff } from '#/modules/cast/engine-store.ts';
import { readMountConfigs } from '#/modules/cast/mount-configs.ts';
import { noteRefusal } from '#/modules/connection-test/connection-test.repository.ts';
import { keepMounts } from '#/modules/control/mount-keeper.ts';
import { obeyOrders } from '#/modules/control/order-keeper.ts';
import { type AnnouncerDeps, startAnnouncing } from '#/modules/directories/announcer.ts';
import type { ListenerKeeper } from '#/modules/listeners/listener-keeper.ts';
import { startJudging } from '#/modules/settings/staged-changes.ts';

interface FollowDeps {
  readonly connection: Connection;
  readonly bus: LiveBus;
  readonly keeper: ListenerKeeper;
  readonly secrets: SecretBox;
  readonly closers: (() => Promise<void>)[];
  readonly onError: (error: unknown) => void;
  /** What telling directories takes. */
  readonly outside: Pick<AnnouncerDeps, 'connector' | 'places' | 'streamUrlOf'>;
}

const pollEveryMs = 2_000;

/** What one server does for all on the same database: writes down what the engine says, judges staged changes. */
export async function followEngine(
  engine: StreamEngine | null,
  { connection, bus, keeper, secrets, closers, onError, outside }: FollowDeps,
): Promise<void> {
  const { db } = connection;
  if (!engine) await saveEngineOff(db);
  // Who is told of listeners keeps account of them; where nobody is told, one server asks for all.
  if (engine?.features.hooks) keeper.follow(engine);
  const configure = async () => {
    if (engine?.features.configurable) await engine.applyConfig(await readMountConfigs(db, secrets));
  };
  if (engine?.features.configurable)
    closers.push(await keepMounts({ bus, clock: engineClock, configure, onError }));
  if (engine?.capabilities.tellsRefusals && engine.features.events) {
    const hearNoMore = engine.onEvent((event) => {
      if (event.kind === 'refused') void noteRefusal(db, event, systemClock.now()).catch(onError);
    });
    closers.push(async () => hearNoMore());
  }
  if (engine) closers.push(await obeyOrders({ db, bus, clock: systemClock, engine, configure, onError }));
  const leader = leadWhenAlone({
    connection,
    onError,
    start() {
      const judging = startJudging({ db, clock: systemClock, secrets, bus, onError });
      if (engine && !engine.features.hooks) keeper.follow(engine);
      const monitor =
        engine &&
        startMonitor({
          engine,
          sink: createEngineSink({ db, bus, engine, tellsListeners: true }),
          clock: engineClock,
          everyMs: pollEveryMs,
          onError,
        });
      const announcing = engine && startAnnouncing({ ...outside, db, bus, clock: systemClock, onError });
      return {
        async stop() {
          await announcing?.stop();
          await monitor?.stop();
          await judging.stop();
        },
      };
    },
  });
  closers.push(() => leader.stop());
}
