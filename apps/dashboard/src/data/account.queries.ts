import { queryOptions } from '@tanstack/react-query';
import { type ApiClients, unwrap } from '@unmuted/api';

/** The customer's own profile. */
export const userInfoQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: ['user-info'],
    queryFn: ({ signal }) => unwrap(main.GET('/control/user-info', { signal })),
    staleTime: 300_000,
  });

/** The admin's own profile. */
export const adminUserInfoQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: ['admin-user-info'],
    queryFn: ({ signal }) => unwrap(main.GET('/admin/user-info', { signal })),
    staleTime: 300_000,
  });
