import type { mainRoutes } from '@unmuted/api/contract';
import {
  createMachine,
  deleteMachine,
  listBuildMachines,
  type MachineDeps,
  updateMachine,
} from '#/modules/apps/machines/machines.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  'listBuildMachines' | 'createBuildMachine' | 'updateBuildMachine' | 'deleteBuildMachine'
>;

export function machineHandlers(deps: MachineDeps): Handlers<Routes> {
  return {
    listBuildMachines: () => listBuildMachines(deps),
    createBuildMachine: ({ session: { scope }, caller, body }) =>
      createMachine(deps, { scope, caller }, body),
    updateBuildMachine: ({ session: { scope }, caller, params: { id }, body }) =>
      updateMachine(deps, { scope, caller }, { id, ...body }),
    deleteBuildMachine: async ({ session: { scope }, caller, params }) => {
      await deleteMachine(deps, { scope, caller }, params.id);
      return undefined;
    },
  };
}
