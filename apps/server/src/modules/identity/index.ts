import { accountHandlers } from '#/modules/identity/account/account.routes.ts';
import { mfaHandlers } from '#/modules/identity/mfa/mfa.routes.ts';
import { registrationHandlers } from '#/modules/identity/registration/registration.routes.ts';
import { sessionHandlers } from '#/modules/identity/sign-in/sign-in.routes.ts';
import { defineModule } from '#/platform/modules/define-module.ts';

type RouteDeps = Parameters<typeof sessionHandlers>[0] &
  Parameters<typeof registrationHandlers>[0] &
  Parameters<typeof accountHandlers>[0] &
  Parameters<typeof mfaHandlers>[0];

export const identity = defineModule({
  name: 'identity',
  routes: (deps: RouteDeps) => ({
    main: {
      ...sessionHandlers(deps),
      ...registrationHandlers(deps),
      ...accountHandlers(deps),
      ...mfaHandlers(deps),
    },
  }),
});
