import { type MutationFunctionContext, mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  type ApiClients,
  type Invitation,
  type InvitationAcceptance,
  type People,
  type PersonChange,
  unwrap,
} from '@unmuted/api';
import { proofBody } from '#/data/proof-body.ts';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

export const peopleKeys = { all: ['people'] } as const;
const inPlace = { notify: skipInlineErrors };

/** The people of the account, its invitations and the products that the user may see. */
export const peopleQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: peopleKeys.all,
    queryFn: ({ signal }) => unwrap(main.GET('/control/people', { signal })),
    staleTime: 30_000,
  });

/** Every change answers with the new list. */
const onSuccess = (people: People, _body: unknown, _none: unknown, { client }: MutationFunctionContext) => {
  client.setQueryData(peopleKeys.all, people);
};

export const invitePerson = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: Invitation) => unwrap(main.POST('/control/people-invites', { body, ...inPlace })),
    onSuccess,
  });

/** Sends an invitation again, with a new link. */
export const resendInvitation = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (id: string) =>
      unwrap(main.POST('/control/people-invites/{id}/resend', { params: { path: { id } } })),
    onSuccess,
  });

export const cancelInvitation = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (id: string) =>
      unwrap(main.DELETE('/control/people-invites/{id}', { params: { path: { id } }, ...inPlace })),
    onSuccess,
  });

export const changePerson = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (body: PersonChange) =>
      unwrap(main.PUT('/control/people/{id}', { params: { path: { id } }, body, ...inPlace })),
    onSuccess,
  });

export const removePerson = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: () => unwrap(main.DELETE('/control/people/{id}', { params: { path: { id } }, ...inPlace })),
    onSuccess,
  });

/** Transfers the ownership; returns the user's own profile. */
export const makeOwner = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (body: { password: string; code?: string | undefined }) =>
      unwrap(
        main.POST('/control/people/{id}/make-owner', {
          params: { path: { id } },
          body: proofBody(body),
          ...inPlace,
        }),
      ),
  });

/** Leaves the account; returns the user's profile in an account of their own. */
export const leaveAccount = ({ main }: ApiClients) =>
  mutationOptions({ mutationFn: () => unwrap(main.POST('/control/people/leave', inPlace)) });

/** Joins the account of an invitation; returns the user's profile in it. */
export const joinAccount = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (token: string) => unwrap(main.POST('/control/people/join', { body: { token }, ...inPlace })),
  });

/** The invitation of an emailed link. */
export const invitationQuery = ({ main }: ApiClients, token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) =>
      unwrap(main.POST('/auth/invitation', { body: { token }, signal, notify: false })),
    staleTime: 60_000,
    retry: false,
  });

/** Creates the sign-in of a new person. */
export const acceptInvitation = ({ main }: ApiClients, body: InvitationAcceptance) =>
  unwrap(main.POST('/auth/invitation/accept', { body, ...inPlace }));
