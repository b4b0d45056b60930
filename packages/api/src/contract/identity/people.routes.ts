import * as z from 'zod/mini';
import { customerUser } from '#/contract/identity/account.schemas.ts';
import {
  invitation,
  invitationAcceptance,
  invitationToken,
  openInvitation,
  people,
  personChange,
} from '#/contract/identity/people.schemas.ts';
import { linkOutcome } from '#/contract/identity/registration.schemas.ts';
import { identityProof } from '#/contract/identity/security.schemas.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'people';
const body = ['request.invalid', 'request.malformed'] as const;
const link = ['auth.invalid_link', 'request.rate_limited', ...body] as const;
const params = z.strictObject({ id: z.uuid() });
const list = { status: 200, description: 'The people and the invitations', schema: people } as const;

export const listPeople = defineRoute({
  operationId: 'people.list',
  method: 'get',
  path: '/control/people',
  summary: 'List the people of the account, with pending invitations',
  tag,
  access: 'customer',
  permission: 'people.view',
  reply: list,
  errors: [],
});

export const invitePerson = defineRoute({
  operationId: 'people.invite',
  method: 'post',
  path: '/control/people-invites',
  summary: 'Invite a person by email; a new invitation replaces an earlier one to the same address',
  tag,
  access: 'customer',
  permission: 'people.manage',
  body: invitation,
  reply: list,
  errors: ['people.already_member', 'resource.limit_reached', 'request.rate_limited', ...body],
});

export const resendInvitation = defineRoute({
  operationId: 'people.resendInvitation',
  method: 'post',
  path: '/control/people-invites/{id}/resend',
  summary: 'Send an invitation again with a new link that is valid for 7 days',
  tag,
  access: 'customer',
  permission: 'people.manage',
  params,
  reply: list,
  errors: ['request.invalid', 'request.rate_limited', 'resource.not_found'],
});

export const cancelInvitation = defineRoute({
  operationId: 'people.cancelInvitation',
  method: 'delete',
  path: '/control/people-invites/{id}',
  summary: 'Cancel an invitation; its link becomes invalid',
  tag,
  access: 'customer',
  permission: 'people.manage',
  params,
  reply: list,
  errors: ['request.invalid', 'resource.not_found'],
});

export const updatePerson = defineRoute({
  operationId: 'people.update',
  method: 'put',
  path: '/control/people/{id}',
  summary: 'Set the role and the products of a person',
  tag,
  access: 'customer',
  permission: 'people.manage',
  params,
  body: personChange,
  reply: list,
  errors: ['people.owner_required', 'resource.not_found', ...body],
});

export const removePerson = defineRoute({
  operationId: 'people.remove',
  method: 'delete',
  path: '/control/people/{id}',
  summary: 'Remove a person from the account and end the person’s sessions',
  tag,
  access: 'customer',
  permission: 'people.manage',
  params,
  reply: list,
  errors: ['people.owner_required', 'request.invalid', 'resource.not_found'],
});

export const makeOwner = defineRoute({
  operationId: 'people.makeOwner',
  method: 'post',
  path: '/control/people/{id}/make-owner',
  summary: 'Transfer the ownership of the account to a person; the caller becomes a manager',
  tag,
  access: 'customer',
  permission: 'people.manage',
  params,
  body: identityProof,
  reply: { status: 200, description: 'The profile of the caller', schema: customerUser },
  errors: [
    'auth.incorrect_password',
    'auth.second_step_required',
    'auth.invalid_code',
    'people.owner_required',
    'request.rate_limited',
    'resource.not_found',
    ...body,
  ],
});

export const leaveAccount = defineRoute({
  operationId: 'people.leave',
  method: 'post',
  path: '/control/people/leave',
  summary: 'Leave the account; the caller gets an account of their own without products',
  tag,
  access: 'customer',
  permission: 'self.manage',
  reply: { status: 200, description: 'The profile of the caller', schema: customerUser },
  errors: ['people.owner_required'],
});

export const joinAccount = defineRoute({
  operationId: 'people.join',
  method: 'post',
  path: '/control/people/join',
  summary: 'Accept an invitation with an existing sign-in, whose own account has neither products nor people',
  tag,
  access: 'customer',
  permission: 'self.manage',
  body: invitationToken,
  reply: { status: 200, description: 'The profile of the caller', schema: customerUser },
  errors: ['people.already_in_account', 'people.other_address', ...link],
});

export const readInvitation = defineRoute({
  operationId: 'invitations.get',
  method: 'post',
  path: '/auth/invitation',
  summary: 'Read the invitation of an emailed token',
  tag,
  access: 'public',
  body: invitationToken,
  reply: { status: 200, description: 'The invitation', schema: openInvitation },
  errors: [...link],
});

export const acceptInvitation = defineRoute({
  operationId: 'invitations.accept',
  method: 'post',
  path: '/auth/invitation/accept',
  summary: 'Create a sign-in in the account with the emailed token and a password',
  tag,
  access: 'public',
  body: invitationAcceptance,
  reply: { status: 200, description: 'The sign-in was created', schema: linkOutcome },
  errors: [...link],
});
