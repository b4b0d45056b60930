import type { ErrorCode, SiteSource } from '@unmuted/api/contract';
import type { StreamUrlOf } from '#/engine/engine.ts';
import { fileUrls } from '#/modules/files/public/file-name.ts';
import { readSourceLive, type SourceLiveDeps } from '#/modules/sites/pages/source-live.ts';
import { findSource, listSources } from '#/modules/sites/rendering/site-facts.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';

export interface PlayedSourceDeps extends SourceLiveDeps {
  readonly streamUrlOf: StreamUrlOf;
}

/** The station or cast that a skill or an app plays, as it is now. */
export interface PlayedSource extends SiteSource {
  readonly name: string;
  /** Null if there is none, or if its cast is suspended. */
  readonly listenUrl: string | null;
  readonly logoUrl: string | null;
  readonly isOnAir: boolean;
  readonly title: string | null;
  readonly artist: string | null;
}

/** Null if the account has no such station or cast. */
export async function readPlayedSource(
  deps: PlayedSourceDeps,
  accountId: string,
  source: SiteSource,
): Promise<PlayedSource | null> {
  const [found, live] = await Promise.all([
    findSource(deps.db, accountId, source),
    readSourceLive(deps, accountId, source),
  ]);
  if (!found) return null;
  const { name, isSuspended, mount, url, logo } = found;
  return {
    ...source,
    name,
    listenUrl: isSuspended ? null : mount === null ? url : deps.streamUrlOf(mount),
    logoUrl: logo && fileUrls(deps.apiUrl)(logo),
    isOnAir: live.state === 'on_air',
    title: live.song?.title ?? null,
    artist: live.song?.artist ?? null,
  };
}

export const isSameSource = (one: SiteSource | null, other: SiteSource | null) =>
  one?.kind === other?.kind && one?.id === other?.id;

interface WantedSource {
  readonly accountId: string;
  readonly source: SiteSource | null;
  /** The error for a source that is not there. */
  readonly error: ErrorCode;
}

/** Rejects a source that the account does not have, or that the person may not see. */
export async function requireSource(
  db: Db | Tx,
  scope: Scope,
  { accountId, source, error }: WantedSource,
): Promise<void> {
  if (source === null) return;
  const sources = await listSources(db, scope, accountId);
  if (sources.some((each) => isSameSource(each, source))) return;
  throw new AppError(error, { errors: [{ pointer: '/source', code: 'enum', params: {} }] });
}
