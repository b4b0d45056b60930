import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { SilencePolicyRow } from '@unmuted/api';
import { type DataTableColumn, DataTableLines } from '@unmuted/ui/data-table';
import { Link as TextLink } from '@unmuted/ui/link';
import { StatusPill } from '@unmuted/ui/status-pill';
import { useMemo } from 'react';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { alarmKinds, triggerNames, useKindsText } from '#/features/admin/silence-policies/policy.messages.ts';
import type { Formats } from '#/i18n/format.ts';
import { useFormats } from '#/i18n/use-formats.ts';

type Column = DataTableColumn<SilencePolicyRow>;

interface ColumnContext {
  readonly i18n: I18n;
  readonly formats: Formats;
}

/** Columns of the list of policies. */
export function usePolicyColumns(): Column[] {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  return useMemo(() => {
    const context = { i18n, formats };
    return [
      nameColumn(context),
      stateColumn(context),
      stationsColumn(context),
      whenColumn(context),
      kindsColumn(context),
      recipientsColumn(context),
      lastColumn(context),
    ];
  }, [locale, formats]);
}

const nameColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'name',
  header: i18n._(msg`Policy`),
  accessor: ({ name }) => name,
  cell: ({ id, name }) => (
    <TextLink asChild>
      <Link params={{ policyId: id }} to="/admin/silence/policies/$policyId">
        <bdi>{name}</bdi>
      </Link>
    </TextLink>
  ),
  rowHeader: true,
  hideable: false,
  searchable: true,
  sortable: false,
  minWidth: 145,
  grow: 2,
});

/** A policy that is on, but has nobody to tell, is a fault. */
const stateOf = ({ isEnabled, recipients }: SilencePolicyRow) =>
  isEnabled ? (recipients === 0 ? 'nobody' : 'on') : 'off';

const stateColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'state',
  header: i18n._(msg`State`),
  accessor: stateOf,
  cell: (row) => (
    <DataTableLines
      first={<State row={row} />}
      second={stateOf(row) !== 'on' && <Trans>Tells nobody</Trans>}
    />
  ),
  card: (row) => <State isLong row={row} />,
  sortable: false,
  minWidth: 105,
  priority: 1,
});

interface StateProps {
  row: SilencePolicyRow;
  /** Says in one line that nobody is told. */
  isLong?: boolean;
}

function State({ row, isLong = false }: StateProps) {
  const { isEnabled } = row;
  const tellsNobody = isLong && stateOf(row) !== 'on';
  return (
    <StatusPill
      appearance="plain"
      status={isEnabled ? (stateOf(row) === 'on' ? 'passed' : 'failed') : 'suspended'}
    >
      {isEnabled ? <Trans context="a setting">On</Trans> : <Trans context="a setting">Off</Trans>}
      {tellsNobody && (
        <>
          {' – '}
          <Trans>Tells nobody</Trans>
        </>
      )}
    </StatusPill>
  );
}

const stationsColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'stations',
  header: i18n._(msg`Stations`),
  accessor: ({ stations }) => stations,
  cell: ({ stations }) =>
    stations === null ? (
      <Trans>All watched</Trans>
    ) : (
      <Plural one="# station" other="# stations" value={stations} />
    ),
  kind: 'text',
  sortable: false,
  minWidth: 100,
});

const whenColumn = ({ i18n, formats }: ColumnContext): Column => ({
  id: 'when',
  header: i18n._(msg({ message: 'When', context: 'people are told' })),
  accessor: ({ trigger }) => trigger,
  cell: ({ trigger, sensitivityMin }) => (
    <DataTableLines
      first={i18n._(triggerNames[trigger])}
      second={<After formats={formats} minutes={sensitivityMin} />}
    />
  ),
  card: ({ trigger, sensitivityMin }) => (
    <>
      {i18n._(triggerNames[trigger])}, <After formats={formats} minutes={sensitivityMin} />
    </>
  ),
  sortable: false,
  minWidth: 140,
  priority: 3,
});

function After({ formats, minutes }: { formats: Formats; minutes: number }) {
  if (minutes === 0) return <Trans>at once</Trans>;
  const time = formats.duration(minutes * 60);
  return <Trans context="an incident has lasted">after {time}</Trans>;
}

const kindsColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'kinds',
  header: i18n._(msg({ message: 'Kinds', context: 'of alarms' })),
  accessor: ({ kinds }) => kinds.length,
  cell: (row) => <DataTableLines first={<KindCount row={row} />} second={<KindNames row={row} />} />,
  sortable: false,
  minWidth: 110,
  grow: 2,
  priority: 'hidden',
});

function KindCount({ row: { kinds } }: { row: SilencePolicyRow }) {
  return kinds.length === alarmKinds.length ? (
    <Trans context="of alarms">All kinds</Trans>
  ) : (
    <Plural one="# kind" other="# kinds" value={kinds.length} />
  );
}

function KindNames({ row: { kinds } }: { row: SilencePolicyRow }) {
  const text = useKindsText()(kinds);
  return <span title={text}>{text}</span>;
}

const recipientsColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'recipients',
  header: i18n._(msg({ message: 'Recipients', context: 'of messages' })),
  accessor: ({ recipients }) => recipients,
  cell: ({ recipients, pending }) => (
    <DataTableLines
      first={<Told recipients={recipients} />}
      second={pending > 0 && <Plural one="# not confirmed" other="# not confirmed" value={pending} />}
    />
  ),
  card: ({ recipients }) => <Told recipients={recipients} />,
  sortable: false,
  minWidth: 115,
});

function Told({ recipients }: { recipients: number }) {
  return <Plural _0="No recipient" one="# recipient" other="# recipients" value={recipients} />;
}

const lastColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'last',
  header: i18n._(msg`Told last`),
  accessor: ({ lastToldAt }) => lastToldAt,
  cell: ({ lastToldAt, told }) => (
    <DataTableLines
      first={
        lastToldAt === null ? (
          <Trans context="a policy told people">Never</Trans>
        ) : (
          <Timestamp at={lastToldAt} />
        )
      }
      second={told > 0 && <Plural one="# open incident" other="# open incidents" value={told} />}
    />
  ),
  card: ({ lastToldAt }) => (lastToldAt === null ? '' : <Timestamp at={lastToldAt} />),
  sortable: false,
  minWidth: 120,
  priority: 3,
});
