import type { SourceRefusal, StreamEngine } from '#/engine/engine.ts';
import type { EngineTasks, Stop } from '#/engine/engine-tasks.ts';
import { startMonitor } from '#/engine/monitor.ts';
import { readMountConfigs, type UnreadablePassword } from '#/modules/casts/cast/mount-configs.ts';
import { noteOverBitrate, noteRefusal } from '#/modules/casts/connection-test/connection-test.repository.ts';
import { startCommandProcessor } from '#/modules/casts/control/command-processor.ts';
import { startMountSync } from '#/modules/casts/control/mount-sync.ts';
import { reportEngineOffline } from '#/modules/casts/engine/engine-offline.ts';
import { createEngineSink } from '#/modules/casts/engine/engine-sink.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db } from '#/platform/db/schema.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface CastEngineDeps {
  readonly db: Db;
  readonly bus: LiveBus;
  readonly clock: TimerClock;
  readonly secrets: SecretBox;
  /** Mounts of the demo; none by default. */
  readonly demoMounts?: ReadonlySet<string> | undefined;
  readonly onError: (error: unknown) => void;
}

const pollIntervalMs = 2_000;

/** Configures the engine's mounts, runs commands, and stores the engine's reports. */
export function castEngineTasks(deps: CastEngineDeps): EngineTasks {
  const { db, bus, clock, secrets, onError } = deps;
  const readMounts = () =>
    readMountConfigs(db, secrets, (unreadable) => onError(unreadableError(unreadable)));
  return {
    readMounts,
    start: (engine) => startEngineSync(engine, deps),
    startWithoutEngine: () => reportEngineOffline({ db, bus, clock, onError }),
    lead: (engine) => {
      const sink = createEngineSink({
        db,
        bus,
        engine,
        tellsListeners: true,
        demoMounts: deps.demoMounts,
      });
      return startMonitor({ engine, sink, clock, everyMs: pollIntervalMs, onError }).stop;
    },
  };
}

async function startEngineSync(
  engine: StreamEngine,
  { db, bus, clock, secrets, onError }: CastEngineDeps,
): Promise<Stop[]> {
  const { configurable, events } = engine.features;
  const configure = async () => {
    if (configurable) await engine.applyConfig(await readMountConfigs(db, secrets));
  };
  const stops: Stop[] = [];
  if (configurable) stops.push(await startMountSync({ bus, clock, configure, onError }));
  if (engine.capabilities.reportsRefusals && events) {
    // One after another: the latest rejection counts.
    let noted = Promise.resolve();
    const unsubscribe = engine.onEvent((event) => {
      if (event.kind !== 'refused') return;
      noted = noted.then(() => storeRefusal({ db, bus, clock }, event)).catch(onError);
    });
    stops.push(async () => unsubscribe());
  }
  stops.push(await startCommandProcessor({ db, bus, clock, engine, configure, onError }));
  return stops;
}

async function storeRefusal(
  { db, bus, clock }: Pick<CastEngineDeps, 'db' | 'bus' | 'clock'>,
  refusal: SourceRefusal,
): Promise<void> {
  await noteRefusal(db, refusal, clock.now());
  if (refusal.reason !== 'over_bitrate') return;
  const username = await noteOverBitrate(db, refusal.mount, clock.now());
  if (username !== undefined) bus.publish(['fleet', `cast:${username}`]);
}

/** At most this many rows are named: with a wrong key none can be decrypted. */
const namedRows = 20;

function unreadableError(unreadable: readonly UnreadablePassword[]): Error {
  const rows = unreadable.slice(0, namedRows).map(({ rowId, mount }) => `${mount} (row ${rowId})`);
  const more = unreadable.length - rows.length;
  return new Error(
    `The source passwords of these mounts in cast_streams cannot be decrypted: ${rows.join(', ')}${more > 0 ? ` and ${more} more` : ''}. ` +
      'They were encrypted with another SECRET_KEY, or are damaged. Their encoders are rejected. Restore the key, or rotate the passwords.',
  );
}
