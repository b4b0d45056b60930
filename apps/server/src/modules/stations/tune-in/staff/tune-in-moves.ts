import {
  type AuditAction,
  moveError,
  type TuneIn,
  type TuneInBulkRequest,
  type TuneInBulkResult,
  type TuneInMove,
  tuneInMachine,
} from '@unmuted/api/contract';
import { auditStation } from '#/modules/stations/stations/change-station.ts';
import { lockStation } from '#/modules/stations/stations/stations.repository.ts';
import { tuneInStateOf } from '#/modules/stations/stations/tune-in-state.ts';
import { lockQueue } from '#/modules/stations/tune-in/queue/queue.repository.ts';
import { lockSettings, saveSettings } from '#/modules/stations/tune-in/settings/tune-in.repository.ts';
import {
  beginAnew,
  readTuneIn,
  type TuneInDeps,
} from '#/modules/stations/tune-in/settings/tune-in.service.ts';
import type { StaffAct } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';

interface Moving {
  readonly move: TuneInMove;
  /** Null to resume. */
  readonly reason: string | null;
}

const actions: Readonly<Record<TuneInMove, AuditAction>> = {
  pause: 'tune_in.paused',
  disable: 'tune_in.disabled',
  resume: 'tune_in.resumed',
};

export async function moveTuneIn(
  deps: TuneInDeps,
  act: StaffAct,
  id: string,
  moving: Moving,
): Promise<TuneIn> {
  await makeMove(deps, act, id, moving);
  return readTuneIn(deps, act.scope, id);
}

/** One station after the other; a failure does not prevent the others. */
export async function runBulkAction(
  deps: TuneInDeps,
  act: StaffAct,
  { action, ids, reason }: TuneInBulkRequest,
): Promise<TuneInBulkResult> {
  const items: TuneInBulkResult['items'] = [];
  for (const id of new Set(ids)) {
    try {
      const hasMoved = await makeMove(deps, act, id, { move: action, reason });
      items.push({ id, outcome: hasMoved ? 'done' : 'unchanged', code: null });
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      items.push({ id, outcome: 'failed', code: error.code });
    }
  }
  return { items };
}

/** Returns whether the state has changed. */
async function makeMove(
  deps: TuneInDeps,
  act: StaffAct,
  id: string,
  { move, reason }: Moving,
): Promise<boolean> {
  const now = deps.clock.now();
  const hasMoved = await deps.db.transaction().execute(async (tx) => {
    const station = await lockStation(tx, act.scope, id);
    const before = station && (await lockSettings(tx, id));
    if (!station || !before) throw new AppError('resource.not_found');
    const state = tuneInStateOf(before, (await lockQueue(tx, id)) ?? null);
    const code = moveError(tuneInMachine, move, { state, role: 'admin' });
    if (code) throw new AppError(code);
    if (tuneInMachine.moves[move].done.includes(state)) return false;
    const stopped = move === 'resume' ? null : move === 'pause' ? ('paused' as const) : ('disabled' as const);
    await saveSettings(tx, id, {
      stopped,
      stopped_at: stopped && now,
      stopped_reason: stopped && (reason ?? ''),
      version: before.version + 1,
    });
    await beginAnew(tx, id, now);
    await auditStation(deps, tx, act, {
      action: actions[move],
      station,
      change: {
        before: { state, reason: before.stopped_reason },
        after: { state: stopped ?? (before.is_enabled ? 'pending' : 'off'), reason },
      },
    });
    return true;
  });
  if (hasMoved) deps.bus.publish([`tunein:${id}`, `station:${id}`]);
  return hasMoved;
}
