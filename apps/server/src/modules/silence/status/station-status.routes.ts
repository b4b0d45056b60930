import type { castRoutes } from '@unmuted/api/contract';
import { createStationStatus } from '#/modules/silence/status/station-status.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof castRoutes, 'getStationStatus'>;

type StatusDeps = Parameters<typeof createStationStatus>[0] & {
  /** Counts an unauthenticated call and throws once the address exceeds its rate limit. */
  readonly takeCall: (address: string) => void;
};

export function stationStatusHandlers(deps: StatusDeps): Handlers<Routes> {
  const status = createStationStatus(deps);
  return {
    getStationStatus: async ({ caller, params }) => {
      deps.takeCall(caller.address);
      return status.read(params.publicId);
    },
  };
}
