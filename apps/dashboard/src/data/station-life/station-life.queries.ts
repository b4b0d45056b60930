import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type ApiClients,
  type StationApproval,
  type StationChange,
  type StationDraft,
  unwrap,
} from '@unmuted/api';
import { fleetSongsKeys } from '#/data/admin-now-playing/admin-now-playing.queries.ts';
import { adminTuneInKeys } from '#/data/admin-tune-in/admin-tune-in.queries.ts';
import { customerKeys } from '#/data/customers/customers.queries.ts';
import { rereadRequests } from '#/data/plans/plans.queries.ts';
import { serviceKeys } from '#/data/streaming-services/streaming-services.queries.ts';

const quiet = { notify: () => false };
const one = '/admin/stations/{id}';
const removalKeys = ['station-removal'] as const;
const over = (id: string, version: number) => ({
  params: { path: { id }, header: { 'If-Match': String(version) } },
  ...quiet,
});

/** What is lost with a station, and its version. */
export const stationRemovalQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: [...removalKeys, id],
    queryFn: ({ signal }) =>
      unwrap(main.GET(`${one}/removal`, { params: { path: { id } }, signal, ...quiet })),
    gcTime: 0,
  });

/** Creates a station of a customer, with a service if the account has none at the address. */
export const createStation = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: StationDraft) => unwrap(main.POST('/admin/stations', { body, ...quiet })),
    onSettled: reread,
  });

/** Saves the name and the time zone, as the customer does. */
export const renameStation = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: ({ settings: { name, timezone }, version }: { settings: StationChange; version: number }) =>
      unwrap(main.PUT('/control/station/{id}', { ...over(id, version), body: { name, timezone } })),
    onSettled: reread,
  });

export const deleteStation = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (version: number) => unwrap(main.DELETE(one, over(id, version))),
    onSettled: reread,
  });

/** Creates the station of a request. */
export const approveStationRequest = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (body: StationApproval) =>
      unwrap(main.POST('/admin/requests/{id}/approve-station', { params: { path: { id } }, body, ...quiet })),
    onSettled: (...settled: Settled) => Promise.all([rereadRequests(...settled), reread(...settled)]),
  });

type Settled = [data: unknown, error: unknown, variables: unknown, result: unknown, { client: QueryClient }];

/** Customers and services list stations, and so do two pages of staff. */
function reread(...[, , , , { client }]: Settled): Promise<unknown> {
  const lists = [removalKeys, customerKeys.all, serviceKeys.all, fleetSongsKeys.all, adminTuneInKeys.all];
  return Promise.all(lists.map((queryKey) => client.invalidateQueries({ queryKey })));
}
