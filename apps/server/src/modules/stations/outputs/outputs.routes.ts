import type { mainRoutes } from '@unmuted/api/contract';
import {
  createOutput,
  deleteOutput,
  listOutputs,
  readLog,
  updateOutput,
} from '#/modules/stations/outputs/outputs.service.ts';
import { type TestOutputDeps, testOutput } from '#/modules/stations/outputs/test-output.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'listSongOutputs'
  | 'createSongOutput'
  | 'updateSongOutput'
  | 'deleteSongOutput'
  | 'testSongOutput'
  | 'getSongOutputLog'
>;

export function outputHandlers(deps: TestOutputDeps): Handlers<Routes> {
  return {
    listSongOutputs: ({ session, params }) => listOutputs(deps, session.scope, params.id),
    createSongOutput: ({ session: { scope }, caller, params, body }) =>
      createOutput(deps, { scope, caller }, params.id, body),
    updateSongOutput: ({ session: { scope }, caller, params, body, version }) =>
      updateOutput(deps, { scope, caller }, params, { change: body, version }),
    deleteSongOutput: async ({ session: { scope }, caller, params }) => {
      await deleteOutput(deps, { scope, caller }, params);
      return undefined;
    },
    testSongOutput: ({ session, params }) => testOutput(deps, session.scope, params),
    getSongOutputLog: ({ session, params }) => readLog(deps, session.scope, params),
  };
}
