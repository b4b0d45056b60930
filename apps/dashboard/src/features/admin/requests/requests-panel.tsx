import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AdminRequest, ApiClients } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { DataList, DataListItem } from '@unmuted/ui/data-list';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Link as TextLink } from '@unmuted/ui/link';
import { Pagination } from '@unmuted/ui/pagination';
import { Segmented } from '@unmuted/ui/segmented';
import { useId, useState } from 'react';
import { LimitsText } from '#/components/plan-limits/limits-text.tsx';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RequestStatus } from '#/components/request-status/request-status.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { adminRequestsQuery, requestsPerPage } from '#/data/plans/plans.queries.ts';
import { ApproveDialog, RefuseDialog } from '#/features/admin/requests/answer-dialogs.tsx';
import { usePermission } from '#/session/use-permission.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

type Shown = 'pending' | 'all';

/** The product requests of all customers. Pending ones come oldest first. */
export function RequestsPanel({ api }: { api: ApiClients }) {
  const { t } = useLingui();
  const id = useId();
  const [shown, setShown] = useState<Shown>('pending');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<{ act: 'approve' | 'refuse'; request: AdminRequest } | null>(null);
  const requests = useQuery(
    adminRequestsQuery(api, { state: shown === 'pending' ? 'pending' : undefined, page }),
  );
  const mayAnswer = usePermission('casts.manage');
  const dialog = opened && { api, request: opened.request, onClose: () => setOpened(null) };
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load the requests</Trans>}
      query={requests}
      skeleton={<RowsSkeleton count={4} hasTitle />}
    >
      {({ items, total }) => (
        <Card asChild>
          <section aria-labelledby={id}>
            <CardHeader
              actions={
                <Segmented<Shown>
                  aria-label={t`Requests shown`}
                  onValueChange={(next) => {
                    setShown(next);
                    setPage(1);
                  }}
                  options={[
                    { value: 'pending', label: t`Waiting` },
                    { value: 'all', label: t`All` },
                  ]}
                  value={shown}
                />
              }
              description={<Trans>Approving a request creates the cast and notifies the customer.</Trans>}
              title={
                <span id={id}>
                  <Trans>Requests</Trans>
                </span>
              }
            />
            {items.length === 0 ? (
              <CardBody>
                <EmptyState
                  description={<Trans>Customers request the public plans on their dashboard.</Trans>}
                  title={
                    shown === 'pending' ? (
                      <Trans>No requests are waiting</Trans>
                    ) : (
                      <Trans>There are no requests yet</Trans>
                    )
                  }
                />
              </CardBody>
            ) : (
              <DataList className="pt-2 pb-1">
                {items.map((request) => (
                  <RequestItem
                    key={request.id}
                    onAnswer={mayAnswer ? (act) => setOpened({ act, request }) : undefined}
                    request={request}
                  />
                ))}
              </DataList>
            )}
            {total > requestsPerPage && (
              <CardBody>
                <Pagination onPageChange={setPage} page={page} pageSize={requestsPerPage} total={total} />
              </CardBody>
            )}
            {dialog && opened?.act === 'approve' && <ApproveDialog {...dialog} />}
            {dialog && opened?.act === 'refuse' && <RefuseDialog {...dialog} />}
          </section>
        </Card>
      )}
    </QueryContent>
  );
}

interface RequestItemProps {
  request: AdminRequest;
  onAnswer: ((act: 'approve' | 'refuse') => void) | undefined;
}

function RequestItem({ request, onAnswer }: RequestItemProps) {
  const { t } = useLingui();
  const timeZone = useTimeZone();
  const { account, person, plan, name, address, note, state, createdAt, reason, cast, answeredBy } = request;
  const accountName = account.name;
  const by = answeredBy ?? '';
  return (
    <DataListItem
      action={
        state === 'pending' && onAnswer ? (
          <span className="flex flex-wrap justify-end gap-2">
            <Button
              aria-label={t`Approve the request of ${accountName}`}
              onClick={() => onAnswer('approve')}
              size="sm"
            >
              <Trans>Approve…</Trans>
            </Button>
            <Button
              aria-label={t`Refuse the request of ${accountName}`}
              onClick={() => onAnswer('refuse')}
              size="sm"
              variant="ghost"
            >
              <Trans>Refuse…</Trans>
            </Button>
          </span>
        ) : null
      }
      description={
        <span className="grid gap-1">
          <span>
            <bdi>{plan.name}</bdi> · <LimitsText limits={plan.limits} />
          </span>
          <span>
            <bdi>{name}</bdi>
            {address !== null && <> · {address}</>}
            {person && (
              <>
                {' · '}
                <bdi>{person.email}</bdi>
              </>
            )}
          </span>
          {note !== '' && <bdi className="whitespace-pre-line text-fg wrap-anywhere">{note}</bdi>}
          {reason !== null && (
            <span className="wrap-anywhere">
              <Trans>
                Refused by {by}: <bdi>{reason}</bdi>
              </Trans>
            </span>
          )}
          {cast !== null && (
            <TextLink asChild className="touch-target justify-self-start">
              <Link params={{ username: cast }} to="/admin/cast/$username">
                {cast}
              </Link>
            </TextLink>
          )}
        </span>
      }
      meta={
        <span className="grid justify-items-end gap-1">
          <RequestStatus state={state} />
          <Timestamp at={createdAt} timeZone={timeZone} />
        </span>
      }
      title={<bdi>{accountName}</bdi>}
    />
  );
}
