import { type BuildFault, limits } from '@unmuted/api/contract';
import { type BuildListener, type BuildRow, buildOf } from '#/modules/apps/builds/build.ts';
import { noteInLog } from '#/modules/apps/builds/build-log.service.ts';
import { updateBuild } from '#/modules/apps/builds/builds.repository.ts';
import type { Tx } from '#/platform/db/schema.ts';

interface Ending {
  readonly row: BuildRow;
  readonly at: Date;
}

/** Ends a locked build without success. */
export async function failBuild(
  tx: Tx,
  listener: BuildListener,
  { row, at, fault }: Ending & { readonly fault: BuildFault },
): Promise<void> {
  const state = fault === 'cancelled' ? 'cancelled' : 'failed';
  await updateBuild(tx, row.id, { state, fault, finished_at: at, progress: null });
  await listener.onFailed(tx, buildOf({ ...row, fault }));
}

/** Ends a locked build with success. */
export async function succeedBuild(tx: Tx, listener: BuildListener, { row, at }: Ending): Promise<void> {
  await updateBuild(tx, row.id, { state: 'succeeded', fault: null, finished_at: at, progress: null });
  await listener.onFinished(tx, buildOf({ ...row, fault: null }));
}

/** Queues a locked build again whose machine gave it back or disappeared; it fails after some tries. */
export async function requeueBuild(
  tx: Tx,
  listener: BuildListener,
  { row, at, why }: Ending & { readonly why: string },
): Promise<'queued' | 'failed'> {
  const { tries } = row;
  await noteInLog(
    tx,
    row,
    `${row.machine_name ?? 'The machine'} ${why} (try ${tries} of ${limits.buildTries}).`,
  );
  if (tries >= limits.buildTries) {
    await failBuild(tx, listener, { row, at, fault: 'lost' });
    return 'failed';
  }
  await updateBuild(tx, row.id, {
    state: 'queued',
    progress: null,
    machine_id: null,
    machine_name: null,
    lease_id: null,
    lease_until: null,
    secrets_released_at: null,
  });
  return 'queued';
}
