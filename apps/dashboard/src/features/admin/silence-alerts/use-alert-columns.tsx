import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AlertRow } from '@unmuted/api';
import { type DataTableColumn, DataTableLines } from '@unmuted/ui/data-table';
import { Link as TextLink } from '@unmuted/ui/link';
import { StatusPill } from '@unmuted/ui/status-pill';
import { useMemo } from 'react';
import { alertErrorText, channelLooks } from '#/components/silence/recipients.messages.ts';
import { alarmNames } from '#/components/silence/silence-words.messages.ts';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { alertEventNames, alertLooks } from '#/features/admin/silence-alerts/alert.messages.ts';
import { alertChannelNames, alertStateNames } from '#/features/admin/silence-alerts/silence-alerts.search.ts';
import type { Formats } from '#/i18n/format.ts';
import { useFormats } from '#/i18n/use-formats.ts';

type Column = DataTableColumn<AlertRow>;

interface ColumnContext {
  readonly i18n: I18n;
  readonly formats: Formats;
}

/** Columns of the log. The server orders it by time. */
export function useAlertColumns(): Column[] {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  return useMemo(() => {
    const context = { i18n, formats };
    return [
      stationColumn(context),
      timeColumn(context),
      incidentColumn(context),
      customerColumn(context),
      recipientColumn(context),
      policyColumn(context),
      channelColumn(context),
      stateColumn(context),
      attemptsColumn(context),
      providerColumn(context),
    ];
  }, [locale, formats]);
}

const stationColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'station',
  header: i18n._(msg`Station`),
  accessor: ({ station, policy }) => station?.name ?? policy?.name ?? null,
  cell: ({ station, policy }) => {
    if (!station) return <PolicyLink policy={policy} />;
    const { serviceId, name } = station;
    return serviceId === null ? (
      <bdi>{name}</bdi>
    ) : (
      <TextLink asChild>
        <Link params={{ streamingServiceId: serviceId }} to="/admin/silence/manage/$streamingServiceId">
          <bdi>{name}</bdi>
        </Link>
      </TextLink>
    );
  },
  rowHeader: true,
  hideable: false,
  sortable: false,
  minWidth: 130,
  grow: 1,
});

const timeColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'time',
  header: i18n._(msg({ message: 'Time', context: 'of a message' })),
  accessor: ({ at }) => at,
  cell: ({ at }) => <Timestamp at={at} />,
  sortable: false,
  minWidth: 80,
  priority: 1,
});

const incidentColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'incident',
  header: i18n._(msg`Incident`),
  accessor: ({ incident }) => incident?.kind ?? null,
  cell: ({ event, incident }) => (
    <DataTableLines
      first={incident === null ? '–' : i18n._(alarmNames[incident.kind])}
      second={i18n._(alertEventNames[event])}
    />
  ),
  card: ({ event, incident }) =>
    incident === null ? i18n._(alertEventNames[event]) : i18n._(alarmNames[incident.kind]),
  sortable: false,
  minWidth: 130,
});

const customerColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'customer',
  header: i18n._(msg`Customer`),
  accessor: ({ customer }) => customer && (customer.company ?? customer.name),
  cell: ({ customer }) =>
    customer && (
      <TextLink asChild>
        <Link params={{ id: customer.id }} to="/admin/customers/$id">
          <bdi>{customer.company ?? customer.name}</bdi>
        </Link>
      </TextLink>
    ),
  sortable: false,
  minWidth: 140,
  priority: 'hidden',
});

const recipientColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'recipient',
  header: i18n._(msg({ message: 'Person', context: 'who gets a message' })),
  accessor: ({ recipientName }) => recipientName,
  cell: ({ recipientName, hint }) => (
    <DataTableLines first={<bdi>{recipientName}</bdi>} second={<span dir="ltr">{hint}</span>} />
  ),
  card: ({ recipientName }) => <bdi>{recipientName}</bdi>,
  sortable: false,
  minWidth: 160,
  grow: 1,
});

const policyColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'policy',
  header: i18n._(msg`Policy`),
  accessor: ({ policy }) => policy?.name ?? null,
  cell: ({ policy }) => <PolicyLink policy={policy} />,
  card: ({ policy }) => policy && <PolicyLink policy={policy} />,
  sortable: false,
  minWidth: 120,
  priority: 3,
});

/** The policy of the team that told somebody; recipients of a station have none. */
function PolicyLink({ policy }: Pick<AlertRow, 'policy'>) {
  if (policy === null) return '–';
  return (
    <TextLink asChild>
      <Link params={{ policyId: policy.id }} to="/admin/silence/policies/$policyId">
        <bdi>{policy.name}</bdi>
      </Link>
    </TextLink>
  );
}

const channelColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'channel',
  header: i18n._(msg({ message: 'Channel', context: 'of messages' })),
  accessor: ({ channel }) => channel,
  cell: ({ channel }) => i18n._(channelLooks[channel].name),
  sortable: false,
  minWidth: 110,
  filter: {
    kind: 'values',
    options: alertChannelNames.map((value) => ({ value, label: i18n._(channelLooks[value].name) })),
  },
});

const stateColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'state',
  header: i18n._(msg`State`),
  accessor: ({ state }) => state,
  cell: (row) => (
    <DataTableLines first={<State i18n={i18n} row={row} />} second={<Reason i18n={i18n} row={row} />} />
  ),
  card: (row) => <State i18n={i18n} row={row} />,
  sortable: false,
  minWidth: 190,
  grow: 2,
  priority: 1,
  filter: {
    kind: 'values',
    options: alertStateNames.map((value) => ({ value, label: i18n._(alertLooks[value].word) })),
  },
});

interface StateProps {
  i18n: I18n;
  row: AlertRow;
}

function State({ i18n, row: { state } }: StateProps) {
  return (
    <StatusPill appearance="plain" status={alertLooks[state].status}>
      {i18n._(alertLooks[state].word)}
    </StatusPill>
  );
}

/** The error in words, and the status that the service answered with. */
function Reason({ i18n, row: { error, status } }: StateProps) {
  if (error === null) return null;
  const text = alertErrorText(i18n, error);
  const full = status === null ? text : `${text} (${status})`;
  return <span title={full}>{full}</span>;
}

const attemptsColumn = ({ i18n, formats }: ColumnContext): Column => ({
  id: 'attempts',
  header: i18n._(msg`Attempts`),
  accessor: ({ attempts }) => attempts,
  cell: ({ attempts, durationMs }) => (
    <DataTableLines
      first={formats.number(attempts)}
      second={durationMs !== null && <Took durationMs={durationMs} formats={formats} />}
    />
  ),
  card: ({ attempts }) => formats.number(attempts),
  sortable: false,
  kind: 'number',
  align: 'end',
  minWidth: 90,
  priority: 3,
});

/** How long the service took. */
function Took({ durationMs, formats }: { durationMs: number; formats: Formats }) {
  const ms = formats.number(durationMs);
  return <Trans>{ms} ms</Trans>;
}

const providerColumn = ({ i18n }: ColumnContext): Column => ({
  id: 'provider',
  header: i18n._(msg`ID of the service`),
  accessor: ({ providerId }) => providerId,
  cell: ({ providerId }) => (providerId === null ? '–' : <code dir="ltr">{providerId}</code>),
  sortable: false,
  minWidth: 120,
  priority: 'hidden',
});
