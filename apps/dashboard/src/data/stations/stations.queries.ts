import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiClients, type Station, unwrap } from '@unmuted/api';
import { stationKeys } from '#/data/stations/station-keys.ts';

const quiet = { notify: () => false };
const at = (id: string) => ({ path: { id } });
/** A station with the state of its stream. */
export const stationQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: stationKeys.one(id),
    queryFn: ({ signal }) => unwrap(main.GET('/control/station/{id}', { params: at(id), signal, ...quiet })),
  });

/** The recorded states and changes of the last seven days. */
export const stationTimelineQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: stationKeys.timeline(id),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/control/station/{id}/timeline', { params: at(id), signal, ...quiet })),
  });

/** Connects to the stream now. */
export const probeStation = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: () => unwrap(main.POST('/control/station/{id}/probe', { params: at(id), ...quiet })),
    onSuccess: (saved: Station, _nothing, _none, { client }) => keepStation(client, saved),
  });

function keepStation(client: QueryClient, saved: Station): Promise<void> {
  client.setQueryData<Station>(stationKeys.one(saved.id), saved);
  return client.invalidateQueries({ queryKey: stationKeys.timeline(saved.id) });
}
