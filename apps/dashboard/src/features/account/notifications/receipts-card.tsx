import { Trans, useLingui } from '@lingui/react/macro';
import type { Notification, NotificationList } from '@unmuted/api';
import { DataList, DataListItem } from '@unmuted/ui/data-list';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Pagination } from '@unmuted/ui/pagination';
import { StatusPill } from '@unmuted/ui/status-pill';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { notificationsPerPage } from '#/data/notifications/notifications.queries.ts';
import { notificationTitles } from '#/features/account/notifications/notifications.messages.ts';
import { SectionCard } from '#/features/account/shell/section-card.tsx';

export interface ReceiptsCardProps {
  list: NotificationList;
  page: number;
  onPage: (page: number) => void;
}

/** Messages of the last 30 days with their receipts. */
export function ReceiptsCard({ list: { items, total }, page, onPage }: ReceiptsCardProps) {
  const { i18n } = useLingui();
  return (
    <SectionCard
      description={<Trans>The last 30 days, with whether the mail server accepted them.</Trans>}
      title={<Trans>Messages to you</Trans>}
    >
      {items.length === 0 ? (
        <EmptyState className="pb-8" title={<Trans>No messages yet</Trans>} />
      ) : (
        <DataList className="border-t border-border-soft">
          {items.map((message) => (
            <DataListItem
              description={
                <span className="flex flex-wrap gap-x-3">
                  <bdi>{message.about}</bdi>
                  <Timestamp at={message.at} />
                </span>
              }
              key={message.id}
              meta={<Receipt message={message} />}
              title={i18n._(notificationTitles[message.kind])}
            />
          ))}
        </DataList>
      )}
      {total > notificationsPerPage && (
        <Pagination
          className="px-(--card-pad) py-3"
          onPageChange={onPage}
          page={page}
          pageSize={notificationsPerPage}
          total={total}
        />
      )}
    </SectionCard>
  );
}

function Receipt({ message: { state } }: { message: Notification }) {
  if (state === 'sent')
    return (
      <StatusPill status="passed">
        <Trans context="a message">Sent</Trans>
      </StatusPill>
    );
  if (state === 'failed')
    return (
      <StatusPill status="failed">
        <Trans context="a message">Failed</Trans>
      </StatusPill>
    );
  return (
    <StatusPill status="pending">
      <Trans context="a message">Waiting</Trans>
    </StatusPill>
  );
}
