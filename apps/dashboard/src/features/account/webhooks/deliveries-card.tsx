import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { limits, type Webhook, type WebhookDelivery } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { Button } from '@unmuted/ui/button';
import { DataList, DataListItem } from '@unmuted/ui/data-list';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Pagination } from '@unmuted/ui/pagination';
import { useState } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { deliveriesPerPage, deliveriesQuery } from '#/data/webhooks/webhooks.queries.ts';
import { SectionCard } from '#/features/account/shell/section-card.tsx';
import { useAccount } from '#/features/account/shell/use-account.ts';
import { DeliveryDrawer } from '#/features/account/webhooks/delivery-drawer.tsx';
import { webhookErrorTexts, webhookEventNames } from '#/features/account/webhooks/webhook.messages.ts';
import { DeliveryStatus } from '#/features/account/webhooks/webhook-status.tsx';

const pagePath = '/_customer/template/pages/setting/webhooks/$id';

/** The deliveries of a webhook in the last 30 days. */
export function DeliveriesCard({ webhook }: { webhook: Webhook }) {
  const { api } = useAccount();
  const { page = 1 } = useSearch({ from: pagePath });
  const navigate = useNavigate({ from: '/template/pages/setting/webhooks/$id' });
  const query = useQuery(deliveriesQuery(api, webhook.id, page));
  const [opened, setOpened] = useState<WebhookDelivery | null>(null);
  const days = limits.webhookLogDays;
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load the deliveries</Trans>}
      query={query}
      skeleton={<RowsSkeleton count={5} hasTitle />}
    >
      {({ items, total }) => (
        <SectionCard description={<Trans>Kept for {days} days.</Trans>} title={<Trans>Deliveries</Trans>}>
          {items.length === 0 ? (
            <EmptyState
              className="pb-8"
              description={<Trans>Messages appear here once an event happens or you send a test.</Trans>}
              title={<Trans>No deliveries yet</Trans>}
            />
          ) : (
            <DataList className="border-t border-border-soft">
              {items.map((delivery) => (
                <DeliveryRow delivery={delivery} key={delivery.id} onOpen={() => setOpened(delivery)} />
              ))}
            </DataList>
          )}
          {total > deliveriesPerPage && (
            <Pagination
              className="px-(--card-pad) py-3"
              onPageChange={(next) => void navigate({ search: next > 1 ? { page: next } : {} })}
              page={page}
              pageSize={deliveriesPerPage}
              total={total}
            />
          )}
          {opened && <DeliveryDrawer delivery={opened} onClose={() => setOpened(null)} webhook={webhook} />}
        </SectionCard>
      )}
    </QueryContent>
  );
}

function DeliveryRow({ delivery, onOpen }: { delivery: WebhookDelivery; onOpen: () => void }) {
  const { t, i18n } = useLingui();
  const { event, eventAt, isTest, status, error, tries, nextTryAt } = delivery;
  const name = i18n._(webhookEventNames[event]);
  const code = String(status);
  return (
    <DataListItem
      action={
        <Button aria-label={t`Details: ${name}`} onClick={onOpen} size="sm">
          <Trans>Details</Trans>
        </Button>
      }
      description={
        <span className="flex flex-wrap gap-x-3">
          <Timestamp at={eventAt} />
          {status !== null && (
            <span>
              <Trans>Status {code}</Trans>
            </span>
          )}
          {error !== null && <span>{i18n._(webhookErrorTexts[error])}</span>}
          {tries > 1 && (
            <span>
              <Plural one="# try" other="# tries" value={tries} />
            </span>
          )}
          {tries > 0 && nextTryAt && (
            <span>
              <Trans>
                next try <Timestamp at={nextTryAt} />
              </Trans>
            </span>
          )}
        </span>
      }
      meta={<DeliveryStatus delivery={delivery} />}
      title={
        <span className="flex flex-wrap items-center gap-x-2">
          {name}
          {isTest && (
            <Badge tone="info">
              <Trans>Test</Trans>
            </Badge>
          )}
        </span>
      }
    />
  );
}
