import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiClients, ApiError, type LinkOutcome, type Registration, unwrap } from '@unmuted/api';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

/** Registers an account. The response doesn’t reveal whether the address already has one. */
export const register = ({ main }: ApiClients, { company, ...person }: Registration) =>
  unwrap(
    main.POST('/auth/register', {
      body: { ...person, ...(company !== undefined && { company }) },
      notify: skipInlineErrors,
    }),
  );

/** Resends the confirmation link. The screen shows failures inline. */
export const resendVerification = ({ main }: ApiClients, body: { email: string }) =>
  unwrap(main.POST('/auth/resend', { body, notify: false }));

/** Sends a password reset link. The response doesn’t reveal whether there is an account. */
export const forgotPassword = ({ main }: ApiClients, body: { email: string }) =>
  unwrap(main.POST('/auth/forgot', { body, notify: skipInlineErrors }));

/** Sets the new password; ends every session of the account. */
export const resetPassword = ({ main }: ApiClients, body: { token: string; password: string }) =>
  unwrap(main.POST('/auth/reset', { body, notify: skipInlineErrors }));

/** The result of a confirmation link. `failed`: no response; can be retried. */
export type Verification =
  | { status: 'verified'; email: LinkOutcome['email'] }
  | { status: 'link_invalid' }
  | { status: 'failed'; error: unknown };

const verificationQuery = ({ main }: ApiClients, token: string) =>
  queryOptions({
    queryKey: ['verification', token],
    queryFn: async (): Promise<Verification> => {
      try {
        const { email } = await unwrap(main.POST('/auth/verify', { body: { token }, notify: false }));
        return { status: 'verified', email };
      } catch (error) {
        if (error instanceof ApiError && error.status === 422) return { status: 'link_invalid' };
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/**
 * Confirms a registration link. A link can be used once: so each is sent once in the lifetime of the page and its result
 * is cached. Failures are not cached.
 */
export async function verify(
  { api, queryClient }: { api: ApiClients; queryClient: QueryClient },
  token: string,
): Promise<Verification> {
  try {
    return await queryClient.fetchQuery(verificationQuery(api, token));
  } catch (error) {
    return { status: 'failed', error };
  }
}
