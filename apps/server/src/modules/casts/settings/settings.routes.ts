import type * as contract from '@unmuted/api/contract';
import {
  type ResetDeps,
  resetStatistics,
  sizeStatistics,
} from '#/modules/casts/settings/reset-statistics.ts';
import {
  changeSettings,
  readGeneral,
  readServer,
  readStreams,
} from '#/modules/casts/settings/settings.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof contract.mainRoutes,
  | 'getGeneral'
  | 'updateGeneral'
  | 'getStreams'
  | 'updateStreams'
  | 'getServer'
  | 'updateServer'
  | 'previewStatisticsReset'
  | 'resetStatistics'
>;

export function settingsHandlers(deps: ResetDeps): Handlers<Routes> {
  return {
    getGeneral: ({ session, params }) => readGeneral(deps, session.scope, params.username),
    updateGeneral: async ({ session: { scope }, caller, params: { username }, body, version }) => {
      const wanted = { section: 'general', settings: body, version } as const;
      await changeSettings(deps, { scope, caller }, username, wanted);
      return readGeneral(deps, scope, username);
    },
    getStreams: ({ session, params }) => readStreams(deps, session.scope, params.username),
    updateStreams: async ({ session: { scope }, caller, params: { username }, body, version }) => {
      const wanted = { section: 'streams', settings: body, version } as const;
      await changeSettings(deps, { scope, caller }, username, wanted);
      return readStreams(deps, scope, username);
    },
    getServer: ({ session, params }) => readServer(deps, session.scope, params.username),
    updateServer: async ({ session: { scope }, caller, params: { username }, body, version }) => {
      const wanted = { section: 'server', settings: body, version } as const;
      await changeSettings(deps, { scope, caller }, username, wanted);
      return readServer(deps, scope, username);
    },
    previewStatisticsReset: ({ session, params }) => sizeStatistics(deps, session.scope, params.username),
    resetStatistics: ({ session, caller, params, body }) =>
      resetStatistics(deps, { scope: session.scope, caller }, params.username, body.name),
  };
}
