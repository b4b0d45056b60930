import { type SkillTaskDeps, startSendingSkills } from '#/modules/skills/amazon/sender.ts';
import type { SmapiSettings } from '#/modules/skills/amazon/smapi.ts';
import { type SkillRouteDeps, skillHandlers } from '#/modules/skills/editing/skills.routes.ts';
import { createFetchChain } from '#/modules/skills/endpoint/fetch-chain.ts';
import { type ServeAlexaDeps, serveAlexa } from '#/modules/skills/endpoint/serve-alexa.ts';
import { listIconHashes } from '#/modules/skills/skill/skill.repository.ts';
import { skillTopic } from '#/modules/skills/skill.live.ts';
import { skillStaffHandlers } from '#/modules/skills/staff/skill-staff.routes.ts';
import { createSkillCounter } from '#/modules/skills/statistics/skill-counter.ts';
import { addSkillDays, purgeSkillDays } from '#/modules/skills/statistics/skill-days.repository.ts';
import { skillStatisticsHandlers } from '#/modules/skills/statistics/skill-statistics.routes.ts';
import { createPublicReader } from '#/modules/widgets/public/public.service.ts';
import { defineModule, type PurgeContext } from '#/platform/modules/define-module.ts';

type TaskDeps = Omit<SkillTaskDeps, 'castUrl'> & Pick<Settings, 'castApiUrl'>;

interface Settings {
  /** Null: this server has no access to Amazon. */
  readonly smapi: SmapiSettings | null;
  /** The cast API for the browser: a path, or an address of another host. */
  readonly castApiUrl: string;
}

type RouteDeps = Omit<SkillRouteDeps & Parameters<typeof skillStaffHandlers>[0], 'reader'> &
  Pick<ServeAlexaDeps, 'alexaRoots' | 'takeCall' | 'defaultLocale' | 'logger'> &
  Omit<Parameters<typeof createPublicReader>[0], 'db'>;

interface Retention {
  /** Daily counts of skills. */
  readonly skillDaysDays: number;
}

export const skills = defineModule({
  name: 'skills',
  configure: (config): Settings => {
    const {
      SMAPI_CLIENT_ID: clientId,
      SMAPI_CLIENT_SECRET: clientSecret,
      SMAPI_REFRESH_TOKEN: refreshToken,
    } = config;
    return {
      smapi:
        clientId && clientSecret && refreshToken
          ? {
              origin: config.SMAPI_URL,
              tokenOrigin: config.SMAPI_TOKEN_URL,
              clientId,
              clientSecret,
              refreshToken,
            }
          : null,
      castApiUrl: config.CAST_API_URL,
    };
  },
  routes: (routeDeps: RouteDeps) => {
    const onError = (err: unknown) => routeDeps.logger.error({ err }, 'skills');
    const deps = { ...routeDeps, reader: createPublicReader(routeDeps) };
    const counter = createSkillCounter({ ...deps, save: (days) => addSkillDays(deps.db, days), onError });
    return {
      main: {
        ...skillHandlers(deps),
        ...skillStatisticsHandlers({ ...deps, counter }),
        ...skillStaffHandlers(deps),
      },
      servePages: (server) =>
        serveAlexa(server, { ...deps, counter, fetchChain: createFetchChain(deps.connector) }),
      close: () => counter.close(),
    };
  },
  startOnEveryServer: (deps: TaskDeps) => startSendingSkills({ ...deps, castUrl: () => castUrlOf(deps) }),
  liveTopics: (deps: Pick<RouteDeps, 'db'>) => [skillTopic(deps)],
  fileReferences: listIconHashes,
  retention: { skillDaysDays: 800 },
  purge: ({ db, retention, daysAgo, signal }: PurgeContext<Retention>) => ({
    skillDays: () => purgeSkillDays(db, daysAgo(retention.skillDaysDays), signal),
  }),
});

const castUrlOf = ({ castApiUrl, publicUrl }: TaskDeps): string =>
  new URL(castApiUrl, publicUrl()).href.replace(/\/$/, '');
