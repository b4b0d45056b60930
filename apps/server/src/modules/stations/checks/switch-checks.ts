import { beginSpan, resetCheck, savePause } from '#/modules/stations/checks/checks.repository.ts';
import type { Row, Tx } from '#/platform/db/schema.ts';

interface Switch {
  readonly isPaused: boolean;
  readonly by: 'customer' | 'staff';
  readonly at: Date;
}

/**
 * Pauses or resumes the checks of a service that the caller has locked, and returns whether that changed anything. A pause
 * is a state of its own in the record; a resumed service is checked at once.
 */
export async function switchChecks(
  tx: Tx,
  { id, paused_at: pausedAt }: Pick<Row<'streaming_services'>, 'id' | 'paused_at'>,
  { isPaused, by, at }: Switch,
): Promise<boolean> {
  if (isPaused === (pausedAt !== null)) return false;
  await savePause(tx, id, isPaused ? { paused_at: at, paused_by: by } : { paused_at: null, paused_by: null });
  await resetCheck(tx, id, at);
  if (isPaused) await beginSpan(tx, id, { state: 'paused', at });
  return true;
}
