import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiClients, type SilencePolicy, type SilencePolicyChange, unwrap } from '@unmuted/api';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

export const silencePolicyKeys = {
  /** Prefix of the list and of all policies. */
  all: ['silence-policies'],
  list: ['silence-policies', 'list'],
  one: (id: string) => ['silence-policies', 'one', id],
} as const;

const quiet = { notify: () => false };
const shown = { notify: skipInlineErrors };
const path = '/admin/silence/policies';
const onePath = `${path}/{id}` as const;
const at = (id: string, version: number) => ({
  path: { id },
  header: { 'If-Match': String(version) },
});

/** What was told last changes with each incident. */
const refetchMs = 30_000;

/** The policies of the team by name. */
export const silencePoliciesQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: silencePolicyKeys.list,
    queryFn: ({ signal }) => unwrap(main.GET(path, { signal, ...quiet })),
    refetchInterval: refetchMs,
  });

/** One policy with its stations and recipients. */
export const silencePolicyQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: silencePolicyKeys.one(id),
    queryFn: ({ signal }) => unwrap(main.GET(onePath, { params: { path: { id } }, signal, ...quiet })),
  });

export const createPolicy = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: SilencePolicyChange) => unwrap(main.POST(path, { body, ...shown })),
    onSuccess: (made, _body, _none, { client }) => keep(made, client),
  });

export interface PolicySave {
  readonly settings: SilencePolicyChange;
  readonly version: number;
}

export const savePolicy = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: ({ settings, version }: PolicySave) =>
      unwrap(main.PUT(onePath, { params: at(id, version), body: settings, ...quiet })),
    onSuccess: (saved, _save, _none, { client }) => keep(saved, client),
  });

/** The settings of a policy, as they are saved. */
export function policyChangeOf(policy: SilencePolicy): SilencePolicyChange {
  const { name, isEnabled, trigger, kinds, sensitivityMin, repeatMin, tellsRecovery, stations } = policy;
  const stationIds = stations === null ? null : stations.map((station) => station.id);
  return { name, isEnabled, trigger, kinds, sensitivityMin, repeatMin, tellsRecovery, stationIds };
}

/** Turns a policy on or off. The rest is read before, because the list does not have the stations. */
export const turnPolicy = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: async ({ id, isEnabled }: { id: string; isEnabled: boolean }) => {
      const policy = await unwrap(main.GET(onePath, { params: { path: { id } }, ...shown }));
      const body = { ...policyChangeOf(policy), isEnabled };
      return unwrap(main.PUT(onePath, { params: at(id, policy.version), body, ...shown }));
    },
    onSettled: (_saved, _error, _turn, _none, { client }) => rereadPolicies(client),
  });

export const deletePolicy = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (id: string) => unwrap(main.DELETE(onePath, { params: { path: { id } }, ...shown })),
    onSuccess: (_nothing, _id, _none, { client }) =>
      client.invalidateQueries({ queryKey: silencePolicyKeys.list }),
  });

/** Most stations that a search for one shows. */
const choices = 50;

/** Watched stations of all customers that match a search, by name. */
export const watchedStationsQuery = ({ main }: ApiClients, q: string) =>
  queryOptions({
    queryKey: ['admin-silence', 'stations', q],
    queryFn: async ({ signal }) => {
      const query = { limit: choices, ...(q && { q }) };
      const wall = await unwrap(main.GET('/admin/silence', { params: { query }, signal, ...quiet }));
      return [...wall.tiles, ...wall.snoozed, ...wall.onAir]
        .slice(0, choices)
        .map(({ id, serviceId, name, customer }) => ({ id, serviceId, name, customer }))
        .sort((one, other) => one.name.localeCompare(other.name));
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

function keep(policy: SilencePolicy, client: QueryClient) {
  client.setQueryData(silencePolicyKeys.one(policy.id), policy);
  return client.invalidateQueries({ queryKey: silencePolicyKeys.list });
}

export const rereadPolicies = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: silencePolicyKeys.all });
