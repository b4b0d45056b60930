import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { customerQuery } from '#/data/customers/customers.queries.ts';
import { CustomerScreen } from '#/features/admin/customer/customer.screen.tsx';

export const Route = createFileRoute('/_admin/admin/customers/$id')({
  staticData: { title: msg`Customer` },
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(customerQuery(api, id));
  },
  component: CustomerScreen,
});
