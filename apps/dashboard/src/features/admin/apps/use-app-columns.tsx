import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { StaffAppItem } from '@unmuted/api';
import { type DataTableColumn, DataTableLines } from '@unmuted/ui/data-table';
import { Link as TextLink } from '@unmuted/ui/link';
import { StatusPill } from '@unmuted/ui/status-pill';
import { useMemo } from 'react';
import { appStates, storeNames } from '#/components/product-states/product-states.ts';
import type { AppPlatform } from '#/data/apps/staff-apps.queries.ts';
import { AppIcon } from '#/features/admin/apps/app-icon.tsx';
import { appPaths } from '#/features/admin/apps/app-platforms.ts';
import { AppWait } from '#/features/admin/apps/app-wait.tsx';
import { appStateOrder } from '#/features/admin/apps/apps.search.ts';
import { StateStatus } from '#/features/admin/review/state-status.tsx';
import type { Formats } from '#/i18n/format.ts';
import { useFormats } from '#/i18n/use-formats.ts';

type Column = DataTableColumn<StaffAppItem>;

/** Columns of the list. The server orders it: what waits longest comes first. */
export function useAppColumns(platform: AppPlatform, filesUrl: string): Column[] {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  return useMemo(
    () => [
      nameColumn(i18n, platform, filesUrl),
      customerColumn(i18n),
      stateColumn(i18n),
      waitColumn(i18n),
      versionColumn(i18n, formats),
      storeColumn(platform),
    ],
    [locale, formats, platform, filesUrl],
  );
}

const nameColumn = (i18n: I18n, platform: AppPlatform, filesUrl: string): Column => ({
  id: 'name',
  header: i18n._(msg({ message: 'App', context: 'mobile' })),
  accessor: ({ name }) => name,
  cell: ({ id, name, icon, packageId }) => (
    <span className="flex min-w-0 items-center gap-2.5">
      <AppIcon file={icon} filesUrl={filesUrl} size={32} />
      <span className="min-w-0">
        <DataTableLines
          first={
            <TextLink asChild>
              <Link params={{ id }} to={appPaths[platform]}>
                <bdi>{name}</bdi>
              </Link>
            </TextLink>
          }
          second={
            <span dir="ltr" title={packageId}>
              {packageId === '' ? '–' : packageId}
            </span>
          }
        />
      </span>
    </span>
  ),
  rowHeader: true,
  hideable: false,
  sortable: false,
  minWidth: 220,
  grow: 2,
});

const customerColumn = (i18n: I18n): Column => ({
  id: 'customer',
  header: i18n._(msg`Customer`),
  accessor: ({ customer }) => customer.name,
  cell: ({ customer }) => (
    <TextLink asChild>
      <Link params={{ id: customer.id }} to="/admin/customers/$id">
        <bdi>{customer.name}</bdi>
      </Link>
    </TextLink>
  ),
  sortable: false,
  minWidth: 140,
  grow: 1,
});

const stateColumn = (i18n: I18n): Column => ({
  id: 'state',
  header: i18n._(msg`State`),
  accessor: ({ state }) => state,
  cell: ({ state }) => <StateStatus display={appStates[state]} />,
  sortable: false,
  minWidth: 190,
  priority: 1,
  // Chosen in the tabs above; the table only clears it.
  filter: {
    kind: 'values',
    options: appStateOrder.map((value) => ({ value, label: i18n._(appStates[value].word) })),
  },
});

const waitColumn = (i18n: I18n): Column => ({
  id: 'since',
  header: i18n._(msg({ message: 'Since', context: 'a state' })),
  accessor: ({ stateSince }) => stateSince,
  cell: ({ state, stateSince }) =>
    stateSince === null ? '–' : <AppWait state={state} stateSince={stateSince} />,
  sortable: false,
  minWidth: 170,
  grow: 1,
  priority: 2,
});

const versionColumn = (i18n: I18n, formats: Formats): Column => ({
  id: 'version',
  header: i18n._(msg({ message: 'Version', context: 'of an app' })),
  accessor: ({ versionName }) => versionName,
  cell: ({ versionName, versionCode }) => {
    if (versionName === null) return '–';
    return (
      <span className="tabular-nums" dir="ltr">
        {versionName}
        {versionCode !== null && ` (${formats.number(versionCode, { useGrouping: false })})`}
      </span>
    );
  },
  sortable: false,
  minWidth: 110,
  priority: 3,
});

const storeColumn = (platform: AppPlatform): Column => ({
  id: 'store',
  header: storeNames[platform],
  accessor: ({ isLive }) => isLive,
  cell: ({ isLive }) => (
    <StatusPill appearance="plain" status={isLive ? 'passed' : 'unknown'}>
      {isLive ? <Trans>In store</Trans> : <Trans context="in a store">Not there</Trans>}
    </StatusPill>
  ),
  sortable: false,
  minWidth: 120,
  priority: 3,
});
