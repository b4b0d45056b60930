import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AdminCustomerProduct, ApiClients } from '@unmuted/api';
import { DropdownMenuItem, DropdownMenuSeparator } from '@unmuted/ui/dropdown-menu';
import { useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { RowMenu } from '#/features/admin/team/row-menu.tsx';
import { usePermissions } from '#/session/use-permission.ts';

const RenameStationDialog = lazyOverlay(
  async () => (await import('#/features/admin/stations/rename-station-dialog.tsx')).RenameStationDialog,
);
const DeleteStationDialog = lazyOverlay(
  async () => (await import('#/features/admin/stations/delete-station-dialog.tsx')).DeleteStationDialog,
);

export interface StationMenuProps {
  api: ApiClients;
  station: AdminCustomerProduct;
}

/** The acts of staff on a station of the customer, and the lists of staff that show it. */
export function StationMenu({ api, station }: StationMenuProps) {
  const { t } = useLingui();
  const may = usePermissions();
  const [act, setAct] = useState<'rename' | 'delete' | null>(null);
  const close = () => setAct(null);
  const { name, serviceId } = station;
  const dialog = { api, station, onClose: close, onLoadFailed: close };
  if (!may('services.manage')) return null;
  return (
    <>
      <RowMenu label={t`Actions for ${name}`}>
        {serviceId !== null && (
          <DropdownMenuItem asChild>
            <Link search={{ service: serviceId }} to="/admin/streaming-services">
              <Trans>Open the streaming service</Trans>
            </Link>
          </DropdownMenuItem>
        )}
        {serviceId !== null && (
          <DropdownMenuItem asChild>
            <Link params={{ streamingServiceId: serviceId }} to="/admin/silence/manage/$streamingServiceId">
              <Trans>Silence detection</Trans>
            </Link>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem asChild>
          <Link search={{ q: name }} to="/admin/nowplaying">
            <Trans>What it plays</Trans>
          </Link>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => setAct('rename')}>
          <Trans context="a station">Rename…</Trans>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setAct('delete')} tone="danger">
          <Trans context="a station">Delete…</Trans>
        </DropdownMenuItem>
      </RowMenu>
      {act === 'rename' && <RenameStationDialog {...dialog} />}
      {act === 'delete' && <DeleteStationDialog {...dialog} />}
    </>
  );
}
