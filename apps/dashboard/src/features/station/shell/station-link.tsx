import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useStationContext } from '#/features/station/shell/station-context.ts';
import { type StationPage, stationPages, stationPath } from '#/features/station/shell/station-pages.ts';
import { usePermission } from '#/session/use-permission.ts';

export interface StationLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  page: StationPage;
}

/** Links to a page of this station. Renders nothing if the viewer's role does not allow the page. */
export function StationLink({ page, ...rest }: StationLinkProps) {
  const { id } = useStationContext();
  const isPermitted = usePermission(stationPages[page].permission);
  if (!isPermitted) return null;
  return (
    <Link {...rest} activeOptions={{ exact: page === 'overview' }} params={{ id }} to={stationPath(page)} />
  );
}
