import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Product } from '@unmuted/api';
import type { ReactNode } from 'react';
import { castOverviewQuery } from '#/data/casts/casts.queries.ts';
import { productsQuery } from '#/data/lists/lists.queries.ts';
import { CastProvider } from '#/features/cast/shell/cast-provider.tsx';

type CastProduct = Extract<Product, { type: 'cast' }>;

const route = getRouteApi('/_customer/cast/$username');

export interface CustomerCastProviderProps {
  /** Shown if the account has no cast with this name. */
  missing: ReactNode;
  children: ReactNode;
}

/** Provides one of the customer's own casts to its pages. */
export function CustomerCastProvider({ missing, children }: CustomerCastProviderProps) {
  // Selects single params to limit re-renders, as in `SignedInLayout`.
  const username = route.useParams({ select: (params) => params.username });
  const api = route.useRouteContext({ select: (context) => context.api });
  const products = useQuery(productsQuery(api));
  const overviews = useQuery(castOverviewQuery(api));
  const cast = products.data?.find(
    (product): product is CastProduct => product.type === 'cast' && product.username === username,
  );
  const overview = overviews.data?.items.find(({ now }) => now.username === username);
  if (!cast && !overview && products.data && overviews.data) return missing;
  return (
    <CastProvider
      {...{ api, username, overviews, overview, cast }}
      area="customer"
      known={cast?.status === 'suspended' ? 'suspended' : undefined}
    >
      {children}
    </CastProvider>
  );
}
