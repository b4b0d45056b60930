import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { useAccount } from '#/features/account/shell/use-account.ts';
import type { SessionUser } from '#/session/session-user.ts';

/** Saves a profile and updates the session immediately. */
export function useSaveProfile<User extends SessionUser, Body>(
  change: (api: ApiClients) => UseMutationOptions<User, Error, Body>,
): (body: Body) => Promise<User> {
  const { api, keepUser } = useAccount();
  const { mutateAsync } = useMutation(change(api));
  return async (body) => {
    const saved = await mutateAsync(body);
    keepUser(saved);
    return saved;
  };
}
