import type { Clock } from '#/engine/clock.ts';
import { staleAfterMs } from '#/modules/casts/cast/cast-snapshot.ts';
import { publishAll } from '#/modules/casts/engine/engine-sink.ts';
import type { Db } from '#/platform/db/schema.ts';
import { createRetry } from '#/platform/lib/retry.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

interface OffDeps {
  readonly db: Db;
  readonly bus: Pick<LiveBus, 'publish'>;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

/**
 * For a server without an engine: what an earlier one had said is no longer known. While that may be of another server that
 * runs it stays, and is looked at once more when it would be too old; whoever has said something since has an engine. Gives
 * the function that ends it.
 */
export async function reportEngineOffline({
  db,
  bus,
  clock,
  onError,
}: OffDeps): Promise<() => Promise<void>> {
  const said = await saveEngineOffline(db, new Date(clock.now() - staleAfterMs));
  if (said === null) return async () => {};
  const looking = createRetry({
    clock,
    onError,
    async task() {
      if ((await saveEngineOffline(db, said)) === null) await publishAll(db, bus);
    },
  });
  const cancel = clock.after(said.getTime() + staleAfterMs - clock.now(), looking.ask);
  return () => {
    cancel();
    return looking.stop();
  };
}

/** Unless an engine has said something after that: then gives when, and null when none has. */
export async function saveEngineOffline(db: Db, saidUntil: Date): Promise<Date | null> {
  const off = {
    kind: 'off',
    state: 'off',
    version: null,
    capabilities: null,
    checked_at: null,
    tells_listeners: false,
  } as const;
  const saved = await db
    .insertInto('engine_state')
    .values(off)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(off)
        .where((eb) =>
          eb.or([eb('engine_state.checked_at', 'is', null), eb('engine_state.checked_at', '<=', saidUntil)]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  if (saved) return null;
  const { checked_at } = await db.selectFrom('engine_state').select('checked_at').executeTakeFirstOrThrow();
  return checked_at;
}
