import type { Logger } from 'pino';
import { alertStaffHandlers } from '#/modules/silence/alerts/alerts-staff.routes.ts';
import {
  type AlertOrigins,
  alertServices,
  type TextService,
} from '#/modules/silence/alerts/channels/alert-channel.ts';
import { pushSubjectOf } from '#/modules/silence/alerts/channels/push-keys.ts';
import { alertLinkHandlers } from '#/modules/silence/alerts/links/alert-links.routes.ts';
import { purgeAlerts } from '#/modules/silence/alerts/queue/end-alerts.repository.ts';
import { startPlanningAlerts } from '#/modules/silence/alerts/queue/planner.ts';
import { startReadingReceipts } from '#/modules/silence/alerts/queue/receipts.ts';
import { startSendingAlerts } from '#/modules/silence/alerts/queue/sender.ts';
import { templateHandlers } from '#/modules/silence/alerts/templates/templates.routes.ts';
import { holdEar } from '#/modules/silence/hearing/shared-ear.ts';
import { silenceHistoryHandlers } from '#/modules/silence/history/history.routes.ts';
import { incidentHandlers } from '#/modules/silence/incidents/incidents.routes.ts';
import { policyHandlers } from '#/modules/silence/policies/policies.routes.ts';
import { recipientHandlers } from '#/modules/silence/recipients/recipients.routes.ts';
import { levelsTopic, silenceTopic } from '#/modules/silence/settings/silence.live.ts';
import { silenceHandlers } from '#/modules/silence/settings/silence.routes.ts';
import { silenceStaffHandlers } from '#/modules/silence/staff/silence-staff.routes.ts';
import { stationStatusHandlers } from '#/modules/silence/status/station-status.routes.ts';
import { silenceEngineTasks } from '#/modules/silence/watching/acts.ts';
import { purgeCheckers } from '#/modules/silence/watching/checkers.repository.ts';
import { startEndingAbandoned } from '#/modules/silence/watching/end-abandoned.ts';
import { listClips, purgeClips, purgeIncidents } from '#/modules/silence/watching/incidents.repository.ts';
import { purgeMinutes, purgeSpans } from '#/modules/silence/watching/levels.repository.ts';
import { startWatching } from '#/modules/silence/watching/watcher.ts';
import { systemClock } from '#/platform/clock/clock.ts';
import { defineModule, type PurgeContext } from '#/platform/modules/define-module.ts';

type RouteDeps = Omit<Parameters<typeof silenceHandlers>[0], 'ear' | 'onError'> &
  Parameters<typeof silenceHistoryHandlers>[0] &
  Parameters<typeof incidentHandlers>[0] &
  Parameters<typeof recipientHandlers>[0] &
  Parameters<typeof alertLinkHandlers>[0] &
  Parameters<typeof alertStaffHandlers>[0] &
  Parameters<typeof templateHandlers>[0] &
  Parameters<typeof silenceStaffHandlers>[0] &
  Parameters<typeof stationStatusHandlers>[0] & { readonly logger: Pick<Logger, 'error'> };

type TaskDeps = Parameters<typeof startWatching>[0] &
  Parameters<typeof startEndingAbandoned>[0] &
  Parameters<typeof startSendingAlerts>[0] &
  Parameters<typeof startPlanningAlerts>[0];

interface Settings {
  /** Streams that this server can listen to. */
  readonly silenceCapacity: number;
  /** Where messages are sent; tests have their own. */
  readonly alertOrigins: AlertOrigins;
  readonly textService: TextService | null;
  readonly pushSubject: string;
}

interface Retention {
  /** The level of each second. */
  readonly silenceMinutesDays: number;
  /** What was heard around the start of incidents. */
  readonly silenceClipsDays: number;
  /** Incidents, and the record of verdicts. */
  readonly silenceIncidentsDays: number;
  /** Messages about incidents, with their receipts. */
  readonly silenceAlertsDays: number;
}

export const silence = defineModule({
  name: 'silence',
  configure: (config): Settings => {
    const { SMS_URL: origin, SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from } = config;
    return {
      silenceCapacity: config.SILENCE_STREAMS,
      alertOrigins: alertServices,
      textService: account && token && from ? { origin, account, token, from } : null,
      pushSubject: pushSubjectOf(config),
    };
  },
  routes: (deps: RouteDeps) => {
    const onError = (err: unknown) => deps.logger.error({ err }, 'silence check');
    const ear = holdEar({ clock: systemClock, onError });
    return {
      main: {
        ...silenceHandlers({ ...deps, ear, onError }),
        ...silenceHistoryHandlers(deps),
        ...incidentHandlers(deps),
        ...recipientHandlers(deps),
        ...alertLinkHandlers(deps),
        ...alertStaffHandlers(deps),
        ...silenceStaffHandlers(deps),
        ...policyHandlers(deps),
        ...templateHandlers(deps),
      },
      cast: stationStatusHandlers(deps),
      close: async () => ear.stop(),
    };
  },
  liveTopics: (deps: RouteDeps) => [silenceTopic(deps), levelsTopic(deps)],
  engineTasks: silenceEngineTasks,
  startOnEveryServer: (deps: TaskDeps) => {
    const stops = [startWatching(deps), startSendingAlerts(deps), startReadingReceipts(deps)];
    return async () => void (await Promise.all(stops.map((stop) => stop())));
  },
  startOnOneServer: (deps: TaskDeps) => {
    const stops = [startEndingAbandoned(deps), startPlanningAlerts(deps)];
    return async () => void (await Promise.all(stops.map((stop) => stop())));
  },
  retention: {
    silenceMinutesDays: 31,
    silenceClipsDays: 30,
    silenceIncidentsDays: 400,
    silenceAlertsDays: 30,
  },
  fileReferences: listClips,
  purge: ({ db, retention, daysAgo, signal }: PurgeContext<Retention>) => ({
    silenceMinutes: () => purgeMinutes(db, daysAgo(retention.silenceMinutesDays), signal),
    silenceClips: () => purgeClips(db, daysAgo(retention.silenceClipsDays)),
    silenceSpans: () => purgeSpans(db, daysAgo(retention.silenceIncidentsDays)),
    silenceIncidents: () => purgeIncidents(db, daysAgo(retention.silenceIncidentsDays)),
    silenceAlerts: () => purgeAlerts(db, daysAgo(retention.silenceAlertsDays)),
    silenceCheckers: () => purgeCheckers(db, daysAgo(1)),
  }),
});
