import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Product } from '@unmuted/api';
import { useIsStale } from '#/components/freshness/use-is-stale.ts';
import { castOverviewQuery } from '#/data/casts.queries.ts';
import { productsQuery } from '#/data/lists.queries.ts';
import type { Cast } from '#/features/cast/use-cast.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

type CastProduct = Extract<Product, { type: 'cast' }>;

const route = getRouteApi('/_customer/cast/$username');

/** One of one's own casts, and whether the account has none of that name. */
export function useCustomerCast(): { cast: Cast; isMissing: boolean } {
  // Single parts, as in `SignedInLayout`.
  const username = route.useParams({ select: (params) => params.username });
  const api = route.useRouteContext({ select: (context) => context.api });
  const timeZone = useTimeZone();
  const products = useQuery(productsQuery(api));
  const overviews = useQuery(castOverviewQuery(api));
  const isStale = useIsStale(overviews.dataUpdatedAt);
  const cast = products.data?.find(
    (product): product is CastProduct => product.type === 'cast' && product.username === username,
  );
  const overview = overviews.data?.items.find(({ now }) => now.username === username);
  const state = overview?.now.state ?? (cast?.status === 'suspended' ? ('suspended' as const) : undefined);
  return {
    cast: {
      api,
      username,
      area: 'customer',
      timeZone,
      overviews,
      isStale,
      cast,
      overview,
      state,
      isFixed: state === 'suspended',
    },
    isMissing: !cast && !overview && products.data !== undefined && overviews.data !== undefined,
  };
}
