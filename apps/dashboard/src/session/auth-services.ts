import { type AdminUser, type ApiClients, type CustomerUser, unwrap } from '@unmuted/api';

export interface CustomerCredentials {
  email: string;
  password: string;
}

export interface AdminCredentials {
  username: string;
  password: string;
}

export interface SignedIn<User> {
  token: string;
  user: User;
}

/** The calls of the session; a reply without a token is refused by the machine. */
export function createAuthServices({ main }: ApiClients) {
  // A failed sign-in is shown by its form, in the server's words, so it opts out of the notification.
  const quiet = { notify: false };
  return {
    signInCustomer: async (
      body: CustomerCredentials,
      signal?: AbortSignal,
    ): Promise<SignedIn<CustomerUser>> => {
      const { token, user } = await unwrap(main.POST('/authenticate', { body, signal, ...quiet }));
      return { token, user };
    },
    signInAdmin: async (body: AdminCredentials, signal?: AbortSignal): Promise<SignedIn<AdminUser>> => {
      const { token, username, name, role, title, email } = await unwrap(
        main.POST('/admin/authenticate', { body, signal, ...quiet }),
      );
      return { token, user: { username, name, role, title, email } };
    },
    renewCustomer: () => unwrap(main.POST('/control/keep-alive', quiet)),
    renewAdmin: () => unwrap(main.POST('/admin/keep-alive', quiet)),
  };
}
