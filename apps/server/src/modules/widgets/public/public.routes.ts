import type { castRoutes } from '@unmuted/api/contract';
import type { PublicReader } from '#/modules/widgets/public/public.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof castRoutes, 'getPublicWidget' | 'getPublicStatus'>;

interface PublicRouteDeps {
  readonly reader: PublicReader;
  /** Counts an unauthenticated call and throws once the address exceeds its rate limit. */
  readonly takeCall: (address: string) => void;
}

export function publicHandlers({ reader, takeCall }: PublicRouteDeps): Handlers<Routes> {
  return {
    getPublicWidget: async ({ caller, params }) => {
      takeCall(caller.address);
      return reader.widget(params.id);
    },
    getPublicStatus: async ({ caller, params, query }) => {
      takeCall(caller.address);
      return reader.status(params.username, query.widget, caller);
    },
  };
}
