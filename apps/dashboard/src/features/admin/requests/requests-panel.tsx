import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { AdminRequest, ApiClients } from '@unmuted/api';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { DataList } from '@unmuted/ui/data-list';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Pagination } from '@unmuted/ui/pagination';
import { Segmented } from '@unmuted/ui/segmented';
import { useId, useState } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { adminRequestsQuery, requestsPerPage } from '#/data/plans/plans.queries.ts';
import { ApproveDialog, RefuseDialog } from '#/features/admin/requests/answer-dialogs.tsx';
import { ApproveStationDialog } from '#/features/admin/requests/approve-station-dialog.tsx';
import { RequestItem } from '#/features/admin/requests/request-item.tsx';
import { type RequestsSearch, requestsParams } from '#/features/admin/requests/requests.search.ts';
import { usePermission } from '#/session/use-permission.ts';

export interface RequestsPanelProps {
  api: ApiClients;
  search: RequestsSearch;
  onSearch: (part: RequestsSearch) => void;
}

/** The product requests of all customers. Pending ones come oldest first. */
export function RequestsPanel({ api, search, onSearch }: RequestsPanelProps) {
  const id = useId();
  const [opened, setOpened] = useState<{ act: 'approve' | 'refuse'; request: AdminRequest } | null>(null);
  const params = requestsParams(search);
  const requests = useQuery(adminRequestsQuery(api, params));
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
              actions={<RequestFilters onSearch={onSearch} search={search} />}
              description={
                <Trans>Approving a request creates the cast or the station and notifies the customer.</Trans>
              }
              title={
                <span id={id}>
                  <Trans>Requests</Trans>
                </span>
              }
            />
            {items.length === 0 ? (
              <CardBody>
                <NoRequests search={search} />
              </CardBody>
            ) : (
              <DataList className="pt-2 pb-1">
                {items.map((request) => (
                  <RequestItem
                    api={api}
                    key={request.id}
                    onAnswer={mayAnswer ? (act) => setOpened({ act, request }) : undefined}
                    request={request}
                  />
                ))}
              </DataList>
            )}
            {total > requestsPerPage && (
              <CardBody>
                <Pagination
                  onPageChange={(page) => onSearch({ page })}
                  page={params.page}
                  pageSize={requestsPerPage}
                  total={total}
                />
              </CardBody>
            )}
            {dialog && opened?.act === 'approve' && opened.request.kind === 'cast' && (
              <ApproveDialog {...dialog} />
            )}
            {dialog && opened?.act === 'approve' && opened.request.kind === 'station' && (
              <ApproveStationDialog {...dialog} />
            )}
            {dialog && opened?.act === 'refuse' && <RefuseDialog {...dialog} />}
          </section>
        </Card>
      )}
    </QueryContent>
  );
}

/** A change of a filter leads to the first page. */
function RequestFilters({ search, onSearch }: Omit<RequestsPanelProps, 'api'>) {
  const { t } = useLingui();
  return (
    <>
      <Segmented
        aria-label={t`Assigned to`}
        onValueChange={(assignee) =>
          onSearch({ assignee: assignee === 'all' ? undefined : assignee, page: undefined })
        }
        options={[
          { value: 'all', label: t({ message: 'All', context: 'requests of any assignee' }) },
          { value: 'me', label: t({ message: 'Mine', context: 'requests' }) },
          { value: 'none', label: t({ message: 'Unassigned', context: 'requests' }) },
        ]}
        value={search.assignee ?? 'all'}
      />
      <Segmented
        aria-label={t`Requests shown`}
        onValueChange={(state) => onSearch({ state: state === 'all' ? 'all' : undefined, page: undefined })}
        options={[
          { value: 'pending', label: t({ message: 'Waiting', context: 'requests' }) },
          { value: 'all', label: t`Any state` },
        ]}
        value={search.state ?? 'pending'}
      />
    </>
  );
}

function NoRequests({ search: { state, assignee } }: { search: RequestsSearch }) {
  if (assignee === 'me')
    return (
      <EmptyState
        description={
          <Trans>Assign a request to yourself, so that others know that you take care of it.</Trans>
        }
        title={<Trans>No requests are assigned to you</Trans>}
      />
    );
  if (assignee === 'none') return <EmptyState title={<Trans>Every request has an assignee</Trans>} />;
  return (
    <EmptyState
      description={<Trans>Customers request the public plans on their dashboard.</Trans>}
      title={
        state === 'all' ? <Trans>There are no requests yet</Trans> : <Trans>No requests are waiting</Trans>
      }
    />
  );
}
