import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { type ApiClients, type NotificationChange, type NotificationSettings, unwrap } from '@unmuted/api';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

export const notificationKeys = {
  settings: ['notifications', 'settings'],
  list: (page: number) => ['notifications', 'list', page],
} as const;

export const notificationsPerPage = 10;

/** How the customer is told. */
export const notificationSettingsQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: notificationKeys.settings,
    queryFn: ({ signal }) => unwrap(main.GET('/control/notifications/settings', { signal })),
  });

/** A page of messages to the customer. */
export const notificationsQuery = ({ main }: ApiClients, page: number) =>
  queryOptions({
    queryKey: notificationKeys.list(page),
    queryFn: ({ signal }) => {
      const query = { page, pageSize: notificationsPerPage };
      return unwrap(main.GET('/control/notifications', { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** Settings and the version they are based on. */
export interface NotificationSave {
  change: NotificationChange;
  version: number;
}

export const changeNotifications = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: ({ change, version }: NotificationSave) =>
      unwrap(
        main.PUT('/control/notifications/settings', {
          params: { header: { 'If-Match': String(version) } },
          body: change,
          notify: skipInlineErrors,
        }),
      ),
    onSuccess: (saved: NotificationSettings, _save, _none, { client }) => {
      client.setQueryData(notificationKeys.settings, saved);
    },
    onError: (_error, _save, _none, { client }) =>
      client.invalidateQueries({ queryKey: notificationKeys.settings }),
  });
