import type { mainRoutes } from '@unmuted/api/contract';
import { updateSkill } from '#/modules/skills/editing/skills.service.ts';
import { simulate } from '#/modules/skills/endpoint/simulate.ts';
import { type MoveDeps, moveSkill } from '#/modules/skills/life/move-skill.ts';
import { findNearOfSkill } from '#/modules/skills/names/near-names.ts';
import { readSkill } from '#/modules/skills/skill/change-skill.ts';
import { checkStreams } from '#/modules/skills/streams/check-stream.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'getSkill'
  | 'updateSkill'
  | 'submitSkill'
  | 'withdrawSkill'
  | 'lintSkill'
  | 'checkSkillStream'
  | 'simulateSkill'
>;

export type SkillRouteDeps = MoveDeps & { readonly connector: Connector };

export function skillHandlers(deps: SkillRouteDeps): Handlers<Routes> {
  return {
    getSkill: ({ session, params }) => readSkill(deps, session.scope, params.id),
    updateSkill: ({ session: { scope }, caller, params: { id }, body, version }) =>
      updateSkill(deps, { scope, caller }, { id, version }, body),
    submitSkill: ({ session: { scope }, caller, params: { id }, version }) =>
      moveSkill(deps, { scope, caller }, { id, version }, { move: 'submit' }),
    withdrawSkill: ({ session: { scope }, caller, params: { id } }) =>
      moveSkill(deps, { scope, caller }, { id }, { move: 'withdraw' }),
    lintSkill: async ({ session, params, body }) => ({
      near: await findNearOfSkill(deps.db, session.scope, params.id, body),
    }),
    checkSkillStream: ({ session, params }) => checkStreams(deps, session.scope, params.id),
    simulateSkill: ({ session, params, body }) => simulate(deps, session.scope, params.id, body),
  };
}
