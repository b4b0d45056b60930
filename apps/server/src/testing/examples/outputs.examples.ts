import type { SongOutput } from '@unmuted/api/contract';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { queueOutputs } from '#/modules/stations/outputs/queue/queue-outputs.ts';
import type { TestApp } from '#/testing/app/test-app.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';

const id = demoStationIds.aurora;
const path = `/api/control/nowplaying/${id}/outputs`;
/** Replaced by `prepare`. */
const params = { id, outputId: '019b2f6e-0000-7000-8000-000000000000' };

export const outputExample = {
  name: 'Listeners’ channel',
  target: { kind: 'telegram', chatId: '@radioaurora', isSilent: true },
  secret: `123456789:${'A'.repeat(35)}`,
  template: '%title% - %artist%',
  everySongs: 1,
  minIntervalS: 0,
  isEnabled: true,
} as const;
const change = { ...outputExample, name: 'Channel', secret: undefined };

/** Calls about outputs of songs. No service answers in these tests. */
export const examples: OperationExamples = {
  'songOutputs.list': { access: 'owned', params: { id } },
  'songOutputs.create': { access: 'owned', params: { id }, json: outputExample, prepare: withoutOutputs },
  'songOutputs.update': {
    access: 'owned',
    params,
    json: change,
    headers: { 'if-match': '0' },
    prepare: withSongOutput,
    statuses: [200, 404, 412],
  },
  'songOutputs.delete': { access: 'owned', params, prepare: withSongOutput, statuses: [204, 404] },
  'songOutputs.test': { access: 'owned', params, prepare: withSongOutput, statuses: [200, 404] },
  'songOutputs.getLog': { access: 'owned', params, prepare: withSongOutput, statuses: [200, 404] },
};

async function withoutOutputs({ db }: TestApp) {
  await db.deleteFrom('song_outputs').execute();
  return {};
}

/** Announces a song of the station, and adds an output after it. */
async function withSongOutput(test: TestApp) {
  await withoutOutputs(test);
  const startedAt = test.clock.now();
  const song = { songId: 'song-1', title: 'A Quiet Engine', artist: 'Orla Finch', album: null, startedAt };
  await test.db.transaction().execute((tx) => queueOutputs(tx, { stationId: id, kind: 'song', ...song }));
  const response = await test.call(path, { as: 'owner', json: outputExample });
  const { id: outputId } = (await response.json()) as SongOutput;
  return { params: { id, outputId } };
}

/** Tests an output of a station that has announced no song. */
export async function testWithoutSong(test: TestApp): Promise<Response> {
  const { params: place } = await withSongOutput(test);
  await test.db.deleteFrom('announced_songs').execute();
  return test.call(`${path}/${place.outputId}/test`, { as: 'owner', method: 'POST' });
}
