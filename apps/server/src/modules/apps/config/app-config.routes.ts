import type { castRoutes } from '@unmuted/api/contract';
import type { AppFactsDeps } from '#/modules/apps/app/app-facts.ts';
import { createConfigReader } from '#/modules/apps/config/app-config.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

interface ConfigRouteDeps extends AppFactsDeps {
  /** Counts an unauthenticated call and throws once the address exceeds its rate limit. */
  readonly takeCall: (address: string) => void;
}

export function appConfigHandlers(deps: ConfigRouteDeps): Handlers<Pick<typeof castRoutes, 'getAppConfig'>> {
  const read = createConfigReader(deps);
  return {
    getAppConfig: async ({ caller, params }) => {
      deps.takeCall(caller.address);
      return read(params.id);
    },
  };
}
