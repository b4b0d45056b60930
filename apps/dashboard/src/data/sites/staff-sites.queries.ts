import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiClients, unwrap } from '@unmuted/api';
import { customerKeys } from '#/data/customers/customers.queries.ts';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

const quiet = { notify: () => false };
const shown = { notify: skipInlineErrors };
const staffSiteKeys = { of: (customerId: string) => [...customerKeys.all, 'sites', customerId] } as const;
const one = (username: string) => ({ params: { path: { username } } });

/** The one-page sites of a customer. */
export const customerSitesQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: staffSiteKeys.of(id),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/admin/customers/{id}/sites', { params: { path: { id } }, signal, ...quiet })),
  });

/** Creates an empty site for a customer. */
export const createCustomerSite = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (body: { username: string; title: string }) =>
      unwrap(main.POST('/admin/customers/{id}/sites', { params: { path: { id } }, body, ...shown })),
    onSuccess: reread,
  });

/** The acts of staff on a site. */
export const staffSiteActs = ({ main }: ApiClients, username: string) => ({
  takeDown: mutationOptions({
    mutationFn: (body: { reason: string }) =>
      unwrap(main.POST('/admin/sites/{username}/takedown', { ...one(username), body, ...shown })),
    onSuccess: reread,
  }),
  reinstate: mutationOptions({
    mutationFn: () => unwrap(main.DELETE('/admin/sites/{username}/takedown', { ...one(username), ...quiet })),
    onSuccess: reread,
  }),
  setCode: mutationOptions({
    mutationFn: (body: { isAllowed: boolean }) =>
      unwrap(main.PUT('/admin/sites/{username}/code', { ...one(username), body, ...quiet })),
    onSuccess: reread,
  }),
  remove: mutationOptions({
    mutationFn: () => unwrap(main.DELETE('/admin/sites/{username}', { ...one(username), ...quiet })),
    onSuccess: reread,
  }),
});

/** Customers show their sites too, among their products. */
function reread(_data: unknown, _body: unknown, _result: unknown, { client }: { client: QueryClient }) {
  return client.invalidateQueries({ queryKey: customerKeys.all });
}
