import { type Preflight, preflightChecks } from '@unmuted/api/contract';
import type { StreamUrlOf } from '#/engine/engine.ts';
import { findStanding } from '#/modules/directories/directories/directory-context.repository.ts';
import type { DirectoryConfig } from '#/modules/directories/directories/directory-registry.ts';
import { castChecks } from '#/modules/directories/preflight/cast-checks.ts';
import { fail, type Seens, toCheck, unknown, verdictsOf } from '#/modules/directories/preflight/evaluate.ts';
import { type Listened, streamChecks } from '#/modules/directories/preflight/stream-checks.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import { metaIntervalOf, separate } from '#/platform/connector/icy-body.ts';
import { type Probed, probeAudio } from '#/platform/connector/probe-audio.ts';
import type { Db } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Throttle } from '#/platform/throttle/throttle.ts';

export interface PreflightDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly connector: Connector;
  readonly directories: readonly DirectoryConfig[];
  readonly streamUrlOf: StreamUrlOf;
  readonly throttle: Throttle;
  /** Detects the codec of stream data. */
  readonly probe?: (bytes: Buffer) => Promise<Probed>;
}

const runs = { kind: 'preflight', limit: 5, windowMs: 60_000 };
/** Enough for a few frames of any codec; a slow stream is read for a few seconds. */
const heardBytes = 65_536;
const heardWithinMs = 4_000;

/** Tests the listed stream of a cast like directories do. */
export async function runPreflight(deps: PreflightDeps, scope: Scope, username: string): Promise<Preflight> {
  const { db, clock, directories, streamUrlOf, throttle } = deps;
  const standing = await findStanding(db, scope, username);
  if (!standing) throw new AppError('resource.not_found');
  await throttle.pass(runs, standing.cast_id);
  const streamUrl = streamUrlOf(standing.mount);
  const ofStream =
    streamUrl === null
      ? { answers: fail('no_stream') }
      : streamChecks(await listenTo(deps, streamUrl), { streamUrl, standing, directories, now: clock.now() });
  const now = clock.now();
  const seen: Seens = { ...ofStream, ...(await castChecks(deps, { scope, standing, streamUrl, now })) };
  const checks = preflightChecks.map((id) => toCheck(id, seen[id] ?? unknown('not_checked'), directories));
  return { username, at: now.toISOString(), streamUrl, checks, directories: verdictsOf(checks, directories) };
}

async function listenTo({ connector, probe = probeAudio }: PreflightDeps, url: string): Promise<Listened> {
  try {
    const answer = await connector.ask({
      url,
      headers: { 'icy-metadata': '1' },
      wanted: { firstBytes: heardBytes, withinMs: heardWithinMs },
      withinMs: 20_000,
    });
    const { audio, title } = separate(answer.body, metaIntervalOf(answer.headers));
    return { answer, title, probed: answer.status === 200 ? await probe(audio) : 'none' };
  } catch (error) {
    if (error instanceof ConnectorError) return { code: error.code };
    throw error;
  }
}
