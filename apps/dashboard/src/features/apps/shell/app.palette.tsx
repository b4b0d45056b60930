import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { MobileApp } from '@unmuted/api';
import { FileTextIcon } from '@unmuted/ui/icons';
import type { PaletteEntries } from '#/components/command-palette/command.ts';
import { mobileAppsQuery, productsQuery } from '#/data/lists/lists.queries.ts';
import { appTabNames, appTabs } from '#/features/apps/shell/app-tabs.ts';
import { usePermissions } from '#/session/use-permission.ts';

/** States in which an app waits for its owner. */
const waiting: readonly MobileApp['status'][] = ['draft', 'changes_requested', 'rejected_by_store'];

/** The views and acts of the customer's apps. The apps themselves are products. */
export function useAppEntries(): PaletteEntries {
  const { t, i18n } = useLingui();
  const { api } = useRouteContext({ from: '/_customer' });
  const { data: apps = [] } = useQuery(mobileAppsQuery(api));
  const { data: products = [] } = useQuery(productsQuery(api));
  const may = usePermissions();
  const canEdit = may('settings.manage');
  const tabs = appTabNames.filter((tab) => may(appTabs[tab].permission));
  const common = (name: string) => ({
    searchOnly: true,
    hint: <bdi>{name}</bdi>,
    keywords: [name],
    icon: <FileTextIcon />,
  });
  return {
    groups: [
      {
        id: 'app-pages',
        label: t`Views of apps`,
        items: apps.flatMap(({ id, name }) =>
          tabs.map((tab) => ({
            ...common(name),
            id: `app-${id}-${tab}`,
            href: tab === 'listing' ? `/apps/android/${id}` : `/apps/android/${id}?tab=${tab}`,
            label: i18n._(appTabs[tab].name),
          })),
        ),
      },
      {
        id: 'app-actions',
        label: t`Actions on apps`,
        items: canEdit
          ? [
              ...apps
                .filter(({ status }) => waiting.includes(status))
                .map(({ id, name }) => ({
                  ...common(name),
                  id: `app-${id}-submit`,
                  href: `/apps/android/${id}#submit`,
                  label: t`Send the app for review`,
                })),
              ...products.flatMap((product) =>
                product.type === 'station'
                  ? [
                      {
                        ...common(product.name),
                        id: `app-of-${product.stationId}`,
                        href: `/apps/android/create/${product.stationId}`,
                        label: t`Create the app`,
                      },
                    ]
                  : [],
              ),
            ]
          : [],
      },
    ],
    isLoading: false,
    failed: [],
  };
}
