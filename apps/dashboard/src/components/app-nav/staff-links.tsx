import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  AudioLinesIcon,
  ListMusicIcon,
  RadioTowerIcon,
  ServerIcon,
  UsersIcon,
  VolumeXIcon,
} from '@unmuted/ui/icons';
import { NavGroup, NavItem } from '@unmuted/ui/nav-list';
import { usePermissions } from '#/session/use-permission.ts';

/** The pages of the staff in the main navigation. */
export function StaffLinks() {
  const { t } = useLingui();
  const maySee = usePermissions();
  return (
    <>
      <NavGroup>
        <NavItem asChild icon={<UsersIcon />} tooltip={t`Customers`}>
          <Link to="/admin/customers">
            <Trans>Customers</Trans>
          </Link>
        </NavItem>
        <NavItem asChild icon={<AudioLinesIcon />} tooltip={t`Casts`}>
          <Link to="/admin/cast">
            <Trans>Casts</Trans>
          </Link>
        </NavItem>
        {maySee('services.manage') && (
          <>
            <NavItem asChild icon={<ServerIcon />} tooltip={t`Streaming services`}>
              <Link to="/admin/streaming-services">
                <Trans>Streaming services</Trans>
              </Link>
            </NavItem>
            <NavItem asChild icon={<ListMusicIcon />} tooltip={t`Now playing`}>
              <Link to="/admin/nowplaying">
                <Trans>Now playing</Trans>
              </Link>
            </NavItem>
            <NavItem asChild icon={<RadioTowerIcon />} tooltip={t`TuneIn`}>
              <Link to="/admin/tunein">
                <Trans>TuneIn</Trans>
              </Link>
            </NavItem>
            <NavItem asChild icon={<VolumeXIcon />} tooltip={t`Silence`}>
              <Link to="/admin/silence">
                <Trans>Silence</Trans>
              </Link>
            </NavItem>
          </>
        )}
      </NavGroup>
      <NavGroup>
        <NavItem asChild icon={<UsersIcon />} tooltip={t`Team`}>
          <Link to="/admin/settings/team">
            <Trans>Team</Trans>
          </Link>
        </NavItem>
      </NavGroup>
    </>
  );
}
