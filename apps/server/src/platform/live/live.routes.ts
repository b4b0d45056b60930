import type { castRoutes } from '@unmuted/api/contract';
import type { Handlers } from '#/platform/http/register-route.ts';
import type { LiveHub } from '#/platform/live/hub.ts';

export function liveHandlers(
  hub: Pick<LiveHub, 'open'>,
): Handlers<Pick<typeof castRoutes, 'subscribeToLive'>> {
  return { subscribeToLive: ({ session, query }) => hub.open(session, query.topics.split(',')) };
}
