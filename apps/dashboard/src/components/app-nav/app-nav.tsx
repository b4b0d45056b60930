import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  AudioLinesIcon,
  CircleQuestionMarkIcon,
  LayoutGridIcon,
  ListMusicIcon,
  RadioTowerIcon,
  ServerIcon,
  SlidersHorizontalIcon,
  UsersIcon,
} from '@unmuted/ui/icons';
import { NavGroup, NavItem, NavList } from '@unmuted/ui/nav-list';
import { CustomerProducts } from '#/components/app-nav/customer-nav.tsx';
import { SectionLinks } from '#/components/app-nav/section-links.tsx';
import { type Area, homeOf } from '#/session/session-user.ts';
import { usePermissions } from '#/session/use-permission.ts';

export interface AppNavProps {
  area: Area;
  orientation: 'vertical' | 'horizontal';
  collapsed?: boolean;
  onOpenAppearance: () => void;
  onOpenHelp: () => void;
}

/** The main navigation. A product without a screen links to its dashboard entry. */
export function AppNav({ area, orientation, collapsed = false, ...foot }: AppNavProps) {
  const { t } = useLingui();
  const maySee = usePermissions();
  const isVertical = orientation === 'vertical';
  return (
    <NavList aria-label={t`Main navigation`} collapsed={collapsed} orientation={orientation}>
      <NavGroup>
        <NavItem asChild icon={<LayoutGridIcon />} tooltip={t`Dashboard`}>
          <Link activeOptions={{ exact: true, includeHash: true }} to={homeOf[area]}>
            <Trans>Dashboard</Trans>
          </Link>
        </NavItem>
        {area === 'admin' && (
          <NavItem asChild icon={<UsersIcon />} tooltip={t`Customers`}>
            <Link to="/admin/customers">
              <Trans>Customers</Trans>
            </Link>
          </NavItem>
        )}
        {area === 'admin' && (
          <NavItem asChild icon={<AudioLinesIcon />} tooltip={t`Casts`}>
            <Link to="/admin/cast">
              <Trans>Casts</Trans>
            </Link>
          </NavItem>
        )}
        {area === 'admin' && maySee('services.manage') && (
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
          </>
        )}
      </NavGroup>
      {area === 'admin' && (
        <NavGroup>
          <NavItem asChild icon={<UsersIcon />} tooltip={t`Team`}>
            <Link to="/admin/settings/team">
              <Trans>Team</Trans>
            </Link>
          </NavItem>
        </NavGroup>
      )}
      {area === 'customer' && (isVertical ? <CustomerProducts /> : <SectionLinks />)}
      {isVertical && <NavFoot {...foot} />}
    </NavList>
  );
}

function NavFoot({ onOpenAppearance, onOpenHelp }: Pick<AppNavProps, 'onOpenAppearance' | 'onOpenHelp'>) {
  const { t } = useLingui();
  return (
    <NavGroup placement="end">
      <NavItem asChild icon={<SlidersHorizontalIcon />} tooltip={t`Appearance`}>
        <button className="w-full cursor-pointer" onClick={onOpenAppearance} type="button">
          <Trans>Appearance</Trans>
        </button>
      </NavItem>
      <NavItem asChild icon={<CircleQuestionMarkIcon />} tooltip={t`Help`}>
        <button aria-haspopup="dialog" className="w-full cursor-pointer" onClick={onOpenHelp} type="button">
          <Trans>Help</Trans>
        </button>
      </NavItem>
    </NavGroup>
  );
}
