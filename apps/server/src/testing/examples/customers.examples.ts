import { randomBytes } from 'node:crypto';
import { turnOnSecondStep } from '#/testing/app/authenticator.ts';
import { mailedToken } from '#/testing/app/mailed-token.ts';
import { newPerson } from '#/testing/app/people.ts';
import type { TestApp } from '#/testing/app/test-app.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';

const missingId = '00000000-0000-7000-8000-000000000000';
const invitation = {
  email: 'ines@invited.test',
  firstName: 'Ines',
  lastName: 'Marchetti',
  company: 'Lagoon Radio',
  country: 'IT',
  locale: 'fr',
  timezone: 'Europe/Rome',
};
const reason = { reason: 'Asked by telephone' };
const password = 'quartz lantern 71 meadow';

/** Calls about customers that are created for them; without one, they name none. */
export const examples: OperationExamples = {
  'adminCustomers.list': {
    access: 'admins',
    query: '?state=active,invited&sort=-signedIn&plan=Cast%20500&overdue=true&q=studio',
  },
  'adminCustomers.invite': {
    access: 'admins',
    json: invitation,
    statuses: [201, 409],
    prepare: async () => ({ json: { ...invitation, email: newEmail() } }),
  },
  'adminCustomers.get': { access: 'admins', prepare: withCustomer, statuses: [404] },
  'adminCustomers.update': {
    access: 'admins',
    headers: { 'if-match': '0' },
    json: { name: 'Lagoon Radio', tags: ['Trial'] },
    prepare: withCustomer,
    statuses: [404],
  },
  'adminCustomers.delete': { access: 'superadmins', prepare: withCustomer, statuses: [404] },
  'adminCustomers.export': { access: 'superadmins', prepare: withCustomer, statuses: [404] },
  'adminCustomers.listEvents': { access: 'admins', prepare: withCustomer, statuses: [404] },
  'adminCustomers.listNotes': { access: 'admins', prepare: withCustomer, statuses: [404] },
  'adminCustomers.createNote': {
    access: 'admins',
    json: { text: 'Prefers calls in the morning.' },
    prepare: withCustomer,
    statuses: [404],
  },
  'adminCustomers.deleteNote': {
    access: 'admins',
    params: { noteId: missingId },
    prepare: withNote,
    statuses: [404],
  },
  'registration.acceptInvitation': {
    access: 'open',
    json: { token: 'A'.repeat(22), password },
    prepare: withInvitationLink,
    statuses: [422, 429],
  },
  'adminCustomers.bulk': {
    access: 'admins',
    json: { action: 'unsuspend', ids: [missingId], text: null, tags: null },
  },
  'adminCustomers.resendInvitation': { access: 'admins', prepare: withInvited, statuses: [404, 429] },
  'adminCustomers.cancelInvitation': { access: 'admins', prepare: withInvited, statuses: [404] },
  'adminCustomers.disable': { access: 'admins', json: reason, prepare: withCustomer, statuses: [404] },
  'adminCustomers.enable': { access: 'admins', prepare: withCustomer, statuses: [404] },
  'adminCustomers.endSessions': { access: 'admins', prepare: withCustomer, statuses: [404] },
  'adminCustomers.resetMfa': {
    access: 'admins',
    json: { personId: missingId },
    prepare: withSecondStep,
    statuses: [404],
  },
  'adminCustomers.changeEmail': {
    access: 'admins',
    json: { personId: missingId, email: 'moved@invited.test' },
    prepare: withNewEmail,
    statuses: [404, 429],
  },
  'adminCustomers.viewAs': { access: 'admins', json: reason, prepare: withCustomer, statuses: [404] },
  'adminCustomers.endViewAs': { access: 'admins', prepare: withCustomer, statuses: [404] },
};

const newEmail = () => `${randomBytes(6).toString('hex')}@invited.test`;

async function customerOf(test: TestApp) {
  const person = await newPerson(test, 'customer');
  const id = 'customerId' in person.about ? person.about.customerId : '';
  return { person, id };
}

async function withCustomer(test: TestApp) {
  return { params: { id: (await customerOf(test)).id } };
}

async function withSecondStep(test: TestApp) {
  const { person, id } = await customerOf(test);
  await turnOnSecondStep(test, person);
  return { params: { id }, json: { personId: id } };
}

async function withNewEmail(test: TestApp) {
  const { id } = await customerOf(test);
  return { params: { id }, json: { personId: id, email: newEmail() } };
}

async function withNote(test: TestApp) {
  const { id } = await customerOf(test);
  const json = { text: 'Prefers calls in the morning.' };
  const response = await test.call(`/api/admin/customers/${id}/notes`, { as: 'admin', json });
  const note = (await response.json()) as { id: string };
  return { params: { id, noteId: note.id } };
}

async function invite(test: TestApp) {
  const email = newEmail();
  const response = await test.call('/api/admin/customers', { as: 'admin', json: { ...invitation, email } });
  const { id } = (await response.json()) as { id: string };
  return { id, email };
}

async function withInvited(test: TestApp) {
  return { params: { id: (await invite(test)).id } };
}

async function withInvitationLink(test: TestApp) {
  const { email } = await invite(test);
  return { json: { token: mailedToken(test, email), password } };
}
