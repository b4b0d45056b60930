import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AdminCustomerRow } from '@unmuted/api';
import { Avatar } from '@unmuted/ui/avatar';
import { type DataTableColumn, DataTableLines } from '@unmuted/ui/data-table';
import { Link as TextLink } from '@unmuted/ui/link';
import { useMemo } from 'react';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { CustomerStatus, customerStateNames } from '#/features/admin/customers/customer-state.tsx';
import { states } from '#/features/admin/customers/customers.search.ts';
import { ProductCounts } from '#/features/admin/customers/product-counts.tsx';
import type { Formats } from '#/i18n/format.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

type Column = DataTableColumn<AdminCustomerRow>;

interface ColumnContext {
  readonly i18n: I18n;
  readonly formats: Formats;
  readonly timeZone: string | undefined;
  /** The plans to choose from. */
  readonly plans: readonly string[];
}

/** Columns of the list of customers. Their IDs are the sort keys of the API. */
export function useCustomerColumns(plans: readonly string[]): Column[] {
  const { i18n } = useLingui();
  const formats = useFormats();
  const timeZone = useTimeZone();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  return useMemo(() => {
    const context = { i18n, formats, timeZone, plans };
    return [
      nameColumn(context),
      stateColumn(context),
      productsColumn(context),
      listenersColumn(context),
      planColumn(context),
      overdueColumn(context),
      signedInColumn(context),
      countryColumn(context),
      createdColumn(context),
    ];
  }, [locale, formats, timeZone, plans]);
}

const nameColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'name',
  header: i18n._(msg`Customer`),
  accessor: ({ name }) => name,
  cell: (row) => (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar className="flex-none" decorative name={row.owner.name} size="sm" />
      <span className="grid min-w-0 flex-1">
        <DataTableLines
          first={<NameLink customer={row} />}
          second={
            <bdi>
              {row.name === row.owner.name ? row.owner.email : `${row.owner.name}, ${row.owner.email}`}
            </bdi>
          }
        />
      </span>
    </span>
  ),
  card: (row) => <NameLink customer={row} />,
  rowHeader: true,
  hideable: false,
  minWidth: 240,
  grow: 2,
});

const stateColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'state',
  header: i18n._(msg`State`),
  accessor: ({ state }) => state,
  cell: ({ state }) => <CustomerStatus appearance="plain" state={state} />,
  sortable: false,
  minWidth: 120,
  priority: 1,
  filter: {
    kind: 'values',
    options: states.map((value) => ({ value, label: i18n._(customerStateNames[value]) })),
  },
});

const productsColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'trouble',
  header: i18n._(msg`Products`),
  accessor: ({ castsOffAir }) => ((castsOffAir ?? 0) > 0 ? 'yes' : ''),
  cell: (customer) => <ProductCounts customer={customer} />,
  sortable: false,
  minWidth: 190,
  filter: { kind: 'values', options: [{ value: 'yes', label: i18n._(msg`With a cast off air`) }] },
});

const listenersColumn = ({ i18n, formats }: ColumnContext): Column => ({
  id: 'listeners',
  header: i18n._(msg`Listeners`),
  accessor: ({ listeners }) => listeners,
  cell: ({ listeners }) => (listeners === null ? '–' : formats.number(listeners)),
  sortable: false,
  kind: 'number',
  align: 'end',
  minWidth: 96,
  priority: 'hidden',
});

const planColumn = ({ i18n, formats, timeZone, plans }: ColumnContext): Column => ({
  id: 'renews',
  header: i18n._(msg({ message: 'Plan', context: 'of a product' })),
  accessor: ({ renewsAt }) => renewsAt,
  cell: (row) => {
    if (row.plan === null) return '–';
    const date = row.renewsAt && formats.date(new Date(row.renewsAt), timeZone);
    return (
      <DataTableLines
        first={<bdi>{row.plan}</bdi>}
        second={date && <Renewal date={date} isOverdue={isOverdue(row)} />}
      />
    );
  },
  minWidth: 180,
  priority: 'hidden',
  filter: { kind: 'values', options: plans.map((value) => ({ value, label: value })) },
});

const isOverdue = ({ renewsAt }: AdminCustomerRow) => renewsAt !== null && new Date(renewsAt) < new Date();

function Renewal({ date, isOverdue: isLate }: { date: string; isOverdue: boolean }) {
  if (!isLate) return <Trans>Renews {date}</Trans>;
  return (
    <span className="text-silent-text">
      <Trans>Renewal was {date}</Trans>
    </span>
  );
}

/** For its filter: the column of the plan shows the date. */
const overdueColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'overdue',
  header: i18n._(msg({ message: 'Renewal', context: 'of a product' })),
  accessor: (row) => (isOverdue(row) ? 'yes' : ''),
  cell: (row) => (isOverdue(row) ? <Trans context="a renewal">Overdue</Trans> : '–'),
  sortable: false,
  minWidth: 90,
  priority: 'hidden',
  filter: {
    kind: 'values',
    options: [{ value: 'yes', label: i18n._(msg({ message: 'Overdue', context: 'a renewal' })) }],
  },
});

const signedInColumn = ({ i18n, timeZone }: ColumnContext): Column => ({
  id: 'signedIn',
  header: i18n._(msg`Last sign-in`),
  accessor: ({ signedInAt }) => signedInAt,
  cell: ({ signedInAt }) => (signedInAt === null ? '–' : <Timestamp at={signedInAt} timeZone={timeZone} />),
  firstDirection: 'desc',
  minWidth: 110,
});

const countryColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'country',
  header: i18n._(msg`Country`),
  accessor: ({ country }) => country,
  cell: ({ country }) => country ?? '–',
  sortable: false,
  minWidth: 80,
  priority: 'hidden',
});

const createdColumn = ({ i18n, timeZone }: ColumnContext): Column => ({
  id: 'created',
  header: i18n._(msg({ message: 'Created', context: 'a customer' })),
  accessor: ({ createdAt }) => createdAt,
  cell: ({ createdAt }) => <Timestamp at={createdAt} timeZone={timeZone} />,
  align: 'end',
  firstDirection: 'desc',
  priority: 'hidden',
});

/** A registration that was not verified has no page. */
function NameLink({ customer: { id, name, state, tags } }: { customer: AdminCustomerRow }) {
  const words = tags.length > 0 && (
    <span className="ms-2 text-12 text-fg-muted">
      <bdi>{tags.join(', ')}</bdi>
    </span>
  );
  if (state === 'unverified') return <bdi>{name}</bdi>;
  return (
    <>
      <TextLink asChild>
        <Link params={{ id }} to="/admin/customers/$id">
          <bdi>{name}</bdi>
        </Link>
      </TextLink>
      {words}
    </>
  );
}
