import type { QueryClient } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';

/** The loader arguments that all routes of a page have in common. */
export interface PageLoaderArgs<Params> {
  readonly context: { readonly api: ApiClients; readonly queryClient: QueryClient };
  readonly params: Params;
  readonly location: { readonly search: Record<string, unknown> };
}
