import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { customersQuery } from '#/data/customers/customers.queries.ts';
import { CustomersScreen } from '#/features/admin/customers/customers.screen.tsx';
import { type CustomersSearch, customersSearch } from '#/features/admin/customers/customers.search.ts';
import { customersParams } from '#/features/admin/customers/customers-params.ts';

export const Route = createFileRoute('/_admin/admin/customers/')({
  staticData: { title: msg`Customers` },
  // Parsed by the screen and the loader, so that the sign-in page does not load the parser.
  validateSearch: (search: CustomersSearch) => search,
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient }, cause, location: { search } }) => {
    if (cause !== 'stay')
      void queryClient.prefetchQuery(customersQuery(api, customersParams(customersSearch(search))));
  },
  component: CustomersScreen,
});
