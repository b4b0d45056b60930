import type { SongOutputResult } from '@unmuted/api/contract';
import { toResult } from '#/modules/stations/outputs/output-response.ts';
import * as repository from '#/modules/stations/outputs/outputs.repository.ts';
import type { OutputDeps } from '#/modules/stations/outputs/outputs.service.ts';
import { insertResult, saveOutput } from '#/modules/stations/outputs/queue/queue.repository.ts';
import { serviceChange } from '#/modules/stations/outputs/queue/save-outcome.ts';
import { type Outcome, type PostDeps, postSong } from '#/modules/stations/outputs/services/post-song.ts';
import { lockOpenStation } from '#/modules/stations/stations/change-station.ts';
import { accountOf, type Scope } from '#/platform/auth/scope.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Throttle } from '#/platform/throttle/throttle.ts';

export interface TestOutputDeps extends OutputDeps, PostDeps {
  readonly throttle: Throttle;
}

const tests = { kind: 'song_output.test', limit: 20, windowMs: 60_000 };

/** Posts the last song once, also while the output is paused. A failure is not counted as one of its refusals. */
export async function testOutput(
  deps: TestOutputDeps,
  scope: Scope,
  place: repository.Place,
): Promise<SongOutputResult> {
  const { db, throttle, secrets } = deps;
  const { output, song } = await db.transaction().execute(async (tx) => {
    await lockOpenStation(tx, scope, place.id);
    return {
      output: await repository.lockOutput(tx, scope, place),
      song: await repository.findLastSong(tx, scope, place.id),
    };
  });
  if (!output) throw new AppError('resource.not_found');
  if (!song) throw new AppError('song_output.no_song');
  await throttle.pass(tests, accountOf(scope));
  const outcome = await tryPost(postSong(deps, output, song));
  return db.transaction().execute(async (tx) => {
    const current = await repository.lockOutput(tx, scope, place);
    if (!current) throw new AppError('resource.not_found');
    await insertResult(tx, place.outputId, outcome, { isTest: true, retryAt: null });
    const isWorking = outcome.error === null && current.version === output.version;
    await saveOutput(tx, place.outputId, {
      ...(current.version === output.version && serviceChange(secrets, current, outcome)),
      ...(isWorking && current.state !== 'disabled' && { state: 'ok', reason: null, refusals: 0 }),
    });
    const [result] = await repository.listResults(tx, place.outputId);
    if (!result) throw new AppError('resource.not_found');
    return toResult(result);
  });
}

async function tryPost(posting: Promise<Outcome>): Promise<Outcome> {
  try {
    return await posting;
  } catch (error) {
    if (error instanceof ConnectorError) throw new AppError('service.unavailable', { cause: error });
    throw error;
  }
}
