import { type MutationFunctionContext, mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  type ApiClients,
  ApiError,
  type TeamInviteAcceptance,
  type TeamInviteOffer,
  type TeamInviteRequest,
  type TeamMember,
  type TeamMemberChange,
  unwrap,
} from '@unmuted/api';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

export const teamKeys = {
  all: ['team'],
  removal: (username: string) => ['team', 'removal', username],
} as const;

const inPlace = { notify: skipInlineErrors };
const path = (username: string) => ({ path: { username } });
const over = (version: number) => ({ 'If-Match': String(version) });

/** The staff, the pending invitations and the rules for all staff. */
export const teamQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: teamKeys.all,
    queryFn: ({ signal }) => unwrap(main.GET('/admin/team', { signal })),
    staleTime: 15_000,
    refetchInterval: 60_000,
  });

/** What the removal of a person ends and leaves; read when it is asked for. */
export const teamRemovalQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: teamKeys.removal(username),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/admin/team/{username}/removal', { params: path(username), signal, ...inPlace })),
    staleTime: 0,
  });

/** Also after a failure: someone else may have changed the team. */
const onSettled = (
  _data: unknown,
  _error: unknown,
  _body: unknown,
  _result: unknown,
  { client }: MutationFunctionContext,
) => client.invalidateQueries({ queryKey: teamKeys.all, exact: true });

/** Invites a person by email. */
export const inviteToTeam = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: TeamInviteRequest) => unwrap(main.POST('/admin/team-invites', { body, ...inPlace })),
    onSettled,
  });

/** Sends an invitation again, with a new link. */
export const resendTeamInvite = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (id: string) =>
      unwrap(main.POST('/admin/team-invites/{id}/resend', { params: { path: { id } } })),
    onSettled,
  });

/** Cancels an invitation. */
export const cancelTeamInvite = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (id: string) =>
      unwrap(main.DELETE('/admin/team-invites/{id}', { params: { path: { id } }, ...inPlace })),
    onSettled,
  });

/** Changes the role, title or access of a person. */
export const changeTeamMember = (
  { main }: ApiClients,
  { username, version }: Pick<TeamMember, 'username' | 'version'>,
) =>
  mutationOptions({
    mutationFn: (body: TeamMemberChange) => {
      const params = { ...path(username), header: over(version) };
      return unwrap(main.PUT('/admin/team/{username}', { params, body, ...inPlace }));
    },
    onSettled,
  });

/** Removes a person from the team; their requests go to the assignee, or to nobody. */
export const removeTeamMember = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (assignee: string | null) => {
      const params = { ...path(username), query: assignee === null ? {} : { assignee } };
      return unwrap(main.DELETE('/admin/team/{username}', { params, ...inPlace }));
    },
    onSettled: (...settled) =>
      Promise.all([
        onSettled(...settled),
        settled[4].client.invalidateQueries({ queryKey: ['admin-requests'] }),
      ]),
  });

/** Turns the second step of a person off. */
export const resetTeamMfa = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: () =>
      unwrap(main.POST('/admin/team/{username}/reset-mfa', { params: path(username), ...inPlace })),
    onSettled,
  });

/** Signs a person out everywhere. */
export const endTeamSessions = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: () =>
      unwrap(main.POST('/admin/team/{username}/end-sessions', { params: path(username), ...inPlace })),
    onSettled,
  });

/** Changes the rules for all staff. */
export const changeTeamSettings = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: ({ version, requiresSecondStep }: { version: number; requiresSecondStep: boolean }) => {
      const params = { header: over(version) };
      return unwrap(main.PUT('/admin/team-settings', { params, body: { requiresSecondStep }, ...inPlace }));
    },
    onSettled,
  });

/** A link without a token is not sent to the server. */
const invalidLink = new ApiError({
  status: 422,
  problem: {
    type: 'about:blank',
    title: '',
    status: 422,
    code: 'auth.invalid_link',
    message: '',
    requestId: '',
  },
});

/** What an emailed invitation offers, or why it could not be read. */
export async function openTeamInvite(
  { main }: ApiClients,
  token: string,
): Promise<{ offer: TeamInviteOffer; error?: undefined } | { offer?: undefined; error: unknown }> {
  if (token === '') return { error: invalidLink };
  try {
    return { offer: await unwrap(main.POST('/auth/team-invite', { body: { token }, ...inPlace })) };
  } catch (error) {
    return { error };
  }
}

/** Accepts an invitation with a username and a password. */
export const acceptTeamInvite = ({ main }: ApiClients, body: TeamInviteAcceptance) =>
  unwrap(main.POST('/auth/team-invite/accept', { body, ...inPlace }));
