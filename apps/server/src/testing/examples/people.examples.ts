import { demoPassword } from '#/composition/seed/demo-data.ts';
import { acceptance, invite, newAddress, newMember } from '#/testing/app/members.ts';
import { newPerson, type Person } from '#/testing/app/people.ts';
import type { TestApp } from '#/testing/app/test-app.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';

const noLink = 'A'.repeat(22);
const opened = [422, 429];
const change = { role: 'presenter', products: null };

/** Calls that leave the demo accounts unchanged, so that they can be repeated in any order. */
export const examples: OperationExamples = {
  'people.list': { access: 'customers' },
  'people.invite': {
    access: 'customers',
    prepareFor: async () => ({ json: { email: newAddress(), ...change } }),
    json: { email: 'guest@people.test', ...change },
    statuses: [200, 429],
  },
  'people.resendInvitation': { access: 'customers', prepareFor: withInvitation, statuses: [404, 429] },
  'people.cancelInvitation': { access: 'customers', prepareFor: withInvitation, statuses: [404] },
  'people.update': {
    access: 'customers',
    prepareFor: async (test, person) => ({ ...(await withMember(test, person)), json: change }),
    json: change,
    statuses: [404],
  },
  'people.remove': { access: 'customers', prepareFor: withMember, statuses: [404] },
  'people.makeOwner': {
    access: 'customers',
    prepareFor: async (test, person) => ({
      ...(await withMember(test, person)),
      json: { password: person.password },
    }),
    json: { password: demoPassword },
    statuses: [404],
  },
  'people.leave': { access: 'customers', prepareFor: asMember, statuses: [409] },
  'people.join': { access: 'customers', prepareFor: asInvited, json: { token: noLink }, statuses: opened },
  'invitations.get': {
    access: 'open',
    prepareFor: async (test) => ({ json: { token: await invitationOf(test, newAddress()) } }),
    json: { token: noLink },
    statuses: opened,
  },
  'invitations.accept': {
    access: 'open',
    prepareFor: async (test) => ({ json: { token: await invitationOf(test, newAddress()), ...acceptance } }),
    json: { token: noLink, ...acceptance },
    statuses: opened,
  },
};

async function withInvitation(test: TestApp, { token }: Person) {
  await invite(test, token, { email: newAddress(), role: 'analyst' });
  const response = await test.call('/api/control/people', { token });
  const { invitations } = (await response.json()) as { invitations: { id: string }[] };
  return { params: { id: invitations[0]?.id ?? '' } };
}

async function withMember(test: TestApp, { token }: Person) {
  return { params: { id: (await newMember(test, token, { role: 'analyst' })).id } };
}

async function asInvited(test: TestApp, { email }: Person) {
  return { json: { token: await invitationOf(test, email) } };
}

async function asMember(test: TestApp, person: Person) {
  await person.call('/api/control/people/join', await asInvited(test, person));
  return {};
}

/** The token of an invitation to the account of a new person. */
async function invitationOf(test: TestApp, email: string): Promise<string> {
  const { token } = await newPerson(test, 'customer');
  return invite(test, token, { email, role: 'analyst' });
}
