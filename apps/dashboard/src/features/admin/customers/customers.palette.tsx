import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { UsersIcon } from '@unmuted/ui/icons';
import type { PaletteEntries } from '#/components/command-palette/command.ts';
import { customersQuery } from '#/data/customers/customers.queries.ts';
import { CustomerStatus } from '#/features/admin/customers/customer-state.tsx';
import { useDebouncedValue } from '#/lib/use-debounced-value.ts';

/** Keeps the list short; the list of customers has the same search. */
const shown = 10;

/** The customers that match the query. No request without a query. */
export function useCustomerEntries(query: string): PaletteEntries {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '/_admin' });
  const q = useDebouncedValue(query.trim().slice(0, 100));
  const found = useQuery({ ...customersQuery(api, { q, page: 1, pageSize: shown }), enabled: q !== '' });
  const rows = (q === '' ? [] : (found.data?.items ?? [])).filter(({ state }) => state !== 'unverified');
  return {
    groups: [
      {
        id: 'customers',
        label: t`Customers`,
        items: rows.map(({ id, name, owner, state }) => ({
          id: `customer-${id}`,
          href: `/admin/customers/${id}`,
          label: name,
          icon: <UsersIcon />,
          keywords: [owner.name, owner.email],
          hint: <CustomerStatus appearance="plain" state={state} />,
        })),
      },
    ],
    isLoading: q !== '' && found.isPending,
    failed: q !== '' && found.isError ? [t`Customers`] : [],
  };
}
