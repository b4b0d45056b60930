import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClients, unwrap } from '@unmuted/api';
import { skillKeys } from '#/data/skills/skill-keys.ts';

/** Days that statistics of a skill can cover. */
export const skillStatisticsDays = [7, 30, 365] as const;
export type SkillStatisticsDays = (typeof skillStatisticsDays)[number];

/** Sessions and plays of the last days. Counts of today change, so they are read again every minute. */
export const skillStatisticsQuery = ({ main }: ApiClients, id: string, days: SkillStatisticsDays) =>
  queryOptions({
    queryKey: [...skillKeys.statistics(id), days],
    queryFn: ({ signal }) =>
      unwrap(
        main.GET('/control/alexa/{id}/stats', {
          params: { path: { id }, query: { days: `${days}` } },
          signal,
          notify: () => false,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    refetchInterval: 60_000,
  });
