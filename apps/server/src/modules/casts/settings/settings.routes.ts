import type * as contract from '@unmuted/api/contract';
import {
  type ResetDeps,
  resetStatistics,
  sizeStatistics,
} from '#/modules/casts/settings/reset-statistics.ts';
import {
  changeSettings,
  listRevisions,
  readGeneral,
  readServer,
  readStreams,
  restoreRevision,
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
  | 'listRevisions'
  | 'restoreRevision'
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
    listRevisions: async ({ session, params }) => {
      const items = await listRevisions(deps, session.scope, params.username);
      return { items, total: items.length, page: 1, pageSize: Math.max(1, items.length) };
    },
    restoreRevision: ({ session, caller, params: { username, rev } }) =>
      restoreRevision(deps, { scope: session.scope, caller }, username, Number(rev)),
    previewStatisticsReset: ({ session, params }) => sizeStatistics(deps, session.scope, params.username),
    resetStatistics: ({ session, caller, params, body }) =>
      resetStatistics(deps, { scope: session.scope, caller }, params.username, body.name),
  };
}
