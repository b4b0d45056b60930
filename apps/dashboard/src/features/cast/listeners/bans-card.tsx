import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Ban } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardFailed, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Table, type TableColumn } from '@unmuted/ui/table';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { ConfirmDialog } from '#/components/confirm/confirm-dialog.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { bansQuery, removeBan } from '#/data/listeners/listeners.queries.ts';
import { AddBanDialog } from '#/features/cast/listeners/add-ban-dialog.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

const headingId = 'bans';

/** Lists the bans, with controls to add and remove them. */
export function BansCard({ isFixed }: { isFixed: boolean }) {
  const { i18n } = useLingui();
  const { api, username } = useCastContext();
  const bans = useQuery(bansQuery(api, username));
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button size="sm" onClick={() => setAdding(true)}>
      <Trans>Add a ban</Trans>
    </Button>
  );
  if (bans.isError && !bans.data)
    return (
      <CardFailed
        className="min-h-67"
        title={<Trans>Couldn’t load the bans</Trans>}
        description={errorText(i18n, bans.error)}
        retrying={bans.isFetching}
        onRetry={() => void bans.refetch()}
      />
    );
  return (
    <Card asChild>
      <section aria-labelledby={headingId}>
        <CardHeader
          title={
            <span id={headingId} tabIndex={-1}>
              <Trans>Bans</Trans>
            </span>
          }
          description={<Trans>Blocked regardless of the country rules.</Trans>}
          actions={!isFixed && add}
        />
        <CardBody>
          {bans.data ? <Bans bans={bans.data.items} isFixed={isFixed} /> : <RowsSkeleton count={3} />}
        </CardBody>
        {isAdding && <AddBanDialog onClose={() => setAdding(false)} />}
      </section>
    </Card>
  );
}

function Bans({ bans, isFixed }: { bans: readonly Ban[]; isFixed: boolean }) {
  const { t } = useWords();
  const formats = useFormats();
  const { timeZone } = useCastContext();
  if (bans.length === 0)
    return (
      <EmptyState
        title={<Trans>No bans</Trans>}
        description={<Trans>Bans block an IP address, a network or a type of player.</Trans>}
      />
    );
  const kinds = { address: t`Address`, network: t`Network`, agent: t`Player type` };
  const columns: TableColumn<Ban>[] = [
    {
      id: 'value',
      header: t`Blocked`,
      cell: ({ value }) => <bdi className="font-mono wrap-anywhere">{value}</bdi>,
      rowHeader: true,
    },
    { id: 'kind', header: t({ message: 'Type', context: 'kind of ban' }), cell: ({ kind }) => kinds[kind] },
    { id: 'reason', header: t`Reason`, cell: ({ reason }) => <bdi>{reason === '' ? '–' : reason}</bdi> },
    { id: 'by', header: t`Added by`, cell: ({ by }) => <bdi>{by}</bdi> },
    { id: 'since', header: t`Since`, cell: ({ since }) => <Timestamp at={since} timeZone={timeZone} /> },
    {
      id: 'until',
      header: t`Until`,
      cell: ({ until }) =>
        until === null ? <Trans>Permanently</Trans> : formats.dateTime(new Date(until), timeZone),
    },
    {
      id: 'hits',
      header: t`Blocked connections`,
      align: 'end',
      cell: ({ hits }) => formats.number(hits),
    },
  ];
  if (!isFixed)
    columns.push({
      id: 'lift',
      header: t`Actions`,
      align: 'end',
      cell: (ban) => <Lift ban={ban} />,
    });
  return <Table caption={t`Bans`} columns={columns} rows={bans} rowKey={({ id }) => id} />;
}

function Lift({ ban: { id, value } }: { ban: Ban }) {
  const { t } = useWords();
  const { api, username } = useCastContext();
  const { mutateAsync } = useMutation(removeBan(api, username));
  const toasts = useToast();
  return (
    <ConfirmDialog
      action={<Trans>Remove</Trans>}
      onConfirm={async () => {
        await mutateAsync(id);
        toasts.show({ tone: 'success', title: <Trans>Ban removed</Trans> });
      }}
      onDone={() => document.getElementById(headingId)?.focus()}
      title={
        <Trans>
          Remove the ban on <bdi>{value}</bdi>?
        </Trans>
      }
      trigger={
        <Button aria-label={t`Remove the ban on ${value}`} size="sm">
          <Trans>Remove</Trans>
        </Button>
      }
    >
      <Trans>They can listen again immediately.</Trans>
    </ConfirmDialog>
  );
}
