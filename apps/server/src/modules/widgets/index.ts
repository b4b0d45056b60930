import type { Logger } from 'pino';
import { type EmbedOptions, serveEmbed } from '#/modules/widgets/embed/serve-embed.ts';
import { publicHandlers } from '#/modules/widgets/public/public.routes.ts';
import { createPublicReader } from '#/modules/widgets/public/public.service.ts';
import { createLoadCounter } from '#/modules/widgets/widgets/load-counter.ts';
import {
  addWidgetLoads,
  forgetWidgetLoads,
  purgeWidgetLoads,
} from '#/modules/widgets/widgets/widget-loads.repository.ts';
import { widgetHandlers } from '#/modules/widgets/widgets/widgets.routes.ts';
import type { WidgetDeps } from '#/modules/widgets/widgets/widgets.service.ts';
import { defineModule, type PurgeContext } from '#/platform/modules/define-module.ts';

type RouteDeps = Parameters<typeof createPublicReader>[0] &
  Omit<WidgetDeps, 'changed'> & {
    readonly logger: Logger;
    readonly takeCall: (address: string) => void;
    readonly embed: Pick<
      EmbedOptions,
      'root' | 'base' | 'dashboardOrigins' | 'streamOrigins' | 'defaultLocale'
    >;
  };

interface Retention {
  /** Daily widget loads. */
  readonly widgetLoadsDays: number;
}

export const widgets = defineModule({
  name: 'widgets',
  routes: (deps: RouteDeps) => {
    const { db, clock, castUrl, takeCall, logger } = deps;
    const reader = createPublicReader(deps);
    const loads = createLoadCounter({
      clock,
      save: (batch) => addWidgetLoads(db, batch),
      onError: (err) => logger.error({ err }, 'widget loads'),
    });
    return {
      cast: {
        ...widgetHandlers({ db, clock, castUrl, loads, changed: reader.forgetWidget }),
        ...publicHandlers({ reader, takeCall }),
      },
      servePages: (server) => serveEmbed(server, { ...deps.embed, castUrl, reader, loads, takeCall }),
      close: () => loads.close(),
    };
  },
  retention: { widgetLoadsDays: 400 },
  purge: ({ db, retention, daysAgo, signal }: PurgeContext<Retention>) => ({
    widgetLoads: () => purgeWidgetLoads(db, daysAgo(retention.widgetLoadsDays), signal),
  }),
  clearStatistics: forgetWidgetLoads,
});
