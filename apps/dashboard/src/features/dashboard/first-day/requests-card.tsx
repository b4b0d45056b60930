import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ApiClients, ProductRequest } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardHeader } from '@unmuted/ui/card';
import { DataList, DataListItem } from '@unmuted/ui/data-list';
import { Link as TextLink } from '@unmuted/ui/link';
import { useId, useRef, useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RequestStatus } from '#/components/request-status/request-status.tsx';
import { RequestedStream } from '#/components/request-status/requested-stream.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { ownRequestsQuery } from '#/data/product-requests/product-requests.queries.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

const CancelRequestDialog = lazyOverlay(
  async () => (await import('#/features/dashboard/first-day/cancel-request-dialog.tsx')).CancelRequestDialog,
);

export interface RequestsCardProps {
  api: ApiClients;
  /** Leaves out answered and cancelled requests. */
  isPendingOnly?: boolean;
}

/** The requests of the account with their answers; nothing without requests. */
export function RequestsCard({ api, isPendingOnly = false }: RequestsCardProps) {
  const id = useId();
  const requests = useQuery(ownRequestsQuery(api));
  return (
    <QueryContent failedTitle={<Trans>Couldn’t load your requests</Trans>} query={requests} skeleton={null}>
      {({ items: all }) => {
        const items = isPendingOnly ? all.filter(({ state }) => state === 'pending') : all;
        return items.length === 0 ? null : (
          <Card asChild>
            <section aria-labelledby={id}>
              <CardHeader
                title={
                  <span id={id}>
                    <Trans>Your requests</Trans>
                  </span>
                }
              />
              <DataList className="pt-2 pb-1">
                {items.map((request) => (
                  <RequestItem api={api} key={request.id} request={request} />
                ))}
              </DataList>
            </section>
          </Card>
        );
      }}
    </QueryContent>
  );
}

function RequestItem({ api, request }: { api: ApiClients; request: ProductRequest }) {
  const timeZone = useTimeZone();
  const { state, plan, station, name, address, createdAt, answeredAt, reason } = request;
  return (
    <DataListItem
      action={state === 'pending' ? <CancelRequest api={api} request={request} /> : null}
      description={
        <span className="grid gap-1">
          <span>
            <bdi>{name}</bdi>
            {address !== null && <> · {address}</>}
          </span>
          {station && <RequestedStream station={station} />}
          {state === 'pending' ? (
            <span>
              <Trans>
                Waiting for your provider since <Timestamp at={createdAt} timeZone={timeZone} />
              </Trans>
            </span>
          ) : (
            answeredAt !== null && <Timestamp at={answeredAt} timeZone={timeZone} />
          )}
          {station && station.id !== null && (
            <TextLink asChild className="touch-target justify-self-start">
              <Link params={{ id: station.id }} to="/station/$id">
                <Trans>Open the station</Trans>
              </Link>
            </TextLink>
          )}
          {reason !== null && (
            <span className="whitespace-pre-line text-fg wrap-anywhere" dir="auto">
              {reason}
            </span>
          )}
        </span>
      }
      meta={<RequestStatus state={state} />}
      title={plan ? <bdi>{plan.name}</bdi> : <Trans>Station</Trans>}
    />
  );
}

function CancelRequest({ api, request }: { api: ApiClients; request: ProductRequest }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const wanted = request.plan?.name ?? request.name;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-label={t`Cancel the request for ${wanted}`}
        onClick={() => setIsOpen(true)}
        ref={trigger}
        size="sm"
        variant="ghost"
      >
        <Trans>Cancel…</Trans>
      </Button>
      {isOpen && (
        <CancelRequestDialog
          api={api}
          onClose={close}
          onLoadFailed={close}
          request={request}
          trigger={trigger}
        />
      )}
    </>
  );
}
