import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AdminRequest, ApiClients } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { DataListItem } from '@unmuted/ui/data-list';
import { Link as TextLink } from '@unmuted/ui/link';
import { LimitsText } from '#/components/plan-limits/limits-text.tsx';
import { RequestStatus } from '#/components/request-status/request-status.tsx';
import { RequestedStream } from '#/components/request-status/requested-stream.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { AssigneeMenu } from '#/features/admin/requests/assignee-menu.tsx';
import { useLinkTarget } from '#/lib/use-link-target.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

export interface RequestItemProps {
  api: ApiClients;
  request: AdminRequest;
  onAnswer: ((act: 'approve' | 'refuse') => void) | undefined;
}

/** One request of a customer, with its answer or what staff can do with it. */
export function RequestItem({ api, request, onAnswer }: RequestItemProps) {
  const timeZone = useTimeZone();
  const { id, account, state, createdAt, assignee } = request;
  const isOpen = state === 'pending' && onAnswer !== undefined;
  const person = assignee?.name;
  return (
    <DataListItem
      {...useLinkTarget<HTMLLIElement>(id)}
      action={isOpen ? <RequestActions api={api} onAnswer={onAnswer} request={request} /> : null}
      description={<RequestText request={request} />}
      meta={
        <span className="grid justify-items-end gap-1">
          <RequestStatus state={state} />
          <Timestamp at={createdAt} timeZone={timeZone} />
          {!isOpen && person !== undefined && (
            <span className="wrap-anywhere">
              <Trans>
                Assigned to <bdi>{person}</bdi>
              </Trans>
            </span>
          )}
        </span>
      }
      title={<bdi>{account.name}</bdi>}
    />
  );
}

function RequestActions({
  api,
  request,
  onAnswer,
}: RequestItemProps & { onAnswer: NonNullable<RequestItemProps['onAnswer']> }) {
  const { t } = useLingui();
  const accountName = request.account.name;
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <AssigneeMenu api={api} request={request} />
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
  );
}

function RequestText({ request }: { request: AdminRequest }) {
  const { person, plan, station, name, address, note, reason, cast, account, answeredBy } = request;
  const by = answeredBy ?? '';
  return (
    <span className="grid gap-1">
      <span>
        {plan ? (
          <>
            <bdi>{plan.name}</bdi> · <LimitsText limits={plan.limits} />
          </>
        ) : (
          <Trans>Station</Trans>
        )}
      </span>
      <span className="wrap-anywhere">
        <bdi>{name}</bdi>
        {address !== null && <> · {address}</>}
        {person && (
          <>
            {' · '}
            <bdi>{person.email}</bdi>
          </>
        )}
      </span>
      {station && <RequestedStream station={station} />}
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
      {station && station.id !== null && (
        <TextLink asChild className="touch-target justify-self-start">
          <Link hash={station.id} params={{ id: account.id }} to="/admin/customers/$id">
            <Trans>Open the station of the customer</Trans>
          </Link>
        </TextLink>
      )}
    </span>
  );
}
