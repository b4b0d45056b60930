import * as z from 'zod/mini';
import {
  team,
  teamInvite,
  teamInviteAcceptance,
  teamInviteOffer,
  teamInviteOutcome,
  teamInviteRequest,
  teamInviteToken,
  teamMember,
  teamMemberChange,
  teamRemoval,
  teamRemovalQuery,
  teamSettings,
  teamSettingsChange,
} from '#/contract/admin/team.schemas.ts';
import { endedSessions } from '#/contract/identity/security.schemas.ts';
import { typedUsername } from '#/contract/shared/fields.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'team';
const manage = { tag, access: 'admin', permission: 'team.manage' } as const;
const params = z.strictObject({ username: typedUsername });
const inviteParams = z.strictObject({ id: z.uuid() });
const body = ['request.invalid', 'request.malformed'] as const;
const ofMember = ['request.invalid', 'resource.not_found'] as const;
const changed = { status: 200, description: 'The updated person', schema: teamMember } as const;

export const getTeam = defineRoute({
  operationId: 'team.get',
  method: 'get',
  path: '/admin/team',
  summary: 'Get the staff, the pending invitations and the rules for all staff',
  tag,
  access: 'admin',
  permission: 'team.view',
  reply: { status: 200, description: 'The team', schema: team },
  errors: [],
});

export const createTeamInvite = defineRoute({
  operationId: 'team.invite',
  method: 'post',
  path: '/admin/team-invites',
  summary: 'Invite a person to the team by email; the link works for seven days',
  ...manage,
  body: teamInviteRequest,
  reply: { status: 201, description: 'The invitation', schema: teamInvite },
  errors: [...body, 'team.already_member'],
});

export const resendTeamInvite = defineRoute({
  operationId: 'team.resendInvite',
  method: 'post',
  path: '/admin/team-invites/{id}/resend',
  summary: 'Send an invitation again, with a new link',
  ...manage,
  params: inviteParams,
  reply: { status: 200, description: 'The invitation', schema: teamInvite },
  errors: ofMember,
});

export const cancelTeamInvite = defineRoute({
  operationId: 'team.cancelInvite',
  method: 'delete',
  path: '/admin/team-invites/{id}',
  summary: 'Cancel an invitation; its link stops working',
  ...manage,
  params: inviteParams,
  reply: { status: 204, description: 'The invitation was cancelled' },
  errors: ofMember,
});

export const updateTeamMember = defineRoute({
  operationId: 'team.update',
  method: 'put',
  path: '/admin/team/{username}',
  summary: 'Update the role, title and access of a person; a new role or lost access ends their sessions',
  ...manage,
  params,
  body: teamMemberChange,
  ifMatch: true,
  reply: changed,
  errors: [...body, 'resource.not_found', 'resource.version_conflict', 'team.own_account'],
});

export const previewTeamRemoval = defineRoute({
  operationId: 'team.previewRemoval',
  method: 'get',
  path: '/admin/team/{username}/removal',
  summary: 'Count what the removal of a person ends and what it leaves',
  ...manage,
  params,
  reply: { status: 200, description: 'The counts', schema: teamRemoval },
  errors: ofMember,
});

export const removeTeamMember = defineRoute({
  operationId: 'team.remove',
  method: 'delete',
  path: '/admin/team/{username}',
  summary: 'Remove a person from the team, end their sessions and reassign their pending requests',
  ...manage,
  params,
  query: teamRemovalQuery,
  reply: { status: 204, description: 'The person was removed' },
  errors: [...ofMember, 'team.own_account'],
});

export const resetTeamMfa = defineRoute({
  operationId: 'team.resetMfa',
  method: 'post',
  path: '/admin/team/{username}/reset-mfa',
  summary: 'Turn off the two-step verification of a person who lost it, and end their sessions',
  ...manage,
  params,
  reply: changed,
  errors: [...ofMember, 'team.own_account', 'mfa.not_enrolled'],
});

export const endTeamSessions = defineRoute({
  operationId: 'team.endSessions',
  method: 'post',
  path: '/admin/team/{username}/end-sessions',
  summary: 'End the sessions of a person; the own current session stays',
  ...manage,
  params,
  reply: { status: 200, description: 'The number of ended sessions', schema: endedSessions },
  errors: ofMember,
});

export const updateTeamSettings = defineRoute({
  operationId: 'team.updateSettings',
  method: 'put',
  path: '/admin/team-settings',
  summary: 'Update the rules for all staff',
  ...manage,
  body: teamSettingsChange,
  ifMatch: true,
  reply: { status: 200, description: 'The rules', schema: teamSettings },
  errors: [...body, 'resource.version_conflict', 'account.second_step_needed'],
});

export const openTeamInvite = defineRoute({
  operationId: 'team.openInvite',
  method: 'post',
  path: '/auth/team-invite',
  summary: 'Read an invitation to the team with its emailed token',
  tag,
  access: 'public',
  body: teamInviteToken,
  reply: { status: 200, description: 'The invitation', schema: teamInviteOffer },
  errors: [...body, 'auth.invalid_link', 'request.rate_limited'],
});

export const acceptTeamInvite = defineRoute({
  operationId: 'team.acceptInvite',
  method: 'post',
  path: '/auth/team-invite/accept',
  summary: 'Accept an invitation to the team with a username and a password',
  tag,
  access: 'public',
  body: teamInviteAcceptance,
  reply: { status: 200, description: 'The account was created', schema: teamInviteOutcome },
  errors: [...body, 'auth.invalid_link', 'team.username_taken', 'request.rate_limited'],
});
