import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { TuneInRow } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { type DataTableColumn, DataTableLines } from '@unmuted/ui/data-table';
import { Link as TextLink } from '@unmuted/ui/link';
import { StatusPill } from '@unmuted/ui/status-pill';
import { useMemo } from 'react';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { problemText, stateLooks } from '#/components/tune-in/tune-in.messages.ts';
import { TuneInReply } from '#/components/tune-in/tune-in-reply.tsx';
import { states } from '#/features/admin/tune-in/admin-tune-in.search.ts';
import type { Formats } from '#/i18n/format.ts';
import { useFormats } from '#/i18n/use-formats.ts';

type Column = DataTableColumn<TuneInRow>;

interface ColumnContext {
  readonly i18n: I18n;
  readonly formats: Formats;
}

/** Columns of the list. Their IDs are the sort keys of the API. */
export function useTuneInColumns(): Column[] {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  return useMemo(() => {
    const context = { i18n, formats };
    return [
      nameColumn(context),
      customerColumn(context),
      stateColumn(context),
      lastColumn(context),
      successColumn(context),
      refusalsColumn(context),
    ];
  }, [locale, formats]);
}

const nameColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'name',
  header: i18n._(msg`Station`),
  accessor: ({ name }) => name,
  cell: (row) => (
    <DataTableLines
      first={
        <TextLink asChild>
          <Link hash={row.id} params={{ id: row.customer.id }} to="/admin/customers/$id">
            <bdi>{row.name}</bdi>
          </Link>
        </TextLink>
      }
      second={
        <span className="inline-flex flex-wrap items-center gap-2">
          <code dir="ltr">{row.stationId}</code>
          {row.sharedBy > 1 && (
            <Badge>
              <Trans>Also used elsewhere</Trans>
            </Badge>
          )}
        </span>
      }
    />
  ),
  card: (row) => <bdi>{row.name}</bdi>,
  rowHeader: true,
  hideable: false,
  minWidth: 180,
  grow: 2,
});

const customerColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'customer',
  header: i18n._(msg`Customer`),
  accessor: ({ customer }) => customer.company ?? customer.name,
  cell: ({ customer }) => (
    <TextLink asChild>
      <Link params={{ id: customer.id }} to="/admin/customers/$id">
        <bdi>{customer.company ?? customer.name}</bdi>
      </Link>
    </TextLink>
  ),
  minWidth: 140,
  priority: 'hidden',
});

const stateColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'state',
  header: i18n._(msg`State`),
  accessor: ({ state }) => state,
  cell: (row) => (
    <DataTableLines
      first={
        <StatusPill appearance="plain" status={stateLooks[row.state].status}>
          {i18n._(stateLooks[row.state].word)}
        </StatusPill>
      }
      second={<StateNote row={row} />}
    />
  ),
  // One line on a phone.
  card: ({ state }) => (
    <StatusPill appearance="plain" status={stateLooks[state].status}>
      {i18n._(stateLooks[state].word)}
    </StatusPill>
  ),
  minWidth: 190,
  grow: 1,
  priority: 1,
  filter: {
    kind: 'values',
    options: states.map((value) => ({ value, label: i18n._(stateLooks[value].word) })),
  },
});

/** The reason of the staff, the next try, or when the state began. */
function StateNote({ row: { state, disableReason, since, retryAt } }: { row: TuneInRow }) {
  if (disableReason !== null) return <bdi>{disableReason}</bdi>;
  if (state === 'refused' && retryAt !== null)
    return (
      <Trans>
        Next try <Timestamp at={retryAt} />
      </Trans>
    );
  if (since === null) return null;
  return (
    <Trans>
      since <Timestamp at={since} />
    </Trans>
  );
}

const lastColumn = ({ i18n, formats }: ColumnContext): Column => ({
  id: 'last',
  header: i18n._(msg`Last call`),
  accessor: ({ lastCall }) => lastCall?.at ?? null,
  cell: ({ lastCall }) =>
    lastCall === null ? (
      '–'
    ) : (
      <DataTableLines
        first={<TuneInReply {...lastCall} />}
        second={
          <>
            <Timestamp at={lastCall.at} />
            {' · '}
            <Milliseconds formats={formats} ms={lastCall.durationMs} />
          </>
        }
      />
    ),
  card: ({ lastCall }) => (lastCall === null ? '–' : <TuneInReply {...lastCall} />),
  firstDirection: 'desc',
  minWidth: 150,
  priority: 2,
});

function Milliseconds({ formats, ms: value }: { formats: Formats; ms: number }) {
  const ms = formats.number(value);
  return <Trans>{ms} ms</Trans>;
}

const successColumn = ({ i18n, formats }: ColumnContext): Column => ({
  id: 'success',
  header: i18n._(msg`Accepted, 24 h`),
  accessor: ({ calls24h, accepted24h }) => (calls24h === 0 ? null : accepted24h / calls24h),
  cell: ({ calls24h, accepted24h }) =>
    calls24h === 0 ? (
      '–'
    ) : (
      <DataTableLines
        first={formats.percent(accepted24h / calls24h)}
        second={`${formats.number(accepted24h)} / ${formats.number(calls24h)}`}
      />
    ),
  card: ({ calls24h, accepted24h }) => (calls24h === 0 ? '–' : formats.percent(accepted24h / calls24h)),
  kind: 'number',
  align: 'end',
  minWidth: 120,
});

const refusalsColumn = ({ i18n, formats }: ColumnContext): Column => ({
  id: 'refusals',
  header: i18n._(msg`Refused in a row`),
  accessor: ({ refusals }) => refusals,
  cell: ({ refusals, problem }) => (
    <span title={problem === null ? undefined : problemText(i18n, problem)}>
      {refusals === 0 ? '–' : formats.number(refusals)}
    </span>
  ),
  kind: 'number',
  align: 'end',
  firstDirection: 'desc',
  minWidth: 110,
  priority: 'hidden',
});
