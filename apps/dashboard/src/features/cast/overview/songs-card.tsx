import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { PlayedTitle } from '@unmuted/api';
import { Card, CardBody, CardFailed, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Pulse } from '@unmuted/ui/pulse';
import { Skeleton } from '@unmuted/ui/skeleton';
import { Table, type TableColumn } from '@unmuted/ui/table';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import { memo } from 'react';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { playedTitlesQuery } from '#/data/on-air/on-air.queries.ts';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** Recent titles with their times, the current one first. */
export const SongsCard = memo(function SongsCard() {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { api, username } = useCastContext();
  const titles = useQuery(playedTitlesQuery(api, username));
  if (titles.isError && !titles.data)
    return (
      <CardFailed
        className="min-h-67"
        title={<Trans>Couldn’t load recent songs</Trans>}
        description={errorText(i18n, titles.error)}
        retrying={titles.isFetching}
        onRetry={() => void titles.refetch()}
      />
    );
  return (
    <Card asChild>
      <section aria-label={t`Recent songs`}>
        <CardHeader title={<Trans>Recent songs</Trans>} />
        {titles.data ? <Songs titles={titles.data.items} /> : <SongsSkeleton />}
      </section>
    </Card>
  );
});

function Songs({ titles }: { titles: readonly PlayedTitle[] }) {
  const { t } = useWords();
  const formats = useFormats();
  const { timeZone } = useCastContext();
  const { state } = useCastStatus();
  if (titles.length === 0)
    return (
      <CardBody>
        <EmptyState
          title={<Trans>No songs recorded yet</Trans>}
          description={<Trans>Titles come from the encoder and are kept for 30 days.</Trans>}
        />
      </CardBody>
    );
  const columns: TableColumn<PlayedTitle>[] = [
    {
      id: 'time',
      header: t`Time`,
      cell: ({ startedAt }) => (
        <span className="text-fg-muted">
          <Timestamp at={startedAt} timeZone={timeZone} />
        </span>
      ),
    },
    {
      id: 'song',
      header: t`Song`,
      rowHeader: true,
      cell: ({ title, endedAt }) => (
        <span className="flex items-center gap-2.5 font-medium">
          {/* The title comes from the source: any text direction and length. */}
          <bdi className="min-w-0 wrap-anywhere">{title}</bdi>
          {endedAt === null && state === 'live' && (
            <>
              <Pulse className="flex-none" />
              <VisuallyHidden>
                <Trans>On air now</Trans>
              </VisuallyHidden>
            </>
          )}
        </span>
      ),
    },
    {
      id: 'listeners',
      header: t`Listeners`,
      align: 'end',
      cell: ({ listeners }) => (listeners === null ? '–' : formats.number(listeners)),
    },
  ];
  return (
    <Table
      className="my-2"
      caption={t`Recent songs and listeners when they started`}
      columns={columns}
      density="compact"
      rows={titles}
      rowKey={({ id }) => id}
    />
  );
}

function SongsSkeleton() {
  return (
    <CardBody className="grid gap-5.5">
      {Array.from({ length: 8 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identical and never reordered
        <Skeleton key={row} width={row % 3 === 0 ? '85%' : '95%'} />
      ))}
    </CardBody>
  );
}
