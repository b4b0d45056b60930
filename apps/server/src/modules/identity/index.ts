import { limits } from '@unmuted/api/contract';
import type { Logger } from 'pino';
import { accountHandlers } from '#/modules/identity/account/account.routes.ts';
import { purgeKeyCalls, purgeKeys, saveKeyCalls } from '#/modules/identity/key-guard/key-calls.repository.ts';
import { createKeyCalls } from '#/modules/identity/key-guard/key-calls.ts';
import { findWorkingKeys } from '#/modules/identity/key-guard/key-lookup.repository.ts';
import { keyHandlers } from '#/modules/identity/keys/keys.routes.ts';
import { mfaHandlers } from '#/modules/identity/mfa/mfa.routes.ts';
import { notificationHandlers } from '#/modules/identity/notifications/notifications.routes.ts';
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
import { purgeSignInLinks } from '#/modules/identity/sign-in-links/sign-in-links.repository.ts';
import { signInLinkHandlers } from '#/modules/identity/sign-in-links/sign-in-links.routes.ts';
import type { ActiveSession } from '#/platform/auth/scope.ts';
import type { Db } from '#/platform/db/schema.ts';
import { defineModule, type PurgeContext } from '#/platform/modules/define-module.ts';

type RouteDeps = Parameters<typeof sessionHandlers>[0] &
  Omit<Parameters<typeof registrationHandlers>[0], 'limits'> & {
    /** Overrides the rate limits of registration and password reset. */
    readonly registrationLimits?: Partial<RegistrationLimits>;
  } & Parameters<typeof accountHandlers>[0] &
  Parameters<typeof mfaHandlers>[0] &
  Parameters<typeof signInLinkHandlers>[0] &
  Omit<Parameters<typeof keyHandlers>[0], 'keyCalls'> & {
    readonly logger: Logger;
    /** Counts a call with an API key; throws `request.rate_limited` over the limit. */
    readonly takeKeyCall: (keyId: string) => void;
  };

interface Retention {
  /** Sessions of staff and customers, after their end. */
  readonly sessionsDays: number;
  /** Links in e-mails, after expiry. */
  readonly linksDays: number;
  /** API keys after their end. */
  readonly keysDays: number;
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
  routes: ({ registrationLimits, ...deps }: RouteDeps) => {
    const keyCalls = createKeyCalls({
      save: (calls) => saveKeyCalls(deps.db, calls),
      onError: (err) => deps.logger.error({ err }, 'calls of API keys'),
    });
    return {
      main: {
        ...sessionHandlers(deps),
        ...registrationHandlers({ ...deps, limits: { ...defaultRegistrationLimits, ...registrationLimits } }),
        ...accountHandlers(deps),
        ...mfaHandlers(deps),
        ...notificationHandlers(deps),
        ...peopleHandlers({ ...deps, limits: { ...defaultRegistrationLimits, ...registrationLimits } }),
        ...keyHandlers({ ...deps, keyCalls }),
        ...signInLinkHandlers(deps),
      },
      sessions: {
        guard: (request, rule) => requireSession({ ...deps, keyCalls }, request, rule),
        findValid: (sessions) => findValid(deps.db, sessions, deps.clock.now()),
      },
      close: () => keyCalls.close(),
    };
  },
  retention: { sessionsDays: 30, linksDays: 7, keysDays: 30, invitationsDays: 30 },
  purge: ({ db, now, retention, daysAgo }: PurgeContext<Retention>) => ({
    sessions: () => purgeSessions(db, daysAgo(retention.sessionsDays)),
    invitations: () => purgeInvitations(db, daysAgo(retention.invitationsDays)),
    keys: () => purgeKeys(db, daysAgo(retention.keysDays)),
    keyCalls: () => purgeKeyCalls(db, daysAgo(limits.keyCallDays)),
    signInLinks: () => purgeSignInLinks(db, daysAgo(retention.linksDays)),
    registrations: () => purgeRegistrations(db, { now, linksBefore: daysAgo(retention.linksDays) }),
  }),
});

/** Sessions and API keys that still work. */
async function findValid(
  db: Db,
  sessions: readonly ActiveSession[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const isOfKey = ({ scope }: ActiveSession) => scope.keyId !== undefined;
  const [keys, signedIn] = [sessions.filter(isOfKey), sessions.filter((one) => !isOfKey(one))];
  return new Set([...(await findWorkingKeys(db, keys, now)), ...(await stillValid(db, signedIn, now))]);
}
