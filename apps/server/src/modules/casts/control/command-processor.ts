import type { StreamEngine } from '#/engine/engine.ts';
import { EngineError } from '#/engine/engine-error.ts';
import { type Command, commandsTopic, takeCommands } from '#/modules/casts/control/commands.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

interface CommandDeps {
  readonly db: Db;
  readonly bus: Pick<LiveBus, 'subscribe'>;
  readonly clock: Clock;
  readonly engine: Pick<StreamEngine, 'killSource' | 'setMetadata'>;
  /** Reconfigures the engine from the database. */
  readonly configure: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** After this, another source may be on air. */
const maxAgeMs = 30_000;

/** Runs the commands requested on any server. Returns a function that stops it after pending work completes. */
export async function startCommandProcessor(deps: CommandDeps): Promise<() => Promise<void>> {
  const { db, bus, clock, onError } = deps;
  let work: Promise<void> = Promise.resolve();
  async function runAll(): Promise<void> {
    const commands = await takeCommands(db);
    const fresh = commands.filter(
      ({ requested_at }) => clock.now().getTime() - requested_at.getTime() <= maxAgeMs,
    );
    for (const command of fresh) await runCommand(deps, command).catch(onError);
  }
  const unsubscribe = await bus.subscribe((topics) => {
    if (topics === null || topics.includes(commandsTopic)) work = work.then(runAll).catch(onError);
  });
  return () => {
    unsubscribe();
    return work;
  };
}

async function runCommand({ engine, configure }: CommandDeps, command: Command): Promise<void> {
  try {
    if (command.kind === 'set_title') await engine.setMetadata(command.mount, command.title ?? '');
    else {
      if (command.kind === 'restart') await configure();
      await engine.killSource(command.mount, { keepListeners: command.keep_listeners });
    }
  } catch (error) {
    // The source has disconnected already.
    if (!(error instanceof EngineError && error.code === 'unknown_mount')) throw error;
  }
}
