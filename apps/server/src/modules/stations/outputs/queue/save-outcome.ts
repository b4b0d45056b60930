import { limits, type SongOutputError } from '@unmuted/api/contract';
import { notifyOfStation, type StationNoticeDeps } from '#/modules/stations/notices/notify-of-station.ts';
import {
  insertResult,
  type LeasedOutput,
  type LockedOutput,
  lockLeased,
  type OutputChange,
  saveOutput,
} from '#/modules/stations/outputs/queue/queue.repository.ts';
import { type Outcome, secretPlace } from '#/modules/stations/outputs/services/post-song.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { StationMailCause } from '#/platform/mail/mail.ts';

const secondMs = 1_000;
const hourMs = 3_600 * secondMs;
/** The waits between the tries of a song. */
const waitsMs = [15 * secondMs, 60 * secondMs, 180 * secondMs];
const maxWaitMs = 24 * hourMs;

/** A later try can succeed without a change of the output. */
const passing: readonly SongOutputError[] = [
  'rate_limited',
  'service_error',
  'not_resolved',
  'unreachable',
  'time_out',
  'certificate',
];
/** Only a change of the output can help. */
const refusals: readonly SongOutputError[] = [
  'unauthorized',
  'forbidden',
  'not_found',
  'forbidden_address',
  'secret_unreadable',
];

export interface SaveDeps extends StationNoticeDeps {
  readonly db: Db;
  readonly secrets: SecretBox;
}

/**
 * Stores the result of a try, unless another server has taken the output over. Returns whether it turned the output off.
 */
export function saveOutcome(
  deps: SaveDeps,
  leased: LeasedOutput,
  outcome: Outcome,
  worker: string,
): Promise<boolean> {
  const { db, secrets } = deps;
  return db.transaction().execute(async (tx) => {
    const output = await lockLeased(tx, leased.id, worker);
    if (!output) return false;
    const isSame = output.pending?.songId === outcome.song.songId;
    // A result with earlier settings says nothing about the new ones, and its session may belong to another server.
    const isCurrent = output.version === leased.version;
    const retryAt = isSame ? retryTime(output, outcome) : null;
    await insertResult(tx, output.id, outcome, { isTest: false, retryAt });
    await saveOutput(tx, output.id, {
      leased_by: null,
      lease_until: null,
      ...queueChange(output, outcome, { isSame, retryAt }),
      ...(isCurrent && { ...serviceChange(secrets, output, outcome), ...stateChange(output, outcome) }),
    });
    const isTurnedOff = isCurrent && isRefusedForGood(output, outcome);
    if (isTurnedOff) await recordDisabled(deps, tx, output, outcome);
    return isTurnedOff;
  });
}

function retryTime({ attempts }: LockedOutput, { error, at, retryAfterMs }: Outcome): Date | null {
  const waitMs = waitsMs[attempts];
  if (error === null || !passing.includes(error) || waitMs === undefined) return null;
  return new Date(at.getTime() + Math.min(maxWaitMs, Math.max(waitMs, retryAfterMs ?? 0)));
}

/** The song and the time of the next try. */
function queueChange(
  output: LockedOutput,
  { error, at, retryAfterMs }: Outcome,
  { isSame, retryAt }: { readonly isSame: boolean; readonly retryAt: Date | null },
): OutputChange {
  if (error === null) {
    // Songs that began during the try count from it.
    const songsSince = isSame || output.pending === null ? 0 : 1;
    const isNextDue = !isSame && songsSince >= output.every_songs;
    return {
      songs_since: songsSince,
      last_posted_at: at,
      next_at: new Date(at.getTime() + output.min_interval_s * secondMs),
      attempts: 0,
      ...(!isNextDue && { pending: null, replaced_at: null }),
    };
  }
  const waitUntil = retryAfterMs === null ? at : new Date(at.getTime() + Math.min(maxWaitMs, retryAfterMs));
  if (retryAt) return { attempts: output.attempts + 1, next_at: retryAt };
  return { next_at: waitUntil, ...(isSame && { pending: null, replaced_at: null, attempts: 0 }) };
}

function stateChange(output: LockedOutput, outcome: Outcome): OutputChange {
  const { error } = outcome;
  if (error === 'expired') return {};
  if (error === null) return { state: 'ok', reason: null, refusals: 0 };
  const count = refusals.includes(error) ? output.refusals + 1 : output.refusals;
  if (!isRefusedForGood(output, outcome)) return { state: 'failing', reason: error, refusals: count };
  return {
    state: 'disabled',
    reason: error,
    refusals: count,
    is_enabled: false,
    pending: null,
    replaced_at: null,
    version: output.version + 1,
  };
}

const isRefusedForGood = (output: LockedOutput, { error }: Outcome): boolean =>
  error !== null && refusals.includes(error) && output.refusals + 1 >= limits.songOutputRefusals;

/** What the service returned for the next calls. */
export function serviceChange(
  secrets: SecretBox,
  output: Pick<LockedOutput, 'id' | 'target'>,
  { session, chatId }: Outcome,
): OutputChange {
  const { id, target } = output;
  return {
    ...(session !== undefined && {
      session: session === null ? null : secrets.seal(session, secretPlace(id, 'session')),
    }),
    ...(chatId !== undefined &&
      target.kind === 'telegram' && { target: JSON.stringify({ ...target, chatId }) }),
  };
}

async function recordDisabled(
  deps: SaveDeps,
  tx: Tx,
  output: LockedOutput,
  { at, error }: Outcome,
): Promise<void> {
  await recordAudit(tx, {
    at,
    action: 'song_output.disabled',
    by: 'system',
    about: { accountId: output.account_id },
    details: {
      station: output.station_name,
      stationId: output.station_id,
      output: output.name,
      kind: output.kind,
      reason: error,
    },
    change: { before: { isEnabled: true }, after: { isEnabled: false } },
  });
  const { station_id: id, station_name: name, account_id } = output;
  await notifyOfStation(
    deps,
    tx,
    { id, name, account_id },
    { kind: 'song_output_disabled', output: output.name, cause: causeOf(error) },
  );
}

const causeOf = (error: Outcome['error']): StationMailCause =>
  error === 'unauthorized' || error === 'forbidden' || error === 'not_found' ? error : 'other';
