import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleQuestionMarkIcon, LayoutGridIcon, SlidersHorizontalIcon } from '@unmuted/ui/icons';
import { NavGroup, NavItem, NavList } from '@unmuted/ui/nav-list';
import type { ReactNode } from 'react';
import { CustomerProducts } from '#/components/app-nav/customer-nav.tsx';
import { SectionLinks } from '#/components/app-nav/section-links.tsx';
import { type Area, homeOf } from '#/session/session-user.ts';

export interface AppNavProps {
  area: Area;
  orientation: 'vertical' | 'horizontal';
  collapsed?: boolean;
  /** The pages of the staff; the customers' navigation does not load them. */
  staffLinks?: ReactNode;
  onOpenAppearance: () => void;
  onOpenHelp: () => void;
}

/** The main navigation. A product without a screen links to its dashboard entry. */
export function AppNav({ area, orientation, collapsed = false, staffLinks, ...foot }: AppNavProps) {
  const { t } = useLingui();
  const isVertical = orientation === 'vertical';
  return (
    <NavList aria-label={t`Main navigation`} collapsed={collapsed} orientation={orientation}>
      <NavGroup>
        <NavItem asChild icon={<LayoutGridIcon />} tooltip={t`Dashboard`}>
          <Link activeOptions={{ exact: true, includeHash: true }} to={homeOf[area]}>
            <Trans>Dashboard</Trans>
          </Link>
        </NavItem>
      </NavGroup>
      {staffLinks}
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
