import type { EngineCapabilities } from '@unmuted/api/contract';
import { relayCapabilities } from '#/engine/relay/engine.ts';
import type { ListenerSessionsTable } from '#/platform/db/listener-tables.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { TestApp } from '#/testing/app/test-app.ts';

type Given = Partial<
  Pick<ListenerSessionsTable, 'address' | 'agent' | 'country' | 'ended_at' | 'end_reason' | 'is_returning'>
> & { readonly cast?: string; readonly startedAt?: Date };

/** Inserts a current or past session as the server with the engine would, and returns its id. */
export async function addListener(test: Pick<TestApp, 'db' | 'clock'>, given: Given = {}): Promise<string> {
  const { cast = 'aurora', startedAt = test.clock.now(), ...rest } = given;
  const { id: castId, mount } = await test.db
    .selectFrom('casts')
    .innerJoin('cast_streams', 'cast_id', 'casts.id')
    .select(['casts.id', 'mount'])
    .where('username', '=', cast)
    .where('is_primary', '=', true)
    .executeTakeFirstOrThrow();
  const id = uuidv7(startedAt);
  const address = rest.address ?? '203.0.113.7';
  await test.db
    .insertInto('listener_sessions')
    .values({
      id,
      cast_id: castId,
      mount,
      address,
      person: Buffer.alloc(32, `${address} ${rest.agent ?? ''}`),
      agent: 'VLC/3.0.20',
      player: 'VLC',
      class: 'desktop',
      country: 'JP',
      referrer: null,
      is_returning: false,
      started_at: startedAt,
      ended_at: null,
      end_reason: null,
      disconnect_reason: null,
      ...rest,
    })
    .execute();
  return id;
}

export async function streamIdOf({ db }: Pick<TestApp, 'db'>, mount: string): Promise<string> {
  const stream = db.selectFrom('cast_streams').select('id').where('mount', '=', mount);
  return (await stream.executeTakeFirstOrThrow()).id;
}

/** Reports a running engine with these live mounts. */
export async function engineAnswers(
  { db, sink, clock }: Pick<TestApp, 'db' | 'sink' | 'clock'>,
  capabilities: Partial<EngineCapabilities> = {},
  live: readonly string[] = [],
): Promise<void> {
  const checkedAt = clock.now().toISOString();
  const mounts = live.map((mount) => ({
    mount,
    listeners: 0,
    listenerPeak: 0,
    title: null,
    contentType: 'audio/mpeg',
    bitrate: 64,
    connectedSince: null,
    sourceAgent: null,
    bytesSent: null,
    measuredKbps: null,
  }));
  await sink.stats({ serverStart: null, version: 'test 1', checkedAt, mounts });
  await db
    .updateTable('engine_state')
    .set({ capabilities: JSON.stringify({ ...relayCapabilities, ...capabilities }) })
    .execute();
}
