import type { castRoutes } from '@unmuted/api/contract';
import type { Handlers } from '#/http/register-route.ts';
import {
  createWidget,
  listWidgets,
  removeWidget,
  updateWidget,
  type WidgetDeps,
} from '#/modules/widgets/widgets.service.ts';

export type WidgetRoutes = 'listWidgets' | 'createWidget' | 'updateWidget' | 'removeWidget';

export function widgetHandlers(
  deps: Omit<WidgetDeps, 'changed'>,
): Pick<Handlers<typeof castRoutes>, WidgetRoutes> {
  const own: WidgetDeps = { ...deps, changed: () => {} };
  return {
    listWidgets: async ({ session, params }) => {
      const items = await listWidgets(own, session.scope, params.username);
      return { items, total: items.length, page: 1, pageSize: Math.max(1, items.length) };
    },
    createWidget: ({ session, caller, params, body }) =>
      createWidget(own, { scope: session.scope, caller }, params.username, body),
    updateWidget: ({ session, caller, params, body, version }) =>
      updateWidget(own, { scope: session.scope, caller }, params, { draft: body, version }),
    removeWidget: async ({ session, caller, params }) => {
      await removeWidget(own, { scope: session.scope, caller }, params);
      return undefined;
    },
  };
}
