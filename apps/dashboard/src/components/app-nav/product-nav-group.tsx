import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { EllipsisIcon } from '@unmuted/ui/icons';
import { NavGroup, NavItem } from '@unmuted/ui/nav-list';
import type { ReactNode } from 'react';
import { groupAnchors, type ProductGroup, productAnchor } from '#/components/app-nav/dashboard-anchors.ts';

export interface NavProduct {
  /** Unique in its group. */
  key: string;
  name: string;
  status?: ReactNode;
  /** A cast has a page of its own: its user name. */
  cast?: string;
}

export interface ProductNavGroupProps {
  label: string;
  group: ProductGroup;
  icon: ReactNode;
  products: readonly NavProduct[];
}

/** More would push the other groups out of sight: the dashboard has them all. */
const limit = 8;

/** The customer's products of one kind, each leading to its page, or to its place on the dashboard where it has none. */
export function ProductNavGroup({ label, group, icon, products }: ProductNavGroupProps) {
  if (products.length === 0) return null;
  const count = products.length;
  return (
    <NavGroup label={label}>
      {products.slice(0, limit).map(({ key, name, status, cast }) => (
        <NavItem asChild icon={icon} key={key} status={status} tooltip={name}>
          {cast === undefined ? (
            <Link activeOptions={atHash} hash={productAnchor(group, key)} title={name} to="/dashboard">
              {name}
            </Link>
          ) : (
            <Link params={{ username: cast }} title={name} to="/cast/$username">
              {name}
            </Link>
          )}
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

/** The page alone does not make an entry current: its place on the page does. */
const atHash = { exact: true, includeHash: true };
