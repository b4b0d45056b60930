import type { SongOutput } from '#/contract/stations/outputs.schemas.ts';
import * as fixtures from '#/testing/fixtures/index.ts';
import type { MockHandlers } from '#/testing/mock-fetch.ts';
import { problem } from '#/testing/replies.ts';

function outputOf(id: string, change: Partial<SongOutput> = {}) {
  const found = fixtures.songOutputs.find((each) => each.id === id);
  return found ? { ...found, ...change } : problem('resource.not_found');
}

/** The outputs of the songs of a station. */
export const outputHandlers = {
  'songOutputs.list': fixtures.songOutputList,
  'songOutputs.create': ({ body }) => {
    const { secret, ...fields } = body ?? { secret: null };
    return {
      ...fixtures.songOutputs[0],
      ...fields,
      id: '019b2f90-0000-7000-8000-000000000009',
      hasSecret: secret !== null,
      state: 'pending',
      lastPostedAt: null,
      lastResult: null,
      version: 0,
    } as SongOutput;
  },
  'songOutputs.update': ({ path, body }) => {
    const { secret: _secret, ...fields } = body ?? {};
    return outputOf(path.outputId, { ...fields, version: 3 });
  },
  'songOutputs.delete': undefined,
  'songOutputs.test': { ...fixtures.songOutputResult, isTest: true },
  'songOutputs.getLog': fixtures.songOutputLog,
} as const satisfies MockHandlers;
