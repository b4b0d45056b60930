import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiClients, type Station, type StationChange, unwrap } from '@unmuted/api';
import { listKeys } from '#/data/lists/lists.queries.ts';
import { stationKeys } from '#/data/stations/station-keys.ts';
import { withProbe } from '#/data/stations/with-probe.ts';

const quiet = { notify: () => false };
const at = (id: string) => ({ path: { id } });
const over = (id: string, version: number) => ({
  params: { ...at(id), header: { 'If-Match': String(version) } },
});

/** A station with the state of its stream. */
export const stationQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: stationKeys.one(id),
    queryFn: async ({ signal, client }) => {
      const station = await unwrap(main.GET('/control/station/{id}', { params: at(id), signal, ...quiet }));
      return withProbe(station, client.getQueryData<Station>(stationKeys.one(id)));
    },
  });

/** The recorded states and changes of the last seven days. */
export const stationTimelineQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: stationKeys.timeline(id),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/control/station/{id}/timeline', { params: at(id), signal, ...quiet })),
  });

/** Connects to the stream of a station now. */
export const checkStation = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (id: string) =>
      unwrap(main.POST('/control/station/{id}/probe', { params: at(id), ...quiet })),
    onSuccess: (saved: Station, _nothing, _none, { client }) => keepStation(client, saved),
  });

interface StationEdit {
  settings: StationChange;
  version: number;
}

/** Saves the name, the time zone and the logo. */
export const updateStation = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: ({ settings: { name, timezone, logoId }, version }: StationEdit) =>
      unwrap(
        main.PUT('/control/station/{id}', {
          ...over(id, version),
          body: { name, timezone, ...(logoId !== undefined && { logoId }) },
          ...quiet,
        }),
      ),
    onSuccess: (saved: Station, _edit, _none, { client }) => {
      // The dashboard and the navigation list stations by name.
      void client.invalidateQueries({ queryKey: listKeys.products });
      return keepStation(client, saved);
    },
  });

/** Pauses or resumes the checks of the stream, also for the other stations that play it. */
export const switchChecks = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (act: 'pause' | 'resume') =>
      unwrap(main.POST(`/control/station/{id}/${act}-checks`, { params: at(id), ...quiet })),
    onSuccess: (saved: Station, _act, _none, { client }) => {
      void client.invalidateQueries({ queryKey: listKeys.products });
      for (const { id: other } of saved.consumers) {
        void client.invalidateQueries({ queryKey: stationKeys.one(other) });
        void client.invalidateQueries({ queryKey: stationKeys.timeline(other) });
      }
      return keepStation(client, saved);
    },
  });

/** Connects to another address, and changes nothing. */
export const tryStream = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (url: string) =>
      unwrap(main.POST('/control/station/{id}/stream-url/try', { params: at(id), body: { url }, ...quiet })),
  });

interface StreamChange {
  url: string;
  version: number;
}

/** Changes the address of the stream, also for the other stations that play it. */
export const changeStream = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: ({ url, version }: StreamChange) =>
      unwrap(
        main.POST('/control/station/{id}/stream-url', {
          ...over(id, version),
          body: { url },
          ...quiet,
        }),
      ),
    onSuccess: (saved: Station, _change, _none, { client }) => {
      void client.invalidateQueries({ queryKey: listKeys.products });
      for (const { id: other } of saved.consumers)
        void client.invalidateQueries({ queryKey: stationKeys.one(other) });
      return keepStation(client, saved);
    },
  });

/** Stores a newer station, and reads its record again. */
export function keepStation(client: QueryClient, saved: Station): Promise<void> {
  client.setQueryData<Station>(stationKeys.one(saved.id), saved);
  return client.invalidateQueries({ queryKey: stationKeys.timeline(saved.id) });
}
