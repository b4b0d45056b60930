import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  type AdminProfileChange,
  type ApiClients,
  type CustomerProfileChange,
  type EmailChange,
  type PasswordChange,
  unwrap,
} from '@unmuted/api';
import { proofBody } from '#/data/proof-body.ts';
import { securityKeys } from '#/data/security/security.keys.ts';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

export const accountKeys = { customer: ['user-info'], admin: ['admin-user-info'] } as const;

/** The customer's own profile. */
export const userInfoQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: accountKeys.customer,
    queryFn: ({ signal }) => unwrap(main.GET('/control/user-info', { signal })),
    staleTime: 300_000,
  });

/** The admin's own profile. */
export const adminUserInfoQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: accountKeys.admin,
    queryFn: ({ signal }) => unwrap(main.GET('/admin/user-info', { signal })),
    staleTime: 300_000,
  });

const inPlace = { notify: skipInlineErrors };

/** Saves the customer's own profile, as a whole. */
export const changeCustomerProfile = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: CustomerProfileChange) => unwrap(main.PUT('/control/user-info', { body, ...inPlace })),
    onSuccess: (user, _body, _none, { client }) => {
      client.setQueryData(accountKeys.customer, user);
      return client.invalidateQueries({ queryKey: securityKeys.activity });
    },
  });

/** Saves the admin's own profile, as a whole. */
export const changeAdminProfile = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: AdminProfileChange) => unwrap(main.PUT('/admin/user-info', { body, ...inPlace })),
    onSuccess: (user, _body, _none, { client }) => {
      client.setQueryData(accountKeys.admin, user);
      return client.invalidateQueries({ queryKey: securityKeys.activity });
    },
  });

/** Sends a link to a new address; the old one stays until it is opened. */
export const changeEmail = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: EmailChange) =>
      unwrap(main.POST('/control/user-info/email', { body: proofBody(body), ...inPlace })),
    onSuccess: (_sent, _body, _none, { client }) =>
      client.invalidateQueries({ queryKey: securityKeys.activity }),
  });

/** Confirms the new address with the token of the opened link. */
export const confirmEmail = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (token: string) =>
      unwrap(main.POST('/control/user-info/email/confirm', { body: { token }, ...inPlace })),
    onSuccess: (user, _token, _none, { client }) => {
      client.setQueryData(accountKeys.customer, user);
      return client.invalidateQueries({ queryKey: securityKeys.activity });
    },
  });

/** Changes the password; ends every other session and returns their number. */
export const changePassword = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: PasswordChange) =>
      unwrap(main.POST('/control/user-info/password', { body: proofBody(body), ...inPlace })),
    onSuccess: (_ended, _body, _none, { client }) => client.invalidateQueries({ queryKey: securityKeys.all }),
  });
