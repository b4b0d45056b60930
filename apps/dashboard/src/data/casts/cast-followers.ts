import type { QueryClient } from '@tanstack/react-query';
import type { CastNow } from '@unmuted/api';

/**
 * Updates of other areas' data when the state of a cast changes. An area adds its own with its queries, so that customers
 * do not load the code of staff.
 */
export const castFollowers = new Set<(queryClient: QueryClient, now: CastNow) => void>();
