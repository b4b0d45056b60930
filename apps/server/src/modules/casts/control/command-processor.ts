import type { StreamEngine } from '#/engine/engine.ts';
import { EngineError } from '#/engine/engine-error.ts';
import { type Order, ordersTopic, takeOrders } from '#/modules/casts/control/commands.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

interface OrderDeps {
  readonly db: Db;
  readonly bus: Pick<LiveBus, 'subscribe'>;
  readonly clock: Clock;
  readonly engine: Pick<StreamEngine, 'killSource' | 'setMetadata'>;
  /** Reconfigures the engine from the database. */
  readonly configure: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** After this, another source may be on air. */
const holdsMs = 30_000;

/** Runs the commands requested on any server. Returns a function that stops it after pending work completes. */
export async function startCommandProcessor(deps: OrderDeps): Promise<() => Promise<void>> {
  const { db, bus, clock, onError } = deps;
  let work: Promise<void> = Promise.resolve();
  async function obeyAll(): Promise<void> {
    const orders = await takeOrders(db);
    const fresh = orders.filter(({ asked_at }) => clock.now().getTime() - asked_at.getTime() <= holdsMs);
    for (const order of fresh) await obey(deps, order).catch(onError);
  }
  const hearNoMore = await bus.subscribe((topics) => {
    if (topics === null || topics.includes(ordersTopic)) work = work.then(obeyAll).catch(onError);
  });
  return () => {
    hearNoMore();
    return work;
  };
}

async function obey({ engine, configure }: OrderDeps, order: Order): Promise<void> {
  try {
    if (order.kind === 'set_title') await engine.setMetadata(order.mount, order.title ?? '');
    else {
      if (order.kind === 'restart') await configure();
      await engine.killSource(order.mount, { keepListeners: order.keep_listeners });
    }
  } catch (error) {
    // The source has disconnected already.
    if (!(error instanceof EngineError && error.code === 'unknown_mount')) throw error;
  }
}
