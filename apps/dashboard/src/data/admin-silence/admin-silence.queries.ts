import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  type AlertRow,
  type ApiClients,
  type ManagedSilenceChange,
  type SilenceBulkSnooze,
  unwrap,
} from '@unmuted/api';
import { silenceKeys } from '#/data/silence/silence-keys.ts';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';
import type { PageSize } from '#/lib/list.search.ts';

/** Filters of the wall, and how many stations on air it shows. */
export interface WallParams {
  readonly q?: string | undefined;
  /** Comma-separated verdicts. */
  readonly state?: string | undefined;
  readonly limit: number;
}

/** Filters and page of the log of messages. */
export interface AlertsParams {
  readonly q?: string | undefined;
  /** Comma-separated states. */
  readonly state?: string | undefined;
  /** Comma-separated channels. */
  readonly channel?: string | undefined;
  readonly page: number;
  readonly pageSize: PageSize;
}

/** Instants in UTC. */
export interface SilenceStretch {
  readonly from: string;
  readonly to: string;
}

export const adminSilenceKeys = {
  /** Prefix of all filters. */
  wall: ['admin-silence', 'wall'],
  /** Prefix of all periods. */
  allStats: ['admin-silence', 'stats'],
  stats: ({ from, to }: SilenceStretch) => ['admin-silence', 'stats', from, to],
  alerts: ['admin-silence', 'alerts'],
  one: (serviceId: string) => ['admin-silence', 'one', serviceId],
} as const;

const quiet = { notify: () => false };
const shown = { notify: skipInlineErrors };

/** Levels change each second; there is no live topic for all stations. */
export const wallRefetchMs = 5_000;

/** The watched stations of all customers by harm. The previous ones stay while another filter loads. */
export const silenceWallQuery = ({ main }: ApiClients, { q, state, limit }: WallParams) =>
  queryOptions({
    queryKey: [...adminSilenceKeys.wall, { q, state, limit }],
    queryFn: ({ signal }) => {
      const query = { limit, ...(q && { q }), ...(state && { state }) };
      return unwrap(main.GET('/admin/silence', { params: { query }, signal, ...quiet }));
    },
    placeholderData: keepPreviousData,
    refetchInterval: wallRefetchMs,
  });

/** Snoozes several stations, or ends their snooze. */
export const snoozeSilences = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: SilenceBulkSnooze) => unwrap(main.POST('/admin/silence/snooze', { body, ...shown })),
    onSuccess: (_result, _body, _none, { client }) =>
      client.invalidateQueries({ queryKey: adminSilenceKeys.wall }),
  });

export interface WallAcknowledgement {
  /** The station. */
  readonly id: string;
  readonly incidentId: string;
}

/** Acknowledges the open incident of a station. */
export const acknowledgeOnWall = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: ({ id, incidentId }: WallAcknowledgement) =>
      unwrap(
        main.PATCH('/control/silence/{id}/incidents/{incidentId}', {
          params: { path: { id, incidentId } },
          body: { acknowledge: true },
        }),
      ),
    // A failure too: the incident may be over.
    onSettled: (_incident, _error, { id }, _none, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: adminSilenceKeys.wall }),
        client.invalidateQueries({ queryKey: silenceKeys.incidents(id) }),
      ]),
  });

/** The incidents of all stations in figures. The previous ones stay while another period loads. */
export const silenceStatsQuery = ({ main }: ApiClients, { from, to }: SilenceStretch) =>
  queryOptions({
    queryKey: adminSilenceKeys.stats({ from, to }),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/admin/silence/stats', { params: { query: { from, to } }, signal, ...quiet })),
    placeholderData: keepPreviousData,
    // The answer is costly, and a period changes slowly.
    staleTime: 5 * 60_000,
  });

const alertsRefetchMs = 15_000;

const alertQuery = ({ q, state, channel }: Omit<AlertsParams, 'page' | 'pageSize'>) => ({
  ...(q && { q }),
  ...(state && { state }),
  ...(channel && { channel }),
});

/** One page of messages, latest first. The previous page stays as a placeholder while this one loads. */
export const alertsQuery = ({ main }: ApiClients, params: AlertsParams) =>
  queryOptions({
    queryKey: [...adminSilenceKeys.alerts, params],
    queryFn: ({ signal }) => {
      const { page, pageSize, ...filter } = params;
      const query = { page, pageSize, ...alertQuery(filter) };
      return unwrap(main.GET('/admin/silence/notifications', { params: { query }, signal, ...quiet }));
    },
    placeholderData: keepPreviousData,
    refetchInterval: alertsRefetchMs,
  });

/** The largest page of the contract. */
const exportPageSize = 100;

/** All messages of a filter, latest first. */
export async function allAlerts(
  { main }: ApiClients,
  { q, state, channel }: Omit<AlertsParams, 'page' | 'pageSize'>,
): Promise<AlertRow[]> {
  const rows = new Map<string, AlertRow>();
  for (let page = 1; ; page += 1) {
    const query = { page, pageSize: exportPageSize, ...alertQuery({ q, state, channel }) };
    const { items, total } = await unwrap(main.GET('/admin/silence/notifications', { params: { query } }));
    // A new message moves the others to the next page: each is exported once.
    for (const row of items) rows.set(row.id, row);
    if (items.length === 0 || page * exportPageSize >= total) return [...rows.values()];
  }
}

/** Sends a message again. */
export const resendAlert = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (id: string) =>
      unwrap(main.POST('/admin/silence/notifications/{id}/resend', { params: { path: { id } }, ...shown })),
    onSettled: (_receipt, _error, _id, _none, { client }) =>
      client.invalidateQueries({ queryKey: adminSilenceKeys.alerts }),
  });

const managePath = '/admin/silence/manage/{id}';
const of = (id: string) => ({ path: { id } });
const managedRefetchMs = 15_000;

/** The detection of one streaming service. */
export const managedSilenceQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: adminSilenceKeys.one(id),
    queryFn: ({ signal }) => unwrap(main.GET(managePath, { params: of(id), signal, ...quiet })),
    refetchInterval: managedRefetchMs,
  });

export interface ManagedSilenceSave {
  readonly settings: ManagedSilenceChange;
  readonly version: number;
}

/** Saves the limits and the notes of staff. */
export const saveManagedSilence = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: ({ settings, version }: ManagedSilenceSave) =>
      unwrap(
        main.PUT(managePath, {
          params: { ...of(id), header: { 'If-Match': String(version) } },
          body: settings,
          ...quiet,
        }),
      ),
    onSuccess: (saved, _save, _none, { client }) => client.setQueryData(adminSilenceKeys.one(id), saved),
  });

/** Starts an incident that is marked as a test, at a station. */
export const startTestIncident = ({ main }: ApiClients, serviceId: string, stationId: string) =>
  mutationOptions({
    mutationFn: () => unwrap(main.POST(`${managePath}/test`, { params: of(serviceId), ...shown })),
    onSuccess: (_incident, _none, _context, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: adminSilenceKeys.one(serviceId) }),
        client.invalidateQueries({ queryKey: silenceKeys.incidents(stationId) }),
      ]),
  });
