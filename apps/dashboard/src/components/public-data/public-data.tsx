import { QueryClientProvider } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ApiClients } from '@unmuted/api';
import type { ReactNode } from 'react';

/** Data of a page that works signed in and signed out. Its route opens the session. */
export function PublicData({ children }: { children: (api: ApiClients) => ReactNode }) {
  const data = useRouteContext({ strict: false, select: (context) => context.data });
  if (!data) throw new Error('PublicData stands below a route that opens the session');
  return <QueryClientProvider client={data.queryClient}>{children(data.api)}</QueryClientProvider>;
}
