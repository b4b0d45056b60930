import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type SitePage, sitePages, sitePath } from '#/features/onepage/shell/site-pages.ts';
import { useSite } from '#/features/onepage/shell/use-site.ts';
import { usePermission } from '#/session/use-permission.ts';

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  page: SitePage;
}

/** Links to a page of this site. Renders nothing if the viewer's role does not allow the page. */
export function SiteLink({ page, ...rest }: SiteLinkProps) {
  const { username } = useSite();
  const isPermitted = usePermission(sitePages[page].permission);
  if (!isPermitted) return null;
  return (
    <Link {...rest} activeOptions={{ exact: page === 'editor' }} params={{ username }} to={sitePath(page)} />
  );
}
