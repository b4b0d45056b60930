import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type ApiClients, unwrap } from '@unmuted/api';
import { adminSilenceKeys } from '#/data/admin-silence/admin-silence.queries.ts';
import { silenceKeys } from '#/data/silence/silence-keys.ts';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

const path = '/admin/silence/manage/{id}/incidents/{incidentId}';
const shown = { notify: skipInlineErrors };

/** A station, and the streaming service under which staff manage it. */
export interface MergedStation {
  readonly stationId: string;
  readonly serviceId: string;
}

/** A failure too: somebody else may have merged or split them. */
const reread = (client: QueryClient, { stationId, serviceId }: MergedStation) =>
  Promise.all(
    [
      silenceKeys.incidents(stationId),
      silenceKeys.one(stationId),
      adminSilenceKeys.one(serviceId),
      adminSilenceKeys.allStats,
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  );

export interface IncidentsToMerge {
  /** Takes the others. */
  readonly incidentId: string;
  readonly ids: readonly string[];
}

/** Merges incidents that are over into another one. */
export const mergeIncidents = ({ main }: ApiClients, station: MergedStation) =>
  mutationOptions({
    mutationFn: ({ incidentId, ids }: IncidentsToMerge) =>
      unwrap(
        main.POST(`${path}/merge`, {
          params: { path: { id: station.serviceId, incidentId } },
          body: { ids: [...ids] },
          ...shown,
        }),
      ),
    onSettled: (_incident, _error, _merge, _none, { client }) => reread(client, station),
  });

export interface IncidentToSplit {
  readonly incidentId: string;
  /** Null undoes its merge. */
  readonly at: string | null;
}

/** Splits an incident that is over, or undoes its merge. */
export const splitIncident = ({ main }: ApiClients, station: MergedStation) =>
  mutationOptions({
    mutationFn: ({ incidentId, at }: IncidentToSplit) =>
      unwrap(
        main.POST(`${path}/split`, {
          params: { path: { id: station.serviceId, incidentId } },
          body: { at },
          ...shown,
        }),
      ),
    onSettled: (_parts, _error, _split, _none, { client }) => reread(client, station),
  });
