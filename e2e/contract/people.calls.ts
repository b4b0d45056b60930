import { unwrap } from '@unmuted/api';
import { termsVersion } from '@unmuted/api/contract';
import { expect } from 'vitest';
import type { OperationCall, OperationCalls } from './operation-calls.ts';

/** Uses accounts of its own. */
const manageAccount: OperationCall = async (_owner, { as, mailedToken }) => {
  const { main } = await as('customer');
  const owner = await as('customer');
  const invites = '/control/people-invites';
  const body = { email: 'ada@people.test', role: 'analyst' as const, products: null };
  const { invitations } = await unwrap(owner.main.POST(invites, { body }));
  const invited = { params: { path: { id: invitations[0]?.id ?? '' } } };
  await unwrap(owner.main.POST(`${invites}/{id}/resend`, invited));
  const token = mailedToken('invite');
  const found = await unwrap(main.POST('/auth/invitation', { body: { token } }));
  expect(found).toMatchObject({ email: body.email, role: 'analyst', hasSignIn: false });
  const profile = { firstName: 'Ada', lastName: 'Moreau', timezone: 'Europe/Paris', locale: 'en' as const };
  const terms = { password: 'a quiet river at dusk', acceptedTerms: termsVersion } as const;
  const acceptance = { token, ...profile, ...terms };
  const accepted = await unwrap(main.POST('/auth/invitation/accept', { body: acceptance }));
  expect(accepted).toEqual({ status: 'verified', email: body.email });

  const { items } = await unwrap(owner.main.GET('/control/people'));
  const params = { path: { id: items.find(({ email }) => email === body.email)?.id ?? '' } };
  const change = { role: 'manager' as const, products: null };
  await unwrap(owner.main.PUT('/control/people/{id}', { params, body: change }));
  const removed = await unwrap(owner.main.DELETE('/control/people/{id}', { params }));
  expect(removed.items).toHaveLength(1);
  const again = await unwrap(owner.main.POST(invites, { body }));
  const id = again.invitations[0]?.id ?? '';
  const cancelled = await unwrap(owner.main.DELETE(`${invites}/{id}`, { params: { path: { id } } }));
  expect(cancelled.invitations).toEqual([]);

  const guest = await as('customer');
  await unwrap(owner.main.POST(invites, { body: { ...body, email: guest.person.email } }));
  const join = { body: { token: mailedToken('invite') } };
  const joined = await unwrap(guest.main.POST('/control/people/join', join));
  expect(joined.accountRole).toBe('analyst');
  const after = await unwrap(
    owner.main.POST('/control/people/{id}/make-owner', {
      params: { path: { id: joined.id } },
      body: { password: owner.person.password },
    }),
  );
  expect(after.accountRole).toBe('manager');
  const left = await unwrap(owner.main.POST('/control/people/leave'));
  expect(left.accountRole).toBe('owner');
};

export const calls: OperationCalls = {
  'invites people, changes and removes them, and transfers the ownership': manageAccount,
};
