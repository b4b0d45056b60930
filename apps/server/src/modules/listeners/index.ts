import { accessHandlers } from '#/modules/listeners/access/access.routes.ts';
import { refusalsHandlers } from '#/modules/listeners/geoblocking/refusals.routes.ts';
import { listenersHandlers } from '#/modules/listeners/listeners/listeners.routes.ts';
import type { ListenerDeps } from '#/modules/listeners/listeners/listeners.service.ts';
import { defineModule } from '#/platform/modules/define-module.ts';

export const listeners = defineModule({
  name: 'listeners',
  routes: (deps: ListenerDeps) => ({
    main: accessHandlers(deps),
    cast: { ...listenersHandlers(deps), ...refusalsHandlers(deps) },
  }),
});
