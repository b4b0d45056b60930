import type { mainRoutes } from '@unmuted/api/contract';
import { sendSkill } from '#/modules/skills/amazon/send-skill.service.ts';
import { findNearNames } from '#/modules/skills/names/near-names.ts';
import { readManifest } from '#/modules/skills/packaging/manifest.service.ts';
import { type PackageDeps, readPackage } from '#/modules/skills/packaging/package.service.ts';
import {
  createSkill,
  deleteSkill,
  listSkills,
  moveByStaff,
  readStaffSkill,
  type SkillStaffDeps,
  updateSettings,
} from '#/modules/skills/staff/skill-staff.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'listSkills'
  | 'createSkill'
  | 'listSimilarSkills'
  | 'getStaffSkill'
  | 'updateStaffSkill'
  | 'moveSkill'
  | 'sendSkill'
  | 'getSkillManifest'
  | 'getSkillPackage'
  | 'deleteSkill'
>;

export function skillStaffHandlers(deps: SkillStaffDeps & PackageDeps): Handlers<Routes> {
  return {
    listSkills: ({ session, query }) => listSkills(deps, session.scope, query),
    createSkill: ({ session: { scope }, caller, body }) => createSkill(deps, { scope, caller }, body),
    listSimilarSkills: async ({ session, query }) => ({
      near: await findNearNames(deps.db, session.scope, [query]),
    }),
    getStaffSkill: ({ session, params }) => readStaffSkill(deps, session.scope, params.id),
    updateStaffSkill: ({ session: { scope }, caller, params: { id }, body, version }) =>
      updateSettings(deps, { scope, caller }, { id, version }, body),
    moveSkill: ({ session: { scope }, caller, params: { id }, body, version }) =>
      moveByStaff(deps, { scope, caller }, { id, version }, body),
    sendSkill: async ({ session: { scope }, caller, params: { id }, version }) => {
      await sendSkill(deps, { scope, caller }, { id, version });
      return readStaffSkill(deps, scope, id);
    },
    getSkillManifest: ({ session, params }) => readManifest(deps, session.scope, params.id),
    getSkillPackage: ({ session, params: { id }, query: { format } }) =>
      readPackage(deps, session.scope, { id, format }),
    deleteSkill: async ({ session: { scope }, caller, params }) => {
      await deleteSkill(deps, { scope, caller }, params.id);
      return undefined;
    },
  };
}
