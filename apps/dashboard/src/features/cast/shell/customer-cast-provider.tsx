import { useQuery } from '@tanstack/react-query';
import type { ApiClients, CastOverviewList, Product } from '@unmuted/api';
import { type ReactNode, useMemo } from 'react';
import { castOverviewQuery } from '#/data/casts/casts.queries.ts';
import { productsQuery } from '#/data/lists/lists.queries.ts';
import type { CastContextValue } from '#/features/cast/shell/cast-context.ts';
import { CastProvider } from '#/features/cast/shell/cast-provider.tsx';
import { useTimeZone } from '#/session/use-time-zone.ts';

type CastProduct = Extract<Product, { type: 'cast' }>;

export interface CustomerCastProviderProps {
  api: ApiClients;
  username: string;
  /** Shown if the account has no cast with this name. */
  missing: ReactNode;
  children: ReactNode;
}

/** Provides one of the customer's own casts. */
export function CustomerCastProvider({ api, username, missing, children }: CustomerCastProviderProps) {
  const timeZone = useTimeZone();
  const context = useMemo(
    (): CastContextValue => ({
      api,
      username,
      timeZone,
      base: '/cast/$username',
      overviewQuery: castOverviewQuery(api),
      isOwner: true,
      canEditSuspended: false,
      canUndoSupportStop: false,
    }),
    [api, username, timeZone],
  );
  const products = useQuery(productsQuery(api));
  const hasOverview = useQuery({
    ...context.overviewQuery,
    select: ({ items }: CastOverviewList) => items.some(({ now }) => now.username === username),
  });
  const cast = products.data?.find(
    (product): product is CastProduct => product.type === 'cast' && product.username === username,
  );
  if (!cast && products.data && hasOverview.data === false) return missing;
  return (
    <CastProvider
      cast={cast}
      context={context}
      known={cast?.status === 'suspended' ? 'suspended' : undefined}
    >
      {children}
    </CastProvider>
  );
}
