import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { notificationSettingsQuery, notificationsQuery } from '#/data/notifications/notifications.queries.ts';
import { NotificationForm } from '#/features/account/notifications/notification-form.tsx';
import { ReceiptsCard } from '#/features/account/notifications/receipts-card.tsx';
import { FormSkeleton } from '#/features/account/shell/form-skeleton.tsx';
import { useAccount } from '#/features/account/shell/use-account.ts';

/** What is mailed and when, and the messages that were sent. */
export function NotificationsScreen() {
  const { api } = useAccount();
  const [page, setPage] = useState(1);
  const settings = useQuery(notificationSettingsQuery(api));
  const messages = useQuery(notificationsQuery(api, page));
  return (
    <>
      <QueryContent
        failedTitle={<Trans>Couldn’t load your notification settings</Trans>}
        query={settings}
        skeleton={<FormSkeleton rows={3} />}
      >
        {(saved) => <NotificationForm settings={saved} />}
      </QueryContent>
      <QueryContent
        failedTitle={<Trans>Couldn’t load the messages</Trans>}
        query={messages}
        skeleton={<RowsSkeleton count={3} hasTitle />}
      >
        {(list) => <ReceiptsCard list={list} onPage={setPage} page={page} />}
      </QueryContent>
    </>
  );
}
