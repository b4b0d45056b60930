import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  type AlarmKind,
  type ApiClients,
  type SilenceIncident,
  type SilenceIncidentChange,
  unwrap,
} from '@unmuted/api';
import { silenceKeys } from '#/data/silence/silence-keys.ts';

const quiet = { notify: () => false };
const path = '/control/silence/{id}/incidents';

/** The part of the incidents that is shown or exported. Instants are in UTC. */
export interface IncidentsParams {
  from?: string | undefined;
  to?: string | undefined;
  kinds?: readonly AlarmKind[] | undefined;
}

const queryOf = ({ from, to, kinds }: IncidentsParams, page: number, pageSize: number) => ({
  page,
  pageSize,
  ...(from && { from }),
  ...(to && { to }),
  ...(kinds && kinds.length > 0 && { kind: kinds.join(',') }),
});

/** One page of incidents, latest first. */
export const silenceIncidentsQuery = (
  { main }: ApiClients,
  id: string,
  { page, pageSize, ...params }: IncidentsParams & { page: number; pageSize: number },
) =>
  queryOptions({
    queryKey: [...silenceKeys.incidents(id), queryOf(params, page, pageSize)],
    queryFn: ({ signal }) =>
      unwrap(
        main.GET(path, {
          params: { path: { id }, query: queryOf(params, page, pageSize) },
          signal,
          ...quiet,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** The largest page of the contract. */
const exportPageSize = 200;

/** All incidents of a filter, latest first. A fixed end keeps the pages stable while one is added. */
export async function readSilenceIncidents(
  { main }: ApiClients,
  id: string,
  params: IncidentsParams & { to: string },
  signal: AbortSignal,
): Promise<SilenceIncident[]> {
  const incidents: SilenceIncident[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await unwrap(
      main.GET(path, {
        params: { path: { id }, query: queryOf(params, page, exportPageSize) },
        signal,
        ...quiet,
      }),
    );
    incidents.push(...items);
    if (items.length === 0 || incidents.length >= total) return incidents;
  }
}

export interface IncidentChange extends SilenceIncidentChange {
  incidentId: string;
}

/** Acknowledges, snoozes, annotates or marks an incident. */
export const changeIncident = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: ({ incidentId, acknowledge, note, isFalseAlarm, snoozedUntil }: IncidentChange) =>
      unwrap(
        main.PATCH(`${path}/{incidentId}`, {
          params: { path: { id, incidentId } },
          body: {
            ...(acknowledge && { acknowledge }),
            ...(note !== undefined && { note }),
            ...(isFalseAlarm !== undefined && { isFalseAlarm }),
            ...(snoozedUntil !== undefined && { snoozedUntil }),
          },
          ...quiet,
        }),
      ),
    onSuccess: (_incident: SilenceIncident, { isFalseAlarm }, _none, { client }) => {
      // A false alarm no longer counts in the uptime.
      if (isFalseAlarm !== undefined) void client.invalidateQueries({ queryKey: silenceKeys.one(id) });
      return client.invalidateQueries({ queryKey: silenceKeys.incidents(id) });
    },
  });
