import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { AuditEntry } from '@unmuted/api';
import { type DataTableColumn, DataTableLines } from '@unmuted/ui/data-table';
import { Link } from '@unmuted/ui/link';
import { useMemo } from 'react';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { Actor } from '#/features/admin/audit/actor-name.tsx';
import { eventTexts } from '#/i18n/event.messages.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

type Column = DataTableColumn<AuditEntry>;

/** Columns of the audit log. `onOpen` shows the details of an entry; keep it stable. */
export function useAuditColumns(onOpen: (entry: AuditEntry) => void): Column[] {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  return useMemo(() => columnsOf(i18n, timeZone, onOpen), [locale, timeZone, onOpen]);
}

function columnsOf(i18n: I18n, timeZone: string | undefined, onOpen: (entry: AuditEntry) => void): Column[] {
  const action = (entry: AuditEntry) => (
    <Link asChild>
      <button className="cursor-pointer text-start font-medium" onClick={() => onOpen(entry)} type="button">
        {i18n._(eventTexts[entry.action])}
      </button>
    </Link>
  );
  return [
    {
      id: 'action',
      header: i18n._(msg`What`),
      accessor: (entry) => i18n._(eventTexts[entry.action]),
      cell: action,
      card: action,
      rowHeader: true,
      sortable: false,
      hideable: false,
      minWidth: 220,
    },
    {
      id: 'time',
      header: i18n._(msg`Time`),
      accessor: ({ at }) => at,
      cell: ({ at }) => <Timestamp at={at} timeZone={timeZone} />,
      sortable: false,
      minWidth: 110,
    },
    {
      id: 'actor',
      header: i18n._(msg`Who`),
      accessor: ({ actor }) => actor.name ?? actor.kind,
      cell: (entry) => <Actor entry={entry} />,
      sortable: false,
      minWidth: 190,
    },
    {
      id: 'object',
      header: i18n._(msg({ message: 'To', context: 'object of an action' })),
      accessor: ({ object, person, account }) => object ?? person ?? account?.name ?? null,
      cell: ({ object, person, account, onBehalfOf }) => (
        <DataTableLines
          first={<bdi>{object ?? person ?? account?.name ?? '–'}</bdi>}
          second={
            (object ?? person) !== null && account?.name && !onBehalfOf ? <bdi>{account.name}</bdi> : null
          }
        />
      ),
      card: ({ object, person, account }) => <bdi>{object ?? person ?? account?.name ?? '–'}</bdi>,
      sortable: false,
      minWidth: 160,
    },
    {
      id: 'address',
      header: i18n._(msg`IP address`),
      accessor: ({ address }) => address,
      cell: ({ address }) => <bdi className="tabular-nums">{address ?? '–'}</bdi>,
      sortable: false,
      minWidth: 130,
      priority: 'hidden',
    },
    {
      id: 'request',
      header: i18n._(msg`Request`),
      accessor: ({ requestId }) => requestId,
      cell: ({ requestId }) => (
        <bdi className="truncate font-mono text-12 text-fg-subtle">{requestId ?? '–'}</bdi>
      ),
      sortable: false,
      minWidth: 120,
      priority: 'hidden',
    },
  ];
}
