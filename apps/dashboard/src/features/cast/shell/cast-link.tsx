import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { SettingsTab } from '#/features/cast/settings/settings.search.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

/** Where each page of a cast is. */
export const castPaths = {
  overview: '/cast/$username',
  stats: '/cast/$username/stats',
  listeners: '/cast/$username/current-listeners',
  geoblocking: '/cast/$username/geoblocking',
  directories: '/cast/$username/directories',
  widgets: '/cast/$username/widgets',
  settings: '/cast/$username/settings',
} as const;

/** One of the pages of a cast. */
export type CastPage = keyof typeof castPaths;

export interface CastLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  page: CastPage;
  /** A part of the settings; the settings as a whole without. */
  tab?: SettingsTab;
  resetScroll?: boolean;
}

/** Leads to a page of this cast: a path of its own for its customer, one page with parts for the staff. */
export function CastLink({ page, tab, ...rest }: CastLinkProps) {
  const { username, area } = useCastContext();
  const params = { username };
  // The first part needs no word in the address, and its link is the current one only without.
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
