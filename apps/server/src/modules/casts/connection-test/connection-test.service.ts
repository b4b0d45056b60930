import type { ConnectionTest } from '@unmuted/api/contract';
import { findEngineState } from '#/modules/casts/cast/cast.repository.ts';
import { type CastDeps, requireEngine } from '#/modules/casts/cast/cast.service.ts';
import { requireCast } from '#/modules/casts/cast/cast-access.repository.ts';
import { toEngineInfo } from '#/modules/casts/cast/cast-snapshot.ts';
import { allowedKbps, liveCodec } from '#/modules/casts/cast/cast-streams.ts';
import { bitrateIssueOf } from '#/modules/casts/cast/stream-bitrate.ts';
import {
  beginTest,
  findSource,
  findTest,
  type SourceRow,
  type TestRow,
} from '#/modules/casts/connection-test/connection-test.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import { AppError } from '#/platform/http/app-error.ts';

/** Source: screens 2.7. */
const looksOutMs = 60_000;

export async function beginConnectionTest(
  deps: CastDeps,
  scope: Scope,
  username: string,
): Promise<ConnectionTest> {
  const { db, clock } = deps;
  const cast = await requireCast(db, scope, username);
  if (cast.status === 'suspended') throw new AppError('cast.suspended');
  if (cast.stopped_at !== null) throw new AppError('cast.stopped');
  await requireEngine(deps);
  const from = clock.now();
  await beginTest(db, scope, cast.id, { from, to: new Date(from.getTime() + looksOutMs) });
  return readConnectionTest(deps, scope, username);
}

export async function readConnectionTest(
  { db, clock }: CastDeps,
  scope: Scope,
  username: string,
): Promise<ConnectionTest> {
  const cast = await requireCast(db, scope, username);
  const test = await findTest(db, scope, cast.id);
  const engine = toEngineInfo(await findEngineState(db), clock.now());
  // A source that was connected when the engine went down may be gone.
  const source = test && engine.state === 'up' ? await findSource(db, scope, test) : undefined;
  const state = test ? stateOf(test, source, clock.now()) : 'idle';
  return {
    username: cast.username,
    state,
    startedAt: test?.started_at.toISOString() ?? null,
    endsAt: test?.ends_at.toISOString() ?? null,
    source: source && state === 'connected' ? toSource(source) : null,
    // A test that ends connected has nothing left to explain.
    refusal: test && state !== 'connected' ? toRefusal(test) : null,
  };
}

/** A source connected before the test does not complete it: another encoder may still be rejected. */
function stateOf(test: TestRow, source: SourceRow | undefined, now: Date): ConnectionTest['state'] {
  if (source?.is_new) return 'connected';
  if (test.reason !== null) return 'refused';
  if (now < test.ends_at) return 'waiting';
  // When every stream already has a source, reporting that none connected would be a false alarm.
  return source?.is_full ? 'connected' : 'timed_out';
}

function toSource(row: SourceRow): ConnectionTest['source'] {
  const bitrates = {
    codec: liveCodec(row.content_type, row.codec),
    declaredKbps: row.bitrate,
    measuredKbps: row.measured_kbps,
    allowedKbps: allowedKbps(row),
  };
  return {
    mount: row.mount,
    since: row.started_at.toISOString(),
    agent: row.agent,
    contentType: row.content_type,
    ...bitrates,
    bitrateIssue: bitrateIssueOf(bitrates),
  };
}

function toRefusal({ reason, refused_at, tried_mount, agent, content_type }: TestRow) {
  if (reason === null || refused_at === null) return null;
  return { reason, at: refused_at.toISOString(), mount: tried_mount ?? '', agent, contentType: content_type };
}
