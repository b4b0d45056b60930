import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { CopyIcon, FileTextIcon, SettingsIcon } from '@unmuted/ui/icons';
import type { Command, PaletteEntries } from '#/components/command-palette/command.ts';
import { useCopyAddress } from '#/components/copy-button/use-copy-address.ts';
import { productsQuery } from '#/data/lists/lists.queries.ts';
import { stationFormAnchor } from '#/features/station/overview/station-form-anchor.ts';
import { type StationPage, stationPages, stationPath } from '#/features/station/shell/station-pages.ts';
import { usePermissions } from '#/session/use-permission.ts';

/** The pages, settings and acts of the customer's stations. The stations themselves are products. */
export function useStationEntries(): PaletteEntries {
  const { t, i18n } = useLingui();
  const { api } = useRouteContext({ from: '/_customer' });
  const { data: products = [] } = useQuery(productsQuery(api));
  const may = usePermissions();
  const copy = useCopyAddress();
  const stations = products.filter((product) => product.type === 'station');
  const pages = (Object.keys(stationPages) as StationPage[]).filter((page) =>
    may(stationPages[page].permission),
  );
  const commandsOf = (make: (station: (typeof stations)[number]) => Command[]) =>
    stations.flatMap((station) =>
      make(station).map((command) => ({
        ...command,
        searchOnly: true,
        hint: <bdi>{station.name}</bdi>,
        keywords: [station.name],
      })),
    );
  return {
    groups: [
      {
        id: 'station-pages',
        label: t`Station pages`,
        items: commandsOf(({ stationId }) => [
          ...pages.map((page) => ({
            id: `station-${stationId}-page-${page}`,
            href: stationPath(page).replace('$id', stationId),
            label: i18n._(stationPages[page].name),
            icon: <FileTextIcon />,
          })),
          ...(may('settings.manage')
            ? [
                {
                  id: `station-${stationId}-settings`,
                  href: `/station/${stationId}#${stationFormAnchor}`,
                  label: t`Name and time zone`,
                  icon: <SettingsIcon />,
                },
              ]
            : []),
        ]),
      },
      {
        id: 'station-actions',
        label: t`Station actions`,
        items: commandsOf(({ stationId, streamUrl }) =>
          streamUrl === null
            ? []
            : [
                {
                  id: `station-${stationId}-copy`,
                  label: t`Copy stream address`,
                  icon: <CopyIcon />,
                  run: () => void copy(streamUrl),
                },
              ],
        ),
      },
    ],
    isLoading: false,
    failed: [],
  };
}
