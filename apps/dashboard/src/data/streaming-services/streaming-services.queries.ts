import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type ApiClients,
  limits,
  type ServiceChange,
  type ServiceDraft,
  type ServiceImport,
  type StreamingService,
  unwrap,
} from '@unmuted/api';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';
import type { PageSize } from '#/lib/list.search.ts';

/** Filters, order and page of the list of streaming services. */
export interface ServicesParams {
  readonly q?: string | undefined;
  /** Comma-separated states. */
  readonly state?: string | undefined;
  /** Comma-separated types. */
  readonly type?: string | undefined;
  readonly sort?: string | undefined;
  readonly page: number;
  readonly pageSize: PageSize;
}

export const serviceKeys = {
  all: ['streaming-services'],
  lists: ['streaming-services', 'list'],
  list: (params: ServicesParams) => ['streaming-services', 'list', params],
  ofAccount: (id: string) => ['streaming-services', 'account', id],
  one: (id: string) => ['streaming-services', 'one', id],
  detected: (url: string) => ['streaming-services', 'detected', url],
} as const;

const path = '/admin/streaming-services';
const one = `${path}/{id}` as const;
const quiet = { notify: () => false };
const shown = { notify: skipInlineErrors };
const of = (id: string) => ({ params: { path: { id } } });

/** Staff have no live topic of all services: lists and pages are read again. */
const listMs = 30_000;
const pageMs = 15_000;

/** One page of streaming services. The previous page stays as a placeholder while this one loads. */
export const servicesQuery = ({ main }: ApiClients, { q, state, type, sort, ...page }: ServicesParams) =>
  queryOptions({
    queryKey: serviceKeys.list({ q, state, type, sort, ...page }),
    queryFn: ({ signal }) => {
      const filter = {
        ...(q && { q }),
        ...(state && { state }),
        ...(type && { type }),
        ...(sort && { sort }),
      };
      return unwrap(main.GET(path, { params: { query: { ...page, ...filter } }, signal, ...quiet }));
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    refetchInterval: listMs,
  });

/** The streaming services of a customer, to choose from. */
export const accountServicesQuery = ({ main }: ApiClients, customer: string) =>
  queryOptions({
    queryKey: serviceKeys.ofAccount(customer),
    queryFn: ({ signal }) => {
      const query = { customer, sort: 'label', page: 1, pageSize: limits.pageSize };
      return unwrap(main.GET(path, { params: { query }, signal, ...quiet }));
    },
    staleTime: 10_000,
  });

/** A streaming service with its last check, its last week and what uses it. */
export const serviceQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: serviceKeys.one(id),
    queryFn: ({ signal }) => unwrap(main.GET(one, { ...of(id), signal, ...quiet })),
    refetchInterval: pageMs,
  });

/** What answers at an address. The server connects to it, so that a result is not asked for again soon. */
export const detectedServiceQuery = ({ main }: ApiClients, url: string) =>
  queryOptions({
    queryKey: serviceKeys.detected(url),
    queryFn: ({ signal }) => unwrap(main.POST(`${path}/detect`, { body: { url }, signal, ...quiet })),
    staleTime: 60_000,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Adds a streaming service, with a station if one is named. */
export const createService = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: ({ credentials = null, ...draft }: ServiceDraft) =>
      unwrap(main.POST(path, { body: { ...draft, credentials }, ...shown })),
    onSuccess: keep,
  });

export interface ServiceSave {
  readonly settings: ServiceChange;
  readonly version: number;
}

/** Changes a streaming service, or pauses its checks. */
export const updateService = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: ({ settings: { credentials, ...rest }, version }: ServiceSave) =>
      unwrap(
        main.PUT(one, {
          params: { path: { id }, header: { 'If-Match': String(version) } },
          body: { ...rest, ...(credentials !== undefined && { credentials }) },
          ...shown,
        }),
      ),
    onSuccess: keep,
  });

/** Connects to the stream now. */
export const probeService = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: () => unwrap(main.POST(`${one}/probe`, { ...of(id), ...quiet })),
    onSuccess: keep,
  });

export const deleteService = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: () => unwrap(main.DELETE(one, { ...of(id), ...quiet })),
    onSuccess: (_data: unknown, _variables: unknown, _result: unknown, { client }: MutationContext) =>
      client.invalidateQueries({ queryKey: serviceKeys.lists }),
  });

/** Validates the rows of a spreadsheet, or adds the services of the valid ones. */
export const importServices = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: ({ rows, ...rest }: ServiceImport) =>
      unwrap(main.POST(`${path}/import`, { body: { ...rest, rows: rows.map(filled) }, ...quiet })),
    onSuccess: (
      _data: unknown,
      { isDryRun }: ServiceImport,
      _result: unknown,
      { client }: MutationContext,
    ) => (isDryRun ? undefined : client.invalidateQueries({ queryKey: serviceKeys.lists })),
  });

/** Without the texts that are absent. */
const filled = ({ label, url, type, customer, pollS }: ServiceImport['rows'][number]) => ({
  label,
  url,
  ...(type !== undefined && { type }),
  ...(customer !== undefined && { customer }),
  ...(pollS !== undefined && { pollS }),
});

interface MutationContext {
  client: QueryClient;
}

/** Keeps the saved service, also when someone else saved it first. */
export function keepService(client: QueryClient, service: StreamingService): Promise<void> {
  client.setQueryData(serviceKeys.one(service.id), service);
  return client.invalidateQueries({ queryKey: serviceKeys.lists });
}

function keep(service: StreamingService, _variables: unknown, _result: unknown, { client }: MutationContext) {
  return keepService(client, service);
}
