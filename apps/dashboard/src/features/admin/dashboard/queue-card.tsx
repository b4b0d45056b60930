import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AdminDashboard } from '@unmuted/api';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { DataList, DataListItem } from '@unmuted/ui/data-list';
import { Link as TextLink } from '@unmuted/ui/link';
import { useId } from 'react';
import { AgeSince } from '#/components/timestamp/timestamp.tsx';

const to = '/admin/customers/requests';

/** The oldest requests that are assigned to the user, and how many have no assignee. */
export function QueueCard({ queue: { total, requests, unassigned } }: { queue: AdminDashboard['queue'] }) {
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHeader
          actions={
            unassigned > 0 && (
              <TextLink asChild className="touch-target">
                <Link search={{ assignee: 'none' }} to={to}>
                  <Plural one="# unassigned request" other="# unassigned requests" value={unassigned} />
                </Link>
              </TextLink>
            )
          }
          className={requests.length === 0 ? 'pb-4' : undefined}
          description={
            <Plural
              _0="No requests are assigned to you."
              one="One request is assigned to you."
              other="# requests are assigned to you."
              value={total}
            />
          }
          title={
            <span id={id}>
              <Trans>My queue</Trans>
            </span>
          }
        />
        {requests.length > 0 && (
          <DataList className="pt-2 pb-1">
            {requests.map((request) => (
              <QueuedRequest key={request.id} request={request} />
            ))}
          </DataList>
        )}
        {total > requests.length && (
          <CardBody className="pt-1">
            <TextLink asChild className="touch-target justify-self-start">
              <Link search={{ assignee: 'me' }} to={to}>
                <Trans>Show all {total}</Trans>
              </Link>
            </TextLink>
          </CardBody>
        )}
      </section>
    </Card>
  );
}

/** A row that is a link as a whole. */
function QueuedRequest({
  request: { id, account, plan, createdAt },
}: {
  request: AdminDashboard['queue']['requests'][number];
}) {
  return (
    <DataListItem
      className="relative has-[a:hover]:text-accent-text"
      description={plan === null ? <Trans>Station</Trans> : <bdi>{plan}</bdi>}
      meta={
        <span className="text-13 text-fg-subtle">
          <Trans>
            waiting for <AgeSince at={createdAt} />
          </Trans>
        </span>
      }
      title={
        <Link
          className="underline decoration-border-strong underline-offset-3 after:absolute after:inset-0 hover:decoration-current"
          hash={id}
          search={{ assignee: 'me' }}
          to={to}
        >
          <bdi>{account}</bdi>
        </Link>
      }
    />
  );
}
