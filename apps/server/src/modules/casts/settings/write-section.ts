import { randomBytes } from 'node:crypto';
import type { FieldProblem, GeneralSettings, ServerSettings, StreamsSettings } from '@unmuted/api/contract';
import { passwordPlace } from '#/modules/casts/cast/mount-configs.ts';
import { listStreamRows, type SettingsRow } from '#/modules/casts/settings/settings.repository.ts';
import { takeTurn } from '#/modules/identity/registration/registration.repository.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Row, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

export async function writeGeneral(tx: Tx, cast: SettingsRow, settings: GeneralSettings): Promise<void> {
  const { timeZone, ...rest } = settings;
  await tx
    .updateTable('casts')
    .set({ ...rest, timezone: timeZone, general_version: cast.general_version + 1 })
    .where('id', '=', cast.id)
    .execute();
}

export async function writeServer(tx: Tx, cast: SettingsRow, settings: ServerSettings): Promise<void> {
  const { maxListenS, perAddress, fallbackStreamId, reconnectHoldS } = settings;
  const streams = await listStreamRows(tx, cast.id);
  if (fallbackStreamId !== null && !streams.some(({ id }) => id === fallbackStreamId))
    throw invalid([{ pointer: '/fallbackStreamId', code: 'enum', params: {} }]);
  await tx
    .updateTable('casts')
    .set({
      max_listen_s: maxListenS,
      per_address: perAddress,
      fallback_stream_id: fallbackStreamId,
      reconnect_hold_s: reconnectHoldS,
      server_version: cast.server_version + 1,
    })
    .where('id', '=', cast.id)
    .execute();
}

export interface StreamSecrets {
  readonly secrets: SecretBox;
  /** For streams that a rollback restores with their old id. */
  readonly sealed?: Readonly<Record<string, string>>;
}

/** Returns the encrypted passwords of removed streams. Stored engine reports of a moved mount are deleted. */
export async function writeStreams(
  tx: Tx,
  cast: SettingsRow,
  { streams }: StreamsSettings,
  { secrets, sealed = {} }: StreamSecrets,
): Promise<Record<string, string>> {
  const before = new Map((await listStreamRows(tx, cast.id)).map((row) => [row.id, row]));
  await refuseWrong(tx, cast, streams, (id) => before.has(id) || id in sealed);
  const staying = new Set(streams.map(({ id }) => id));
  const removed = [...before.values()].filter(({ id }) => !staying.has(id));
  const gone = [
    ...removed,
    ...streams.filter(({ id, mount }) => id !== null && before.get(id)?.mount !== mount),
  ];
  const goneIds = gone.flatMap(({ id }) => id ?? []);
  if (goneIds.length) await tx.deleteFrom('stream_live').where('stream_id', 'in', goneIds).execute();
  for (const { id } of removed) await tx.deleteFrom('cast_streams').where('id', '=', id).execute();
  // The old primary must be cleared before another stream becomes primary.
  await tx.updateTable('cast_streams').set({ is_primary: false }).where('cast_id', '=', cast.id).execute();
  for (const [index, { id, isPrimary, ...stream }] of streams.entries()) {
    const row = { ...stream, is_primary: isPrimary, position: index + 1 };
    if (id !== null && before.has(id)) {
      await tx.updateTable('cast_streams').set(row).where('id', '=', id).execute();
      continue;
    }
    const own = id ?? uuidv7();
    await tx
      .insertInto('cast_streams')
      .values({ ...row, id: own, cast_id: cast.id, source_password: passwordOf(own, { secrets, sealed }) })
      .execute();
  }
  await tx
    .updateTable('casts')
    .set({ streams_version: cast.streams_version + 1 })
    .where('id', '=', cast.id)
    .execute();
  return Object.fromEntries(removed.map((row) => [row.id, row.source_password.toString('base64')]));
}

/** V-SRCPASS: 16 characters that every encoder supports, 96 bits. */
export function newSourcePassword(): string {
  return randomBytes(12).toString('base64url');
}

function passwordOf(id: string, { secrets, sealed = {} }: StreamSecrets): Buffer {
  const former = sealed[id];
  return former === undefined
    ? secrets.seal(newSourcePassword(), passwordPlace({ id }))
    : Buffer.from(former, 'base64');
}

async function refuseWrong(
  tx: Tx,
  cast: SettingsRow,
  streams: StreamsSettings['streams'],
  isKnown: (id: string) => boolean,
): Promise<void> {
  const { streams_limit: most, bitrate_limit: fastest } = cast;
  const mounts = streams.map(({ mount }) => mount).sort();
  // Of two casts that claim a mount concurrently, the second waits here and then finds it taken. Locking in sorted
  // order prevents deadlocks.
  for (const mount of mounts) await takeTurn(tx, `mount ${mount}`);
  const taken = await tx
    .selectFrom('cast_streams')
    .select('mount')
    .where('cast_id', '<>', cast.id)
    .where('mount', 'in', mounts)
    .execute();
  const isTaken = new Set(taken.map(({ mount }) => mount));
  const state = await tx.selectFrom('engine_state').select('capabilities').executeTakeFirst();
  const codecs = codecsOf(state);
  const problems: FieldProblem[] = streams.flatMap(({ id, mount, bitrate, codec }, index) => {
    const at = (field: string) => `/streams/${index}/${field}`;
    return [
      ...(id !== null && !isKnown(id) ? [{ pointer: at('id'), code: 'enum' as const, params: {} }] : []),
      ...(isTaken.has(mount) ? [{ pointer: at('mount'), code: 'duplicate' as const, params: {} }] : []),
      ...(bitrate !== null && bitrate > fastest
        ? [{ pointer: at('bitrate'), code: 'range' as const, params: { min: 16, max: fastest } }]
        : []),
      ...(codecs && !codecs.includes(codec)
        ? [{ pointer: at('codec'), code: 'enum' as const, params: { values: codecs.join(', ') } }]
        : []),
    ];
  });
  if (streams.length > most)
    problems.push({ pointer: '/streams', code: 'array_size', params: { max: most } });
  if (problems.length) throw invalid(problems);
}

function codecsOf(state: Pick<Row<'engine_state'>, 'capabilities'> | undefined): string[] | undefined {
  return state?.capabilities?.codecs;
}

const invalid = (errors: FieldProblem[]) => new AppError('request.invalid', { errors });
