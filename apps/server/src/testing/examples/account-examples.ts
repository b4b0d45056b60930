import { termsVersion } from '@unmuted/api/contract';
import { demoPassword } from '#/composition/seed/demo-data.ts';

interface AccountExample {
  readonly json?: unknown;
  /** What it answers where it can succeed only once, or only with a secret of the moment. */
  readonly statuses?: readonly number[];
}

const preferences = { locale: 'en', timezone: 'Europe/Dublin', dateFormat: 'locale' };
/** A code that no account has: of the length of neither kind. */
const proof = { password: demoPassword, code: '0000000' };

/** Strangers may ask a few times from one address: see registration.limits.ts. */
const asked = [202, 429];
const opened = [422, 429];
const noLink = 'A'.repeat(22);

/** Calls that leave each demo account as it was, so that they can be made in any order, as often as one likes. */
export const accountExamples: Readonly<Record<string, AccountExample>> = {
  'registration.create': {
    json: {
      firstName: 'Noor',
      lastName: 'Vance',
      email: 'noor@people.test',
      password: 'quartz lantern 71 meadow',
      country: 'FR',
      timezone: 'Europe/Paris',
      locale: 'fr',
      acceptedTerms: termsVersion,
      marketing: false,
    },
    statuses: asked,
  },
  'registration.verify': { json: { token: noLink }, statuses: opened },
  'registration.resendVerification': { json: { email: 'noor@people.test' }, statuses: asked },
  'registration.requestPasswordReset': { json: { email: 'noor@people.test' }, statuses: asked },
  'registration.resetPassword': {
    json: { token: noLink, password: 'quartz lantern 71 meadow' },
    statuses: opened,
  },
  'account.updateCustomerProfile': {
    json: {
      firstName: 'Maeve',
      lastName: 'O’Brien',
      company: 'Aurora Media',
      country: 'IE',
      marketing: false,
      ...preferences,
    },
  },
  'account.updateAdminProfile': {
    json: { name: 'Tomás Reyes', title: 'Operations', email: 'admin@studio.test', ...preferences },
  },
  'account.changePassword': {
    json: { currentPassword: demoPassword, newPassword: demoPassword },
    statuses: [422],
  },
  'account.requestEmailChange': { json: { email: 'new-address@studio.test', password: demoPassword } },
  'account.confirmEmailChange': { json: { token: noLink }, statuses: [422] },
  'account.listSessions': {},
  'account.revokeSession': { statuses: [404] },
  'account.revokeSessions': { json: { keepCurrent: true } },
  'account.listEvents': {},
  'mfa.get': {},
  'mfa.start': { json: { password: demoPassword } },
  'mfa.confirm': { json: { code: proof.code }, statuses: [409, 422] },
  'mfa.regenerateRecoveryCodes': { json: proof, statuses: [409] },
  'mfa.disable': { json: proof, statuses: [409] },
};
