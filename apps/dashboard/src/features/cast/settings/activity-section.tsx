import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { AdminCastEvent } from '@unmuted/api';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Pagination } from '@unmuted/ui/pagination';
import { Timeline } from '@unmuted/ui/timeline';
import { useId, useState } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { adminCastEventsQuery, eventsPerPage } from '#/data/admin-casts/admin-casts.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { eventTexts } from '#/i18n/event.messages.ts';
import { useNow } from '#/lib/use-now.ts';

/** Activity log of a cast, for the staff. */
export function ActivitySection() {
  const { i18n } = useLingui();
  const id = useId();
  const now = useNow(60_000);
  const { api, username, timeZone } = useCastContext();
  const [page, setPage] = useState(1);
  const events = useQuery(adminCastEventsQuery(api, username, page));
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load the activity</Trans>}
      query={events}
      skeleton={<RowsSkeleton count={5} />}
    >
      {({ items, total }) => (
        <Card asChild>
          <section aria-labelledby={id}>
            <CardHeader
              description={<Trans>Actions by the customer, the staff and the server.</Trans>}
              title={
                <span id={id}>
                  <Trans>Activity</Trans>
                </span>
              }
            />
            <CardBody className="grid gap-5">
              {total === 0 ? (
                <EmptyState title={<Trans>No activity yet</Trans>} />
              ) : (
                <Timeline
                  events={items.map((event) => ({
                    id: event.id,
                    at: new Date(event.at),
                    title: i18n._(eventTexts[event.action]),
                    tone: event.action === 'cast.suspended' ? 'warning' : undefined,
                    actor: <Actor by={event.by} />,
                    detail: detailOf(event),
                  }))}
                  now={new Date(now)}
                  timeZone={timeZone}
                />
              )}
              {total > eventsPerPage && (
                <Pagination onPageChange={setPage} page={page} pageSize={eventsPerPage} total={total} />
              )}
            </CardBody>
          </section>
        </Card>
      )}
    </QueryContent>
  );
}

function Actor({ by: { kind, name } }: Pick<AdminCastEvent, 'by'>) {
  if (kind === 'system') return <Trans>The server</Trans>;
  if (kind === 'admin') return <Trans>{name}, staff</Trans>;
  return name === null ? null : <Trans>{name}, customer</Trans>;
}

/**
 * Returns entered text or a chosen value, such as a reason or title. Numbers are meaningless without their
 * label.
 */
function detailOf({ details }: AdminCastEvent) {
  const detail = [details.reason, details.title, details.value].find((each) => typeof each === 'string');
  return detail === undefined ? undefined : <bdi className="whitespace-pre-line wrap-anywhere">{detail}</bdi>;
}
