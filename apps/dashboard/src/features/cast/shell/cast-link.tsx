import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { SettingsTab } from '#/features/cast/settings/settings.search.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { type CastPage, castPages, castPath } from '#/features/cast/shell/cast-pages.ts';
import { usePermission } from '#/session/use-permission.ts';

export interface CastLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  page: CastPage;
  /** The settings tab; defaults to the settings page itself. */
  tab?: SettingsTab;
  resetScroll?: boolean;
}

/** Links to a page of this cast. Renders nothing if the viewer's role does not allow the page. */
export function CastLink({ page, tab, ...rest }: CastLinkProps) {
  const { username, base } = useCastContext();
  const params = { username };
  const isPermitted = usePermission(castPages[page].permission);
  if (!isPermitted) return null;
  if (tab !== undefined)
    return (
      <Link
        {...rest}
        activeOptions={{ exact: true, explicitUndefined: true }}
        params={params}
        // The first tab is omitted from the URL, and its link is active only without the parameter.
        search={{ tab: tab === 'general' ? undefined : tab }}
        to={castPath(base, 'settings')}
      />
    );
  return (
    <Link
      {...rest}
      activeOptions={{ exact: page === 'overview' }}
      params={params}
      to={castPath(base, page)}
    />
  );
}
