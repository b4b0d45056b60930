import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiKeyCall } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Table, type TableColumn } from '@unmuted/ui/table';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { keyCallsQuery } from '#/data/keys/keys.queries.ts';
import { useAccount } from '#/features/account/shell/use-account.ts';

/** The latest calls with a key: the last 100 within 30 days. */
export function KeyCalls({ id }: { id: string }) {
  const { api, area } = useAccount();
  const calls = useInfiniteQuery(keyCallsQuery(api, area, id));
  return (
    <section aria-labelledby="key-calls" className="grid gap-3">
      <h3 className="text-14 font-semibold" id="key-calls">
        <Trans>Latest calls</Trans>
      </h3>
      <QueryContent
        failedTitle={<Trans>Couldn’t load the calls</Trans>}
        query={calls}
        skeleton={<RowsSkeleton count={3} />}
      >
        {({ pages }) => <Calls calls={pages.flatMap(({ items }) => items)} />}
      </QueryContent>
      {calls.hasNextPage && (
        <Button
          className="justify-self-start"
          loading={calls.isFetchingNextPage}
          onClick={() => void calls.fetchNextPage()}
          size="sm"
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </section>
  );
}

function Calls({ calls }: { calls: readonly ApiKeyCall[] }) {
  const { t } = useLingui();
  if (calls.length === 0)
    return (
      <EmptyState
        description={<Trans>The last 100 calls within 30 days will appear here.</Trans>}
        title={<Trans>No calls yet</Trans>}
      />
    );
  const columns: TableColumn<ApiKeyCall & { place: number }>[] = [
    { id: 'at', header: t`Time`, cell: ({ at }) => <Timestamp at={at} /> },
    {
      id: 'operation',
      header: t`Operation`,
      cell: ({ operation }) => <code className="wrap-anywhere">{operation}</code>,
      rowHeader: true,
    },
    { id: 'status', header: t`Status`, cell: ({ status }) => status, align: 'end' },
    { id: 'network', header: t`Network`, cell: ({ network }) => <bdi>{network}</bdi> },
  ];
  const rows = calls.map((call, place) => ({ ...call, place }));
  return (
    <Table
      caption={t`Latest calls`}
      // The rows are cards here: their text is in line with the heading.
      className="-mx-4 w-auto"
      columns={columns}
      rowKey={({ place }) => String(place)}
      rows={rows}
    />
  );
}
