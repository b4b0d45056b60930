import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { EllipsisIcon } from '@unmuted/ui/icons';
import { NavGroup, NavItem } from '@unmuted/ui/nav-list';
import type { ReactNode } from 'react';
import { groupAnchors, type ProductGroup } from '#/components/app-nav/dashboard-anchors.ts';

export interface NavProduct {
  /** Unique in its group. */
  key: string;
  name: string;
  status?: ReactNode;
  /** The address of its page. */
  href: string;
}

export interface ProductNavGroupProps {
  label: string;
  group: ProductGroup;
  icon: ReactNode;
  products: readonly NavProduct[];
}

/** More would push the other groups out of view; the dashboard lists all. */
const limit = 8;

/** The customer's products of one type, each linking to its page. */
export function ProductNavGroup({ label, group, icon, products }: ProductNavGroupProps) {
  if (products.length === 0) return null;
  const count = products.length;
  return (
    <NavGroup label={label}>
      {products.slice(0, limit).map(({ key, name, status, href }) => (
        <NavItem asChild icon={icon} key={key} status={status} tooltip={name}>
          <Link title={name} to={href}>
            {name}
          </Link>
        </NavItem>
      ))}
      {count > limit && (
        <NavItem asChild icon={<EllipsisIcon />}>
          <Link activeOptions={atHash} hash={groupAnchors[group]} to="/dashboard">
            <Trans>All {count}</Trans>
          </Link>
        </NavItem>
      )}
    </NavGroup>
  );
}

/** An entry is current only when its fragment matches, too. */
const atHash = { exact: true, includeHash: true };
