import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type ApiClients, type ReportPeriod, type ReportPreferences, unwrap } from '@unmuted/api';

export const reportKeys = {
  of: (username: string) => ['report-schedule', username],
} as const;

const quiet = { notify: () => false };

/** The report emails of a cast. */
export const reportScheduleQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: reportKeys.of(username),
    queryFn: ({ signal }) =>
      unwrap(
        main.GET('/control/cast/report-schedules/{username}', {
          params: { path: { username } },
          signal,
          ...quiet,
        }),
      ),
    staleTime: 30_000,
  });

/** Turns report emails on or off. */
export const changeReportSchedule = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (body: ReportPreferences) =>
      unwrap(
        main.PUT('/control/cast/report-schedules/{username}', {
          params: { path: { username } },
          body,
          ...quiet,
        }),
      ),
    onSuccess: (schedule, _body, _result, { client }) => {
      client.setQueryData(reportKeys.of(username), schedule);
    },
  });

/** Sends the last week’s or month’s report now. */
export const sendReport = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (period: ReportPeriod) =>
      unwrap(
        main.POST('/control/cast/report-schedules/{username}/send', {
          params: { path: { username } },
          body: { period },
          ...quiet,
        }),
      ),
  });
