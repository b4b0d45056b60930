import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { AdminCastEvent, AdminCustomer, ApiClients } from '@unmuted/api';
import { CardBody } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Pagination } from '@unmuted/ui/pagination';
import { Timeline } from '@unmuted/ui/timeline';
import { useState } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { customerEventsPerPage, customerEventsQuery } from '#/data/customers/customers.queries.ts';
import { SectionCard } from '#/features/admin/customer/section-card.tsx';
import { eventTexts } from '#/i18n/event.messages.ts';
import { useNow } from '#/lib/use-now.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

interface ActivityCardProps {
  api: ApiClients;
  customer: Pick<AdminCustomer, 'id'>;
}

/** What the people of a customer and staff did. */
export function ActivityCard({ api, customer: { id } }: ActivityCardProps) {
  const { i18n } = useLingui();
  const now = useNow(60_000);
  const timeZone = useTimeZone();
  const [page, setPage] = useState(1);
  const events = useQuery(customerEventsQuery(api, id, page));
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load the activity</Trans>}
      query={events}
      skeleton={<RowsSkeleton count={5} hasTitle />}
    >
      {({ items, total }) => (
        <SectionCard
          description={<Trans>Actions by the customer, the staff and the server.</Trans>}
          title={<Trans>Activity</Trans>}
        >
          <CardBody className="grid gap-5">
            {total === 0 ? (
              <EmptyState title={<Trans>No activity yet</Trans>} />
            ) : (
              <Timeline
                events={items.map((event) => ({
                  id: event.id,
                  at: new Date(event.at),
                  title: i18n._(eventTexts[event.action]),
                  actor: <Actor by={event.by} />,
                  detail: detailOf(event),
                }))}
                now={new Date(now)}
                timeZone={timeZone}
              />
            )}
            {total > customerEventsPerPage && (
              <Pagination onPageChange={setPage} page={page} pageSize={customerEventsPerPage} total={total} />
            )}
          </CardBody>
        </SectionCard>
      )}
    </QueryContent>
  );
}

function Actor({ by: { kind, name } }: Pick<AdminCastEvent, 'by'>) {
  if (kind === 'system') return <Trans>The server</Trans>;
  if (kind === 'admin') return <Trans>{name}, staff</Trans>;
  return name === null ? null : <bdi>{name}</bdi>;
}

/** The cast that the event is about, and an entered reason or title. */
function detailOf({ details }: AdminCastEvent) {
  const parts = [details.cast, details.reason ?? details.title].filter((each) => typeof each === 'string');
  return parts.length === 0 ? undefined : (
    <bdi className="whitespace-pre-line wrap-anywhere">{parts.join(': ')}</bdi>
  );
}
