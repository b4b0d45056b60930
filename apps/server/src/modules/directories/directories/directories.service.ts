import type { Directory, ListingMismatch } from '@unmuted/api/contract';
import type { StreamUrlOf } from '#/engine/engine.ts';
import { requireOpenCast } from '#/modules/casts/cast/cast-access.repository.ts';
import { directoriesTopic } from '#/modules/directories/directories/announcer.ts';
import {
  addRemoval,
  lockDirectory,
  noEntry,
  saveDirectory,
  scheduleCheck,
} from '#/modules/directories/directories/directories.repository.ts';
import { mismatchOf, queryDirectory } from '#/modules/directories/directories/directory-checks.service.ts';
import {
  findStanding,
  listDirectoryRows,
  type Standing,
} from '#/modules/directories/directories/directory-context.repository.ts';
import type { DirectoryConfig } from '#/modules/directories/directories/directory-registry.ts';
import { toDirectory } from '#/modules/directories/directories/directory-response.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import type { Db } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { LiveBus } from '#/platform/live/bus.ts';
import type { Throttle } from '#/platform/throttle/throttle.ts';

export interface DirectoriesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly bus: Pick<LiveBus, 'publish'>;
  readonly connector: Connector;
  readonly directories: readonly DirectoryConfig[];
  readonly streamUrlOf: StreamUrlOf;
  readonly throttle: Throttle;
}

/** Limits manual checks, to spare the directory's operator. */
const checks = { kind: 'directory.check', limit: 3, windowMs: 60_000 };

async function requireStanding(
  { db }: Pick<DirectoriesDeps, 'db'>,
  scope: Scope,
  username: string,
): Promise<Standing> {
  const standing = await findStanding(db, scope, username);
  if (!standing) throw new AppError('resource.not_found');
  return standing;
}

export async function listDirectories(
  deps: DirectoriesDeps,
  scope: Scope,
  username: string,
): Promise<Directory[]> {
  const standing = await requireStanding(deps, scope, username);
  const rows = new Map(
    (await listDirectoryRows(deps.db, standing.cast_id)).map((row) => [row.directory, row]),
  );
  const { streamUrlOf } = deps;
  const now = deps.clock.now();
  return deps.directories.map((directory) =>
    toDirectory(directory, rows.get(directory.id), { standing, streamUrlOf, now }),
  );
}

export async function enableDirectory(
  deps: DirectoriesDeps,
  act: Act,
  username: string,
  id: string,
): Promise<Directory> {
  const directory = requireDirectory(deps, id, ({ kind }) => kind === 'engine');
  if (directory.url === null) {
    await requireOpenCast(deps.db, act.scope, username);
    throw new AppError('directory.not_configured');
  }
  return turn(deps, act, { username, id, enabled: true });
}

/** The entry is removed within seconds, even if the cast is off air or not public. */
export function disableDirectory(
  deps: DirectoriesDeps,
  act: Act,
  username: string,
  id: string,
): Promise<Directory> {
  requireDirectory(deps, id, ({ kind }) => kind === 'engine');
  return turn(deps, act, { username, id, enabled: false });
}

interface Turn {
  readonly username: string;
  readonly id: string;
  readonly enabled: boolean;
}

async function turn(deps: DirectoriesDeps, act: Act, { username, id, enabled }: Turn): Promise<Directory> {
  const { db, clock, bus } = deps;
  await db.transaction().execute(async (tx) => {
    const cast = await requireOpenCast(tx, act.scope, username);
    const row = await lockDirectory(tx, cast, id);
    if (row.enabled === enabled) return;
    const now = clock.now();
    if (!enabled) await addRemoval(tx, row, now);
    await saveDirectory(tx, row, { ...noEntry, enabled, state: 'pending', message: null });
    await recordAudit(tx, {
      at: now,
      action: enabled ? 'directory.enabled' : 'directory.disabled',
      by: act.scope,
      about: { accountId: cast.account_id },
      caller: act.caller,
      details: { cast: username, directory: id },
      change: { before: { isEnabled: row.enabled }, after: { isEnabled: enabled } },
    });
  });
  bus.publish([directoriesTopic]);
  return readDirectory(deps, act.scope, username, id);
}

export async function noteSubmission(
  deps: DirectoriesDeps,
  act: Act,
  username: string,
  { directory: id, on }: { readonly directory: string; readonly on: string | null },
): Promise<Directory> {
  requireDirectory(deps, id, ({ kind }) => kind === 'manual');
  const { db, clock } = deps;
  await db.transaction().execute(async (tx) => {
    const cast = await requireOpenCast(tx, act.scope, username);
    const row = await lockDirectory(tx, cast, id);
    await saveDirectory(tx, row, { submitted_at: on === null ? null : new Date(on) });
    await recordAudit(tx, {
      at: clock.now(),
      action: 'directory.submitted',
      by: act.scope,
      about: { accountId: cast.account_id },
      caller: act.caller,
      details: { cast: username, directory: id, on },
      change: {
        before: { submittedAt: row.submitted_at?.toISOString() ?? null },
        after: { submittedAt: on === null ? null : new Date(on).toISOString() },
      },
    });
  });
  return readDirectory(deps, act.scope, username, id);
}

/** A directory with an announcement protocol is checked by the announcer; a searchable one is queried directly. */
export async function checkDirectory(
  deps: DirectoriesDeps,
  { scope }: Act,
  username: string,
  id: string,
): Promise<Directory> {
  const directory = requireDirectory(deps, id, ({ kind, isSearchable }) => kind === 'engine' || isSearchable);
  const cast = await requireOpenCast(deps.db, scope, username);
  if (directory.url === null) throw new AppError('directory.not_configured');
  if (directory.kind === 'engine' && !(await readDirectory(deps, scope, username, id)).isEnabled)
    throw new AppError('directory.disabled');
  await deps.throttle.pass(checks, cast.id, id);
  if (directory.kind === 'engine') {
    await scheduleCheck(deps.db, cast.id, id);
    deps.bus.publish([directoriesTopic]);
  } else {
    await queryDirectory(
      deps,
      { ...directory, url: directory.url },
      await requireStanding(deps, scope, username),
    );
  }
  return readDirectory(deps, scope, username, id);
}

export async function readListingMismatch(
  deps: DirectoriesDeps,
  scope: Scope,
  username: string,
): Promise<ListingMismatch> {
  const standing = await requireStanding(deps, scope, username);
  const rows = await listDirectoryRows(deps.db, standing.cast_id);
  return mismatchOf(deps.directories, rows, { standing, streamUrlOf: deps.streamUrlOf });
}

async function readDirectory(
  deps: DirectoriesDeps,
  scope: Scope,
  username: string,
  id: string,
): Promise<Directory> {
  const found = (await listDirectories(deps, scope, username)).find((each) => each.id === id);
  if (!found) throw new AppError('resource.not_found');
  return found;
}

function requireDirectory(
  { directories }: DirectoriesDeps,
  id: string,
  isMeant: (directory: DirectoryConfig) => boolean,
): DirectoryConfig {
  const directory = directories.find((each) => each.id === id && isMeant(each));
  if (directory) return directory;
  throw new AppError('request.invalid', { errors: [{ pointer: '/directory', code: 'enum', params: {} }] });
}
