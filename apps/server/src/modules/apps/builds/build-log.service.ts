import { type AppBuildLog, limits, type RunnerLogged } from '@unmuted/api/contract';
import { appTopicOf, type BuildRow, buildOf, type ReleaseSecrets } from '#/modules/apps/builds/build.ts';
import { insertLogPart, readLog } from '#/modules/apps/builds/build-log.repository.ts';
import { findLeased, type Lease, lockBuild } from '#/modules/apps/builds/builds.repository.ts';
import { maskedValues, maskSecrets } from '#/modules/apps/builds/mask-secrets.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface BuildLogDeps {
  readonly db: Db;
  readonly bus: Pick<LiveBus, 'publish'>;
  readonly releaseSecrets: ReleaseSecrets;
}

interface LogPart {
  /** Of its first byte. */
  readonly offset: number;
  readonly content: Buffer;
  readonly isLast: boolean;
}

/**
 * Appends a part of the log. Bytes that were received before are ignored, so that a part can be sent again; a part
 * beyond the end is `build.log_gap`. A beginning of a secret at the end of a part is not taken: the machine sends it
 * again with the rest.
 */
export async function appendLog(deps: BuildLogDeps, lease: Lease, part: LogPart): Promise<RunnerLogged> {
  const found = await findLeased(deps.db, lease);
  if (!found) throw new AppError('build.lease_lost');
  const values = found.secrets_released_at ? maskedValues(await deps.releaseSecrets(buildOf(found))) : [];
  const logged = await deps.db.transaction().execute(async (tx) => {
    const row = await lockBuild(tx, lease.id);
    if (row?.state !== 'building' || row.lease_id !== lease.lease) throw new AppError('build.lease_lost');
    const { log_bytes: end } = row;
    if (part.offset > end) throw new AppError('build.log_gap', { params: { nextOffset: end } });
    const masked = maskSecrets(part.content, values);
    const taken = masked.content.subarray(end - part.offset, part.isLast ? undefined : masked.whole);
    const content = taken.subarray(0, Math.max(0, limits.buildLogBytes - end));
    if (content.length > 0) await insertLogPart(tx, { buildId: row.id, start: end, content });
    const nextOffset = end + content.length;
    return { nextOffset, isFull: nextOffset >= limits.buildLogBytes };
  });
  deps.bus.publish([appTopicOf(found.app_id)]);
  return logged;
}

/** Writes a line of the server itself into the log of a locked build. */
export async function noteInLog(tx: Tx, row: BuildRow, line: string): Promise<void> {
  const content = Buffer.from(`\n[Studio] ${line}\n`);
  if (row.log_bytes + content.length <= limits.buildLogBytes)
    await insertLogPart(tx, { buildId: row.id, start: row.log_bytes, content });
}

/** The text of a log from a byte offset on; a character that is not complete yet is left for the next part. */
export async function readLogPart(db: Db, row: BuildRow, offset: number): Promise<AppBuildLog> {
  const bytes = await readLog(db, { buildId: row.id, offset, bytes: limits.buildLogPart });
  const hasEnded = row.state !== 'queued' && row.state !== 'building';
  const isRest = offset + bytes.length >= row.log_bytes;
  const whole = hasEnded && isRest ? bytes : bytes.subarray(0, bytes.length - cutOffBytes(bytes));
  return {
    text: whole.toString('utf8'),
    nextOffset: offset + whole.length,
    isComplete: hasEnded && isRest,
  };
}

/** The bytes of an incomplete UTF-8 sequence at the end. */
function cutOffBytes(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? back : 0;
  }
  return 0;
}
