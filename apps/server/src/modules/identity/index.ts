import { accountHandlers } from '#/modules/identity/account/account.routes.ts';
import { mfaHandlers } from '#/modules/identity/mfa/mfa.routes.ts';
import { purgeRegistrations } from '#/modules/identity/registration/registration.repository.ts';
import { registrationHandlers } from '#/modules/identity/registration/registration.routes.ts';
import { purgeSessions } from '#/modules/identity/session/session.repository.ts';
import { sessionHandlers } from '#/modules/identity/sign-in/sign-in.routes.ts';
import { defineModule, type PurgeContext } from '#/platform/modules/define-module.ts';

type RouteDeps = Parameters<typeof sessionHandlers>[0] &
  Parameters<typeof registrationHandlers>[0] &
  Parameters<typeof accountHandlers>[0] &
  Parameters<typeof mfaHandlers>[0];

interface Retention {
  readonly sessionsDays: number;
  readonly linksDays: number;
}

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
  purge: ({ db, now, retention, daysAgo }: PurgeContext<Retention>) => ({
    sessions: () => purgeSessions(db, daysAgo(retention.sessionsDays)),
    registrations: () => purgeRegistrations(db, { now, linksBefore: daysAgo(retention.linksDays) }),
  }),
});
