import type { castRoutes } from '@unmuted/api/contract';
import type { LoadCounter } from '#/modules/widgets/widgets/load-counter.ts';
import {
  createWidget,
  listWidgets,
  removeWidget,
  updateWidget,
  type WidgetDeps,
} from '#/modules/widgets/widgets/widgets.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof castRoutes, 'listWidgets' | 'createWidget' | 'updateWidget' | 'deleteWidget'>;

interface WidgetRouteDeps extends WidgetDeps {
  readonly loads: Pick<LoadCounter, 'flush'>;
}

export function widgetHandlers({ loads, ...deps }: WidgetRouteDeps): Handlers<Routes> {
  return {
    listWidgets: async ({ session, params }) => {
      await loads.flush();
      const items = await listWidgets(deps, session.scope, params.username);
      return { items, total: items.length, page: 1, pageSize: Math.max(1, items.length) };
    },
    createWidget: ({ session, caller, params, body }) =>
      createWidget(deps, { scope: session.scope, caller }, params.username, body),
    updateWidget: ({ session, caller, params, body, version }) =>
      updateWidget(deps, { scope: session.scope, caller }, params, { draft: body, version }),
    deleteWidget: async ({ session, caller, params }) => {
      await removeWidget(deps, { scope: session.scope, caller }, params);
      return undefined;
    },
  };
}
