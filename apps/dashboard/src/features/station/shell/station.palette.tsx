import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Product } from '@unmuted/api';
import {
  AudioLinesIcon,
  BellOffIcon,
  CopyIcon,
  FileTextIcon,
  RadioTowerIcon,
  RotateCwIcon,
  SettingsIcon,
} from '@unmuted/ui/icons';
import { useState } from 'react';
import type { Command, PaletteEntries } from '#/components/command-palette/command.ts';
import { useCopyAddress } from '#/components/copy-button/use-copy-address.ts';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { productsQuery } from '#/data/lists/lists.queries.ts';
import { useCheckNow } from '#/features/station/checks/use-check-now.tsx';
import { stationFormAnchor } from '#/features/station/overview/station-form-anchor.ts';
import { type StationPage, stationPages, stationPath } from '#/features/station/shell/station-pages.ts';
import { usePermissions } from '#/session/use-permission.ts';

type StationProduct = Extract<Product, { type: 'station' }>;

const SilenceCommand = lazyOverlay(
  async () => (await import('#/features/station/silence/silence-command.tsx')).SilenceCommand,
);
const ChangeStreamDialog = lazyOverlay(
  async () => (await import('#/features/station/stream/change-stream-dialog.tsx')).ChangeStreamDialog,
);

/** The pages, settings and acts of the customer's stations. The stations themselves are products. */
export function useStationEntries(): PaletteEntries {
  const { t, i18n } = useLingui();
  const { api } = useRouteContext({ from: '/_customer' });
  const { data: products = [] } = useQuery(productsQuery(api));
  const may = usePermissions();
  const copy = useCopyAddress();
  const check = useCheckNow(api);
  /** The id of the station whose stream is changed in a dialog. */
  const [changing, setChanging] = useState<string | null>(null);
  /** An act of silence detection, which is loaded when it is chosen. */
  const [silence, setSilence] = useState<{ id: string; act: 'check' | 'snooze' } | null>(null);
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
  const actsOf = ({ stationId, streamUrl, status, isHosted }: StationProduct): (Command | false)[] => {
    const mayManage = may('settings.manage') && streamUrl !== null;
    const mayControl = may('casts.control') && streamUrl !== null && status !== 'suspended';
    return [
      mayManage && {
        id: `station-${stationId}-check`,
        label: t({ message: 'Check now', context: 'a stream' }),
        icon: <RotateCwIcon />,
        run: () => check(stationId),
      },
      mayManage &&
        !isHosted &&
        status !== 'suspended' && {
          id: `station-${stationId}-change`,
          label: t`Change stream`,
          icon: <RadioTowerIcon />,
          run: () => setChanging(stationId),
        },
      mayControl && {
        id: `station-${stationId}-listen`,
        label: t`Check for silence now`,
        icon: <AudioLinesIcon />,
        run: () => setSilence({ id: stationId, act: 'check' }),
      },
      mayControl && {
        id: `station-${stationId}-snooze`,
        label: t`Snooze silence alarms`,
        icon: <BellOffIcon />,
        run: () => setSilence({ id: stationId, act: 'snooze' }),
      },
      streamUrl !== null && {
        id: `station-${stationId}-copy`,
        label: t`Copy stream address`,
        icon: <CopyIcon />,
        run: () => void copy(streamUrl),
      },
    ];
  };
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
                  label: t`Name, logo and time zone`,
                  icon: <SettingsIcon />,
                },
              ]
            : []),
        ]),
      },
      {
        id: 'station-actions',
        label: t`Station actions`,
        items: commandsOf((station) => actsOf(station).filter((act) => act !== false)),
      },
    ],
    isLoading: false,
    failed: [],
    dialog: (
      <>
        {changing !== null && (
          <ChangeStreamDialog
            api={api}
            id={changing}
            key={changing}
            onClose={() => setChanging(null)}
            onLoadFailed={() => setChanging(null)}
          />
        )}
        {silence !== null && (
          <SilenceCommand
            {...silence}
            api={api}
            key={`${silence.id} ${silence.act}`}
            onClose={() => setSilence(null)}
            onLoadFailed={() => setSilence(null)}
          />
        )}
      </>
    ),
  };
}
