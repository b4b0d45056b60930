import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import {
  AudioLinesIcon,
  KeyRoundIcon,
  ListMusicIcon,
  MicIcon,
  RadioTowerIcon,
  ServerIcon,
  SmartphoneIcon,
  UsersIcon,
  VolumeXIcon,
} from '@unmuted/ui/icons';
import { NavGroup, NavItem } from '@unmuted/ui/nav-list';
import { usePermissions } from '#/session/use-permission.ts';

const signingPath = '/admin/apps/ios/signing-bundles';

/** The pages of the staff in the main navigation. */
export function StaffLinks() {
  const { t } = useLingui();
  const maySee = usePermissions();
  // Its address is below that of the iOS apps.
  const isSigning = useRouterState({ select: ({ location }) => location.pathname.startsWith(signingPath) });
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
            <NavItem asChild icon={<MicIcon />} tooltip={t`Alexa skills`}>
              <Link to="/admin/alexa">
                <Trans>Alexa skills</Trans>
              </Link>
            </NavItem>
            <NavItem asChild icon={<SmartphoneIcon />} tooltip={t`Android apps`}>
              <Link to="/admin/apps/android">
                <Trans>Android apps</Trans>
              </Link>
            </NavItem>
            <NavItem asChild icon={<SmartphoneIcon />} tooltip={t`iOS apps`}>
              <Link activeOptions={{ exact: isSigning }} to="/admin/apps/ios">
                <Trans>iOS apps</Trans>
              </Link>
            </NavItem>
            <NavItem asChild icon={<KeyRoundIcon />} tooltip={t`Signing`}>
              <Link to={signingPath}>
                <Trans>Signing</Trans>
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
