import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ApiClients } from '@unmuted/api';
import { SmartphoneIcon } from '@unmuted/ui/icons';
import type { PaletteEntries } from '#/components/command-palette/command.ts';
import { appStates } from '#/components/product-states/product-states.ts';
import { type AppPlatform, staffAppsQuery } from '#/data/apps/staff-apps.queries.ts';
import { appPaths, platformTexts } from '#/features/admin/apps/app-platforms.ts';
import { StateStatus } from '#/features/admin/review/state-status.tsx';
import { useDebouncedValue } from '#/lib/use-debounced-value.ts';
import { usePermission } from '#/session/use-permission.ts';

/** Keeps the list short; the lists of apps have the same search. */
const shown = 10;

/** The apps of all customers that match the query. No request without a query. */
export function useStaffAppEntries(query: string): PaletteEntries {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { api } = useRouteContext({ from: '/_admin' });
  const maySee = usePermission('services.manage');
  const q = useDebouncedValue(query.trim().slice(0, 100));
  const isAsked = q !== '' && maySee;
  const android = useApps(api, 'android', q, isAsked);
  const ios = useApps(api, 'ios', q, isAsked);
  const rows = isAsked ? [...(android.data?.items ?? []), ...(ios.data?.items ?? [])] : [];
  return {
    groups: [
      {
        id: 'apps',
        label: t`Mobile apps`,
        items: rows.map(({ id, platform, name, packageId, customer, state }) => ({
          id: `${platform}-app-${id}`,
          href: appPaths[platform].replace('$id', id),
          label: name,
          icon: <SmartphoneIcon />,
          keywords: [packageId, customer.name, i18n._(platformTexts[platform].app)],
          hint: <StateStatus display={appStates[state]} />,
        })),
      },
    ],
    isLoading: isAsked && (android.isPending || ios.isPending),
    failed: isAsked && (android.isError || ios.isError) ? [t`Mobile apps`] : [],
  };
}

const useApps = (api: ApiClients, platform: AppPlatform, search: string, enabled: boolean) =>
  useQuery({ ...staffAppsQuery(api, platform, { search, page: 1, pageSize: shown }), enabled });
