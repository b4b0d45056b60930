import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { SettingsTab } from '#/features/cast/settings/settings.search.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

/** Paths of the cast pages. */
export const castPaths = {
  overview: '/cast/$username',
  stats: '/cast/$username/stats',
  listeners: '/cast/$username/current-listeners',
  geoblocking: '/cast/$username/geoblocking',
  directories: '/cast/$username/directories',
  widgets: '/cast/$username/widgets',
  settings: '/cast/$username/settings',
} as const;

/** A cast page. */
export type CastPage = keyof typeof castPaths;

export interface CastLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  page: CastPage;
  /** The settings tab; defaults to the settings page itself. */
  tab?: SettingsTab;
  resetScroll?: boolean;
}

/** Links to a page of this cast: a separate path for customers, a search parameter for the staff. */
export function CastLink({ page, tab, ...rest }: CastLinkProps) {
  const { username, area } = useCastContext();
  const params = { username };
  // The first tab is omitted from the URL, and its link is active only without the parameter.
  const part = tab === undefined ? {} : { tab: tab === 'general' ? undefined : tab };
  if (area === 'admin')
    return (
      <Link
        {...rest}
        activeOptions={{ explicitUndefined: true }}
        params={params}
        search={{ show: page === 'overview' ? undefined : page, ...part }}
        to="/admin/cast/$username"
      />
    );
  if (tab !== undefined)
    return (
      <Link
        {...rest}
        activeOptions={{ exact: true, explicitUndefined: true }}
        params={params}
        search={part}
        to={castPaths.settings}
      />
    );
  return (
    <Link {...rest} activeOptions={{ exact: page === 'overview' }} params={params} to={castPaths[page]} />
  );
}
