import type { castRoutes } from '@unmuted/api/contract';
import type { PublicReader } from '#/modules/widgets/public/public.service.ts';
import type { LoadCounter } from '#/modules/widgets/widgets/load-counter.ts';
import {
  createWidget,
  listWidgets,
  removeWidget,
  updateWidget,
  type WidgetDeps,
} from '#/modules/widgets/widgets/widgets.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

export type WidgetRoutes =
  | 'listWidgets'
  | 'createWidget'
  | 'updateWidget'
  | 'deleteWidget'
  | 'getPublicWidget'
  | 'getPublicStatus';

interface WidgetRouteDeps extends Omit<WidgetDeps, 'changed'> {
  readonly reader: PublicReader;
  readonly loads: LoadCounter;
  /** Counts a call of somebody who has not signed in, and refuses one too many. */
  readonly takeCall: (address: string) => void;
}

export function widgetHandlers({
  reader,
  loads,
  takeCall,
  ...rest
}: WidgetRouteDeps): Pick<Handlers<typeof castRoutes>, WidgetRoutes> {
  const deps: WidgetDeps = { ...rest, changed: reader.forgetWidget };
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
    getPublicWidget: async ({ caller, params }) => {
      takeCall(caller.address);
      return reader.widget(params.id);
    },
    getPublicStatus: async ({ caller, params, query }) => {
      takeCall(caller.address);
      return reader.status(params.username, query.widget, caller);
    },
  };
}
