import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import { codeAt } from '../../apps/server/src/testing/app/authenticator.ts';
import type { Person } from '../../apps/server/src/testing/app/people.ts';
import type { CallTools, OperationCalls } from './operation-calls.ts';

const customers = '/admin/customers';
const one = `${customers}/{id}` as const;
const body = { reason: 'Asked by telephone' };
const password = 'quartz lantern 71 meadow';
const invitation = {
  email: 'ines@invited.test',
  firstName: 'Ines',
  lastName: 'Marchetti',
  company: 'Lagoon Radio',
  country: 'IT' as const,
  locale: 'fr' as const,
  timezone: 'Europe/Rome',
};

export const calls: OperationCalls = {
  'invites a customer, cancels an invitation and deletes a customer that accepted': inviteCustomer,
  'lists and changes customers and keeps notes about them': changeCustomer,
  'disables and enables a customer, and signs its people out': disableCustomer,
  'tags several customers': tagCustomers,
  'changes the email address and turns off the second step of a person': changePerson,
  'views the area of a customer and leaves it': viewCustomer,
};

/** The owner of an account has the id of the account. */
const idOf = ({ about }: Person) => ('customerId' in about ? about.customerId : '');
const on = (id: string) => ({ params: { path: { id } } });

async function inviteCustomer(
  _owner: ApiClients,
  { as, asNobody, asSuperadmin, mailedToken }: CallTools,
): Promise<void> {
  const { main } = await as('admin');
  const first = await unwrap(main.POST(customers, { body: invitation }));
  expect(first).toMatchObject({ name: 'Lagoon Radio', state: 'invited' });
  await unwrap(main.DELETE(`${one}/invite`, on(first.id)));

  const { id } = await unwrap(main.POST(customers, { body: invitation }));
  const early = mailedToken('invitation');
  await unwrap(main.POST(`${one}/invite`, on(id)));
  const token = mailedToken('invitation');
  expect(token).not.toBe(early);
  const acceptance = { body: { token, password } };
  const accepted = await unwrap(asNobody().main.POST('/auth/accept-invitation', acceptance));
  expect(accepted).toEqual({ status: 'verified', email: invitation.email });
  expect(await unwrap(main.GET(one, on(id)))).toMatchObject({ state: 'active', invitation: null });

  const superadmin = await asSuperadmin();
  const data = await unwrap(superadmin.main.GET(`${one}/export`, on(id)));
  expect(data).toMatchObject({ id, tables: { customers: [{ email: invitation.email }] } });
  await unwrap(superadmin.main.DELETE(one, on(id)));
  await expect(unwrap(main.GET(one, on(id)))).rejects.toMatchObject({ code: 'resource.not_found' });
}

async function changeCustomer(_owner: ApiClients, { as }: CallTools): Promise<void> {
  const { main } = await as('admin');
  const { person } = await as('customer');
  const id = idOf(person);
  const path = { id };
  const { version } = await unwrap(main.GET(one, on(id)));
  const change = { name: 'Lagoon Radio', tags: ['Trial'] };
  const header = { 'If-Match': String(version) };
  const changed = await unwrap(main.PATCH(one, { params: { path, header }, body: change }));
  expect(changed).toMatchObject({ ...change, version: version + 1 });
  const query = { q: person.email, state: 'active' };
  const found = await unwrap(main.GET(customers, { params: { query } }));
  expect(found.items).toMatchObject([{ id, ...change }]);
  const events = await unwrap(main.GET(`${one}/activity`, on(id)));
  expect(events.items[0]).toMatchObject({ action: 'customer.updated' });

  const text = 'Prefers calls in the morning.';
  const note = await unwrap(main.POST(`${one}/notes`, { ...on(id), body: { text } }));
  expect((await unwrap(main.GET(`${one}/notes`, on(id)))).items).toEqual([note]);
  const params = { path: { id, noteId: note.id } };
  await unwrap(main.DELETE(`${one}/notes/{noteId}`, { params }));
  expect((await unwrap(main.GET(`${one}/notes`, on(id)))).items).toEqual([]);
}

async function disableCustomer(_owner: ApiClients, { as }: CallTools): Promise<void> {
  const { main } = await as('admin');
  const { person } = await as('customer');
  const id = idOf(person);
  expect(await unwrap(main.POST(`${one}/end-sessions`, on(id)))).toEqual({ endedSessions: 1 });
  const disabled = await unwrap(main.POST(`${one}/disable`, { ...on(id), body }));
  expect(disabled).toMatchObject({ state: 'disabled', disabled: body });
  const enabled = await unwrap(main.POST(`${one}/enable`, on(id)));
  expect(enabled).toMatchObject({ state: 'active', disabled: null });
}

async function tagCustomers(_owner: ApiClients, { as }: CallTools): Promise<void> {
  const { main } = await as('admin');
  const { person } = await as('customer');
  const id = idOf(person);
  const tags = ['Trial'];
  const bulk = { action: 'tag' as const, ids: [id], text: null, tags };
  const result = await unwrap(main.POST(`${customers}/bulk`, { body: bulk }));
  expect(result.items).toEqual([{ id, outcome: 'done', code: null, casts: 0 }]);
  expect(await unwrap(main.GET(one, on(id)))).toMatchObject({ tags });
}

async function changePerson(_owner: ApiClients, { as, mailedToken }: CallTools): Promise<void> {
  const { main } = await as('admin');
  const customer = await as('customer');
  const id = idOf(customer.person);
  const email = 'ines@moved.test';
  const change = { ...on(id), body: { personId: id, email } };
  expect(await unwrap(main.POST(`${one}/email`, change))).toEqual({ status: 'sent' });
  const confirmation = { body: { token: mailedToken('emailToken') } };
  await unwrap(customer.main.POST('/control/user-info/email/confirm', confirmation));

  const proof = { body: { password: customer.person.password } };
  const { secret } = await unwrap(customer.main.POST('/control/mfa/start', proof));
  // The clock of the server stands still, and the session has just begun.
  const { items } = await unwrap(customer.main.GET('/control/sessions'));
  const code = codeAt(secret, new Date(items[0]?.createdAt ?? ''));
  await unwrap(customer.main.POST('/control/mfa/confirm', { body: { code } }));
  const reset = await unwrap(main.POST(`${one}/reset-mfa`, { ...on(id), body: { personId: id } }));
  expect(reset.people).toMatchObject([{ id, email, hasSecondStep: false, sessions: 0 }]);
}

async function viewCustomer(_owner: ApiClients, { as, withKey }: CallTools): Promise<void> {
  const { main } = await as('admin');
  const { person } = await as('customer');
  const call = { ...on(idOf(person)), body };
  const view = await unwrap(main.POST(`${one}/view-as`, call));
  const viewer = withKey(view.token).main;
  expect((await unwrap(viewer.GET('/control/user-info'))).email).toBe(person.email);
  expect(await unwrap(viewer.POST('/control/end-view'))).toEqual({ endedSessions: 1 });
  await unwrap(main.POST(`${one}/view-as`, call));
  expect(await unwrap(main.DELETE(`${one}/view-as`, on(idOf(person))))).toEqual({ endedSessions: 1 });
}
