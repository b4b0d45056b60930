import { demoPassword } from '#/composition/seed/demo-data.ts';
import { credentialsOf } from '#/testing/app/test-app.ts';
import * as prepare from '#/testing/examples/account-preparations.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';

const preferences = { locale: 'en', timezone: 'Europe/Dublin', dateFormat: 'locale' };
/** A code that no account has: neither kind has this length. */
const proof = { password: demoPassword, code: '0000000' };

/** Unauthenticated calls per address are limited: see registration.limits.ts. */
const accepted = [202, 429];
const opened = [422, 429];
const noLink = 'A'.repeat(22);

/** Calls that leave the demo accounts unchanged, so that they can be repeated in any order. */
export const examples: OperationExamples = {
  'session.authenticateCustomer': { access: 'open', json: credentialsOf('owner').json },
  'session.authenticateAdmin': { access: 'open', json: credentialsOf('admin').json },
  'session.getCustomer': { access: 'customers' },
  'session.getAdmin': { access: 'admins' },
  'session.extendCustomer': { access: 'customers' },
  'session.extendAdmin': { access: 'admins' },
  'session.endView': { access: 'customers' },
  'registration.create': {
    access: 'open',
    json: prepare.registration,
    statuses: accepted,
  },
  'registration.verify': {
    access: 'open',
    prepareFor: prepare.withVerificationLink,
    json: { token: noLink, password: 'quartz lantern 71 meadow' },
    statuses: opened,
  },
  'registration.resendVerification': {
    access: 'open',
    json: { email: 'noor@people.test' },
    statuses: accepted,
  },
  'registration.requestPasswordReset': {
    access: 'open',
    json: { email: 'noor@people.test' },
    statuses: accepted,
  },
  'registration.resetPassword': {
    access: 'open',
    prepareFor: prepare.withResetLink,
    json: { token: noLink, password: 'quartz lantern 71 meadow' },
    statuses: opened,
  },
  'account.updateCustomerProfile': {
    access: 'customers',
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
    access: 'admins',
    json: { name: 'Tomás Reyes', title: 'Operations', email: 'admin@studio.test', ...preferences },
  },
  'account.changePassword': {
    access: 'signedIn',
    prepareFor: prepare.withNewPassword,
    json: { currentPassword: demoPassword, newPassword: demoPassword },
    statuses: [422],
  },
  'account.requestEmailChange': {
    access: 'customers',
    json: { email: 'new-address@studio.test', password: demoPassword },
  },
  'account.confirmEmailChange': {
    access: 'customers',
    prepareFor: prepare.withEmailLink,
    json: { token: noLink },
    statuses: [422],
  },
  'account.listSessions': { access: 'signedIn' },
  'account.revokeSession': { access: 'signedIn', prepareFor: prepare.withOtherSession, statuses: [404] },
  'account.revokeSessions': {
    access: 'signedIn',
    prepareFor: prepare.endingAllSessions,
    json: { keepCurrent: true },
  },
  'account.listEvents': { access: 'signedIn' },
  'mfa.get': { access: 'signedIn' },
  'mfa.start': { access: 'signedIn', prepareFor: prepare.withOwnPassword, json: { password: demoPassword } },
  'mfa.confirm': {
    access: 'signedIn',
    prepareFor: prepare.withSecret,
    json: { code: proof.code },
    statuses: [409, 422],
  },
  'mfa.regenerateRecoveryCodes': {
    access: 'signedIn',
    prepareFor: prepare.withBothProofs,
    json: proof,
    statuses: [409],
  },
  'mfa.disable': { access: 'signedIn', prepareFor: prepare.withBothProofs, json: proof, statuses: [409] },
};
