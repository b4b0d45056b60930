import type { mainRoutes } from '@unmuted/api/contract';
import {
  changeMember,
  changeTeamSettings,
  endMemberSessions,
  previewRemoval,
  readTeam,
  removeMember,
  resetMfa,
} from '#/modules/admin/team/team.service.ts';
import {
  acceptInvite,
  cancelInvite,
  invite,
  openInvite,
  resendInvite,
  type TeamInviteDeps,
} from '#/modules/admin/team/team-invites.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'getTeam'
  | 'createTeamInvite'
  | 'resendTeamInvite'
  | 'cancelTeamInvite'
  | 'openTeamInvite'
  | 'acceptTeamInvite'
  | 'updateTeamMember'
  | 'previewTeamRemoval'
  | 'removeTeamMember'
  | 'resetTeamMfa'
  | 'endTeamSessions'
  | 'updateTeamSettings'
>;

export function teamHandlers(deps: TeamInviteDeps): Handlers<Routes> {
  return {
    getTeam: ({ session }) => readTeam(deps, session.scope),
    createTeamInvite: ({ session: { scope }, caller, body }) => invite(deps, { scope, caller }, body),
    resendTeamInvite: ({ session: { scope }, caller, params }) =>
      resendInvite(deps, { scope, caller }, params.id),
    cancelTeamInvite: async ({ session: { scope }, caller, params }) => {
      await cancelInvite(deps, { scope, caller }, params.id);
      return undefined;
    },
    openTeamInvite: ({ body, caller }) => openInvite(deps, body.token, caller),
    acceptTeamInvite: ({ body, caller }) => acceptInvite(deps, body, caller),
    updateTeamMember: ({ session: { scope }, caller, params, version, body }) =>
      changeMember(deps, { scope, caller, version, ...params }, body),
    previewTeamRemoval: ({ session, params }) => previewRemoval(deps, session.scope, params.username),
    removeTeamMember: async ({ session: { scope }, caller, params, query }) => {
      await removeMember(deps, { scope, caller, ...params, assignee: query.assignee });
      return undefined;
    },
    resetTeamMfa: ({ session: { scope }, caller, params }) => resetMfa(deps, { scope, caller, ...params }),
    endTeamSessions: ({ session, caller, params }) => endMemberSessions(deps, session, { caller, ...params }),
    updateTeamSettings: ({ session: { scope }, caller, version, body }) =>
      changeTeamSettings(deps, { scope, caller, version }, body),
  };
}
