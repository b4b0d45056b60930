import { accountHandlers } from '#/modules/identity/account/account.routes.ts';
import { mfaHandlers } from '#/modules/identity/mfa/mfa.routes.ts';
import { purgeInvitations } from '#/modules/identity/people/invitations.repository.ts';
import { peopleHandlers } from '#/modules/identity/people/people.routes.ts';
import {
  defaultRegistrationLimits,
  type RegistrationLimits,
} from '#/modules/identity/registration/registration.limits.ts';
import { purgeRegistrations } from '#/modules/identity/registration/registration.repository.ts';
import { registrationHandlers } from '#/modules/identity/registration/registration.routes.ts';
import { requireSession } from '#/modules/identity/session/session.guard.ts';
import { purgeSessions, stillValid } from '#/modules/identity/session/session.repository.ts';
import { sessionHandlers } from '#/modules/identity/sign-in/sign-in.routes.ts';
import { type SignInLimits, signInLimitsOf } from '#/modules/identity/sign-in/sign-in-limits.ts';
import { defineModule, type PurgeContext } from '#/platform/modules/define-module.ts';

type RouteDeps = Parameters<typeof sessionHandlers>[0] &
  Omit<Parameters<typeof registrationHandlers>[0], 'limits'> & {
    /** Overrides the rate limits of registration and password reset. */
    readonly registrationLimits?: Partial<RegistrationLimits>;
  } & Parameters<typeof accountHandlers>[0] &
  Parameters<typeof mfaHandlers>[0];

interface Retention {
  /** Sessions of staff and customers, after their end. */
  readonly sessionsDays: number;
  /** Links in e-mails, after expiry. */
  readonly linksDays: number;
  /** Invitations that were not accepted, after expiry. */
  readonly invitationsDays: number;
}

interface IdentitySettings {
  readonly signInLimits: SignInLimits;
  readonly registrationLimits: Partial<RegistrationLimits>;
}

export const identity = defineModule({
  name: 'identity',
  configure: (config): IdentitySettings => ({
    signInLimits: signInLimitsOf(config),
    registrationLimits: {
      asksPerAddress: config.MAIL_CALLS_PER_ADDRESS,
      asksPerEmail: config.MAIL_CALLS_PER_EMAIL,
    },
  }),
  routes: ({ registrationLimits, ...deps }: RouteDeps) => ({
    main: {
      ...sessionHandlers(deps),
      ...registrationHandlers({ ...deps, limits: { ...defaultRegistrationLimits, ...registrationLimits } }),
      ...accountHandlers(deps),
      ...mfaHandlers(deps),
      ...peopleHandlers({ ...deps, limits: { ...defaultRegistrationLimits, ...registrationLimits } }),
    },
    sessions: {
      guard: (request, rule) => requireSession(deps, request, rule),
      findValid: (sessions) => stillValid(deps.db, sessions, deps.clock.now()),
    },
  }),
  retention: { sessionsDays: 30, linksDays: 7, invitationsDays: 30 },
  purge: ({ db, now, retention, daysAgo }: PurgeContext<Retention>) => ({
    sessions: () => purgeSessions(db, daysAgo(retention.sessionsDays)),
    invitations: () => purgeInvitations(db, daysAgo(retention.invitationsDays)),
    registrations: () => purgeRegistrations(db, { now, linksBefore: daysAgo(retention.linksDays) }),
  }),
});
