import { problemOf } from '#/modules/stations/tune-in/air/air-reply.ts';
import { type AirDeps, type AirResult, callAir } from '#/modules/stations/tune-in/air/call-air.ts';
import type { WantedCall } from '#/modules/stations/tune-in/air/wanted-call.ts';
import { observeCall } from '#/modules/stations/tune-in/queue/breaker.ts';
import { nextStep, stepOfTest } from '#/modules/stations/tune-in/queue/next-step.ts';
import {
  insertCall,
  lockQueue,
  type QueueRow,
  saveQueue,
} from '#/modules/stations/tune-in/queue/queue.repository.ts';
import { spacingMs } from '#/modules/stations/tune-in/queue/queue-tune-in.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import { openOrNull, type SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface CallDeps extends AirDeps {
  readonly db: Db;
  readonly bus: LiveBus;
  readonly clock: Clock;
  readonly secrets: SecretBox;
}

interface CallRequest {
  /** As it was leased. */
  readonly row: QueueRow;
  readonly call: WantedCall;
  readonly partnerKey: string;
  readonly worker: string;
  readonly isTest: boolean;
}

/** Where the partner key of a station is stored. */
export const keyPlace = (stationId: string) => ({ rowId: stationId, column: 'tune_in_settings.partner_key' });

export const readKey = (
  secrets: SecretBox,
  row: Pick<QueueRow, 'station_id' | 'partner_key'>,
): string | null => openOrNull(secrets, row.partner_key, keyPlace(row.station_id));

/** Calls TuneIn for a leased station and records the result. */
export async function makeCall(deps: CallDeps, request: CallRequest): Promise<AirResult> {
  const { row, call, partnerKey } = request;
  const at = deps.clock.now();
  const credentials = { partnerId: row.partner_id, partnerKey, stationId: row.tune_in_id };
  const result = await callAir(deps, credentials, call);
  await deps.db.transaction().execute((tx) => recordCall(tx, request, { result, at }));
  // Afterwards, so that it counts what other servers have recorded at the same time.
  const { worker } = request;
  await deps.db.transaction().execute((tx) => observeCall(tx, { outcome: result.outcome, at, worker }));
  deps.bus.publish([`tunein:${row.station_id}`, `station:${row.station_id}`]);
  return result;
}

async function recordCall(
  tx: Tx,
  { row: leased, call, worker, isTest }: CallRequest,
  { result, at }: { readonly result: AirResult; readonly at: Date },
): Promise<void> {
  const { key, ...song } = call;
  await insertCall(tx, {
    ...song,
    station_id: leased.station_id,
    at,
    is_test: isTest,
    attempt: isTest ? 1 : leased.tries,
    outcome: result.outcome,
    status: result.status,
    opml_status: result.opmlStatus,
    error: result.error,
    duration_ms: result.durationMs,
    request: result.request,
    body: result.body,
  });
  const row = await lockQueue(tx, leased.station_id);
  // Another server has taken over.
  if (row?.leased_by !== worker) return;
  const hasNewKey = !row.partner_key.equals(leased.partner_key) || row.tune_in_id !== leased.tune_in_id;
  const before = { ...row, retryAt: row.retry_at };
  const step = (isTest ? stepOfTest : nextStep)(before, result.outcome, at);
  const isReplaced = row.seq !== leased.seq;
  const hasArrived = result.outcome !== 'network' && result.outcome !== 'server_error';
  await saveQueue(tx, row.station_id, {
    leased_by: null,
    lease_until: null,
    called_at: at,
    ...(hasArrived && { sent_key: key }),
    ...(result.outcome === 'accepted' && { accepted_at: at, refusal_told_at: null }),
    // The reply is about credentials that were replaced meanwhile.
    ...(!hasNewKey && {
      state: step.state,
      since: step.since,
      refusals: step.refusals,
      retry_at: step.retryAt,
      problem: problemOf(result),
    }),
    ...queueAfter(
      { row, at, keepsQueued: (isReplaced || isTest) && !(hasArrived && row.queued_key === key), key },
      hasNewKey ? { ...step, againAt: null, retryAt: null } : step,
    ),
  });
}

interface Ended {
  readonly row: QueueRow;
  readonly key: string;
  readonly at: Date;
  /** Whether what waits is another call than the one that ended. */
  readonly keepsQueued: boolean;
}

/** What waits after a call. */
function queueAfter(
  { row, key, at, keepsQueued }: Ended,
  { againAt, retryAt, refusals }: ReturnType<typeof nextStep>,
): { due_at?: Date | null; queued_key?: string | null; tries?: number } {
  if (keepsQueued) {
    if (row.due_at === null) return {};
    const earliest = Math.max(row.due_at.getTime(), at.getTime() + spacingMs, retryAt?.getTime() ?? 0);
    return { due_at: new Date(earliest) };
  }
  if (againAt === null) return { due_at: null, queued_key: null };
  // The second call after a refusal belongs to the same try; later ones begin anew.
  return { due_at: againAt, queued_key: key, ...(refusals > 1 && { tries: 0 }) };
}
