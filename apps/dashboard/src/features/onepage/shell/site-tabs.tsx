import { useLingui } from '@lingui/react/macro';
import { Badge } from '@unmuted/ui/badge';
import { ResourceTabs } from '#/components/resource-shell/resource-tabs.tsx';
import { SiteLink } from '#/features/onepage/shell/site-link.tsx';
import { countOf, type SitePage, sitePages } from '#/features/onepage/shell/site-pages.ts';
import { useSite } from '#/features/onepage/shell/use-site.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { usePermissions } from '#/session/use-permission.ts';

/** Navigation between the pages of a site that the viewer's role allows. */
export function SiteTabs() {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { query, username } = useSite();
  const may = usePermissions();
  const name = query.data?.draft.title ?? username;
  const pages = (Object.keys(sitePages) as SitePage[]).filter((page) => may(sitePages[page].permission));
  const links = pages.map((page) => {
    const count = countOf(page, query.data);
    return {
      page,
      link: (
        <SiteLink page={page}>
          {i18n._(sitePages[page].name)}
          {count > 0 && <Badge className="ms-1.5">{formats.number(count)}</Badge>}
        </SiteLink>
      ),
    };
  });
  return <ResourceTabs label={t`Pages of ${name}`} links={links} />;
}
