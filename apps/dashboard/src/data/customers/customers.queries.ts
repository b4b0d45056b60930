import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type AdminCustomer,
  type AdminCustomerRow,
  type ApiClients,
  type CustomerBulkRequest,
  type CustomerChange,
  type CustomerInvitation,
  unwrap,
} from '@unmuted/api';
import { adminCastKeys } from '#/data/admin-casts/admin-casts.keys.ts';
import type { SectionSave } from '#/data/cast-settings/cast-settings.queries.ts';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';
import type { PageSize } from '#/lib/list.search.ts';

/** Filters, order and page of the list of customers. */
export interface CustomersParams {
  readonly q?: string | undefined;
  /** Comma-separated states. */
  readonly state?: string | undefined;
  /** Only customers with a cast that is off air. */
  readonly isTroubled?: boolean | undefined;
  /** The name of a plan. */
  readonly plan?: string | undefined;
  /** Only customers with a product that should have been renewed. */
  readonly isOverdue?: boolean | undefined;
  readonly sort?: string | undefined;
  readonly page: number;
  readonly pageSize: PageSize;
}

export const customerKeys = {
  all: ['customers'],
  lists: ['customers', 'list'],
  list: (params: CustomersParams) => ['customers', 'list', params],
  one: (id: string) => ['customers', 'one', id],
  notes: (id: string) => ['customers', 'notes', id],
  events: (id: string, page: number) => ['customers', 'events', id, page],
} as const;

const quiet = { notify: () => false };
const shown = { notify: skipInlineErrors };
const of = (id: string) => ({ params: { path: { id } } });

function listQuery({ q, state, isTroubled, plan, isOverdue, sort, page, pageSize }: CustomersParams) {
  return {
    page,
    pageSize,
    ...(q && { q }),
    ...(state && { state }),
    ...(isTroubled && { trouble: 'true' as const }),
    ...(plan && { plan }),
    ...(isOverdue && { overdue: 'true' as const }),
    ...(sort && { sort }),
  };
}

/** One page of customers. The previous page stays as a placeholder while this one loads. */
export const customersQuery = ({ main }: ApiClients, params: CustomersParams) =>
  queryOptions({
    queryKey: customerKeys.list(params),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/admin/customers', { params: { query: listQuery(params) }, signal, ...quiet })),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    refetchInterval: 60_000,
  });

/** All customers that match the filters, for an export. */
export async function allCustomers(
  { main }: ApiClients,
  params: Omit<CustomersParams, 'page' | 'pageSize'>,
): Promise<AdminCustomerRow[]> {
  const rows: AdminCustomerRow[] = [];
  for (let page = 1; ; page += 1) {
    const query = listQuery({ ...params, page, pageSize: 100 });
    const { items, total } = await unwrap(main.GET('/admin/customers', { params: { query } }));
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) return rows;
  }
}

/** A customer with people, products, sign-ins and mails. */
export const customerQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: customerKeys.one(id),
    queryFn: ({ signal }) => unwrap(main.GET('/admin/customers/{id}', { ...of(id), signal, ...quiet })),
    refetchInterval: 30_000,
  });

/** The latest internal notes. */
export const customerNotesQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: customerKeys.notes(id),
    queryFn: ({ signal }) => {
      const params = { path: { id }, query: { page: 1, pageSize: 100 } };
      return unwrap(main.GET('/admin/customers/{id}/notes', { params, signal, ...quiet }));
    },
  });

/** Entries per page of the activity. */
export const customerEventsPerPage = 25;

/** The activity about a customer, latest first. */
export const customerEventsQuery = ({ main }: ApiClients, id: string, page: number) =>
  queryOptions({
    queryKey: customerKeys.events(id, page),
    queryFn: ({ signal }) => {
      const params = { path: { id }, query: { page, pageSize: customerEventsPerPage } };
      return unwrap(main.GET('/admin/customers/{id}/activity', { params, signal, ...quiet }));
    },
    placeholderData: keepPreviousData,
  });

/** Creates a customer and mails its owner an invitation. */
export const inviteCustomer = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: CustomerInvitation) => {
      const { company, ...rest } = body;
      return unwrap(
        main.POST('/admin/customers', {
          body: { ...rest, ...(company !== undefined && { company }) },
          ...shown,
        }),
      );
    },
    onSuccess: keep,
  });

/** Acts on several customers, or on their casts. */
export const runCustomerBulkAction = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: CustomerBulkRequest) => unwrap(main.POST('/admin/customers/bulk', { body, ...quiet })),
    onSettled: (...args: unknown[]) => {
      const { client } = args.at(-1) as MutationContext;
      return Promise.all([
        client.invalidateQueries({ queryKey: customerKeys.all }),
        client.invalidateQueries({ queryKey: adminCastKeys.all }),
      ]);
    },
  });

/** The acts that return the customer. */
export const customerActs = ({ main }: ApiClients, id: string) => ({
  resend: mutationOptions({
    mutationFn: () => unwrap(main.POST('/admin/customers/{id}/invite', { ...of(id), ...quiet })),
    onSuccess: keep,
  }),
  update: mutationOptions({
    mutationFn: ({ settings, version }: SectionSave<CustomerChange>) =>
      unwrap(
        main.PATCH('/admin/customers/{id}', {
          params: { path: { id }, header: { 'If-Match': String(version) } },
          body: settings,
          ...shown,
        }),
      ),
    onSuccess: keep,
  }),
  disable: mutationOptions({
    mutationFn: (body: { reason: string }) =>
      unwrap(main.POST('/admin/customers/{id}/disable', { ...of(id), body, ...shown })),
    onSuccess: keep,
  }),
  enable: mutationOptions({
    mutationFn: () => unwrap(main.POST('/admin/customers/{id}/enable', { ...of(id), ...quiet })),
    onSuccess: keep,
  }),
  resetMfa: mutationOptions({
    mutationFn: (body: { personId: string }) =>
      unwrap(main.POST('/admin/customers/{id}/reset-mfa', { ...of(id), body, ...quiet })),
    onSuccess: keep,
  }),
});

/** The acts that return no customer. */
export const customerChanges = ({ main }: ApiClients, id: string) => ({
  cancel: mutationOptions({
    mutationFn: () => unwrap(main.DELETE('/admin/customers/{id}/invite', { ...of(id), ...quiet })),
    onSuccess: refetchLists,
  }),
  remove: mutationOptions({
    mutationFn: () => unwrap(main.DELETE('/admin/customers/{id}', { ...of(id), ...quiet })),
    onSuccess: refetchLists,
  }),
  endSessions: mutationOptions({
    mutationFn: () => unwrap(main.POST('/admin/customers/{id}/end-sessions', { ...of(id), ...quiet })),
    onSuccess: refetchAll,
  }),
  changeEmail: mutationOptions({
    mutationFn: (body: { personId: string; email: string }) =>
      unwrap(main.POST('/admin/customers/{id}/email', { ...of(id), body, ...shown })),
    onSuccess: refetchAll,
  }),
  addNote: mutationOptions({
    mutationFn: (body: { text: string }) =>
      unwrap(main.POST('/admin/customers/{id}/notes', { ...of(id), body, ...shown })),
    onSuccess: refetchAll,
  }),
  deleteNote: mutationOptions({
    mutationFn: (noteId: string) =>
      unwrap(
        main.DELETE('/admin/customers/{id}/notes/{noteId}', { params: { path: { id, noteId } }, ...quiet }),
      ),
    onSuccess: refetchAll,
  }),
});

/** Starts a read-only session in the area of the customer. */
export const viewAsCustomer = ({ main }: ApiClients, id: string, reason: string) =>
  unwrap(main.POST('/admin/customers/{id}/view-as', { ...of(id), body: { reason }, ...shown }));

/** All data of a customer, without secrets. */
export const exportCustomer = ({ main }: ApiClients, id: string) =>
  unwrap(main.GET('/admin/customers/{id}/export', of(id)));

interface MutationContext {
  client: QueryClient;
}

function keep(customer: AdminCustomer, _variables: unknown, _result: unknown, { client }: MutationContext) {
  client.setQueryData(customerKeys.one(customer.id), customer);
  return Promise.all([
    client.invalidateQueries({ queryKey: customerKeys.lists }),
    client.invalidateQueries({ queryKey: ['customers', 'events', customer.id] }),
  ]);
}

function refetchAll(_data: unknown, _variables: unknown, _result: unknown, { client }: MutationContext) {
  return client.invalidateQueries({ queryKey: customerKeys.all });
}

function refetchLists(_data: unknown, _variables: unknown, _result: unknown, { client }: MutationContext) {
  return client.invalidateQueries({ queryKey: customerKeys.lists });
}
