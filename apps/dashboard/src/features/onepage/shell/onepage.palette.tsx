import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { CopyIcon, FileTextIcon } from '@unmuted/ui/icons';
import type { Command, PaletteEntries } from '#/components/command-palette/command.ts';
import { useCopyAddress } from '#/components/copy-button/use-copy-address.ts';
import { onePagesQuery } from '#/data/lists/lists.queries.ts';
import { type SitePage, sitePages, sitePath } from '#/features/onepage/shell/site-pages.ts';
import { usePermissions } from '#/session/use-permission.ts';

/** The pages and acts of the customer's sites. The sites themselves are products. */
export function useSiteEntries(): PaletteEntries {
  const { t, i18n } = useLingui();
  const { api } = useRouteContext({ from: '/_customer' });
  const { data: sites = [] } = useQuery(onePagesQuery(api));
  const may = usePermissions();
  const copy = useCopyAddress();
  const pages = (Object.keys(sitePages) as SitePage[]).filter((page) => may(sitePages[page].permission));
  const commandsOf = (make: (site: (typeof sites)[number]) => Command[]) =>
    sites.flatMap((site) =>
      make(site).map((command) => ({
        ...command,
        searchOnly: true,
        hint: <bdi>{site.title}</bdi>,
        keywords: [site.title, site.username],
      })),
    );
  return {
    groups: [
      {
        id: 'site-pages',
        label: t`Pages of sites`,
        items: commandsOf(({ username }) =>
          pages.map((page) => ({
            id: `site-${username}-page-${page}`,
            href: sitePath(page).replace('$username', username),
            label: i18n._(sitePages[page].name),
            icon: <FileTextIcon />,
          })),
        ),
      },
      {
        id: 'site-actions',
        label: t`Actions on sites`,
        items: commandsOf(({ username, domain }) => [
          ...(may('settings.manage')
            ? [
                {
                  id: `site-${username}-publish`,
                  href: `/onepage/${username}#publish`,
                  label: t`Publish the site`,
                  icon: <FileTextIcon />,
                },
              ]
            : []),
          ...(domain === null
            ? []
            : [
                {
                  id: `site-${username}-copy`,
                  label: t`Copy the address of the site`,
                  icon: <CopyIcon />,
                  run: () => void copy(`https://${domain}/`),
                },
              ]),
        ]),
      },
    ],
    isLoading: false,
    failed: [],
  };
}
