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
  /** Set for casts, which have their own page: the username. */
  cast?: string;
  /** Set for stations, which have their own page, too: the id. */
  station?: string;
  /** Set for sites: the username. */
  site?: string;
}

export interface ProductNavGroupProps {
  label: string;
  group: ProductGroup;
  icon: ReactNode;
  products: readonly NavProduct[];
}

/** More would push the other groups out of view; the dashboard lists all. */
const limit = 8;

/** The customer's products of one type, each linking to its page or else to its dashboard entry. */
export function ProductNavGroup({ label, group, icon, products }: ProductNavGroupProps) {
  if (products.length === 0) return null;
  const count = products.length;
  return (
    <NavGroup label={label}>
      {products.slice(0, limit).map(({ key, name, status, cast, station, site }) => (
        <NavItem asChild icon={icon} key={key} status={status} tooltip={name}>
          {station !== undefined ? (
            <Link params={{ id: station }} title={name} to="/station/$id">
              {name}
            </Link>
          ) : site !== undefined ? (
            <Link params={{ username: site }} title={name} to="/onepage/$username">
              {name}
            </Link>
          ) : cast === undefined ? (
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

/** An entry is current only when its fragment matches, too. */
const atHash = { exact: true, includeHash: true };
