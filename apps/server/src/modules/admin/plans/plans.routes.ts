import type { mainRoutes } from '@unmuted/api/contract';
import {
  createPlan,
  listPlans,
  type PlanDeps,
  setArchived,
  updatePlan,
} from '#/modules/admin/plans/plans.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  'listPlans' | 'createPlan' | 'updatePlan' | 'archivePlan' | 'restorePlan'
>;

export function planHandlers(deps: PlanDeps): Handlers<Routes> {
  return {
    listPlans: ({ session, query }) => listPlans(deps, session.scope, query),
    createPlan: ({ session: { scope }, caller, body }) => createPlan(deps, { scope, caller }, body),
    updatePlan: ({ session: { scope }, caller, params, version, body }) =>
      updatePlan(deps, { scope, caller }, { ...params, version }, body),
    archivePlan: ({ session: { scope }, caller, params, version }) =>
      setArchived(deps, { scope, caller }, { ...params, version }, true),
    restorePlan: ({ session: { scope }, caller, params, version }) =>
      setArchived(deps, { scope, caller }, { ...params, version }, false),
  };
}
