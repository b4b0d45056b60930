import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LinkTab, LinkTabs } from '@unmuted/ui/tabs';
import { appTabNames, appTabs } from '#/features/apps/shell/app-tabs.ts';
import { useApp } from '#/features/apps/shell/use-app.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { usePermissions } from '#/session/use-permission.ts';

/** Navigation between the views of an app that the viewer's role allows. What is edited stays while they change. */
export function AppTabLinks() {
  const { i18n } = useLingui();
  const { t } = useWords();
  const formats = useFormats();
  const { query, id } = useApp();
  const may = usePermissions();
  const name = query.data?.draft.name ?? id;
  const counts: Partial<Record<string, number>> = {
    builds: query.data?.builds.length,
    history: query.data?.history.length,
  };
  return (
    <LinkTabs aria-label={t`Views of ${name}`} className="mb-4 md:mb-6 print:hidden">
      {appTabNames
        .filter((tab) => may(appTabs[tab].permission))
        .map((tab) => (
          <LinkTab asChild count={counts[tab] ? formats.number(counts[tab]) : undefined} key={tab}>
            <Link
              activeOptions={{ exact: true }}
              from="/apps/android/$id"
              resetScroll={false}
              search={(search) => ({ ...search, tab: tab === 'listing' ? undefined : tab })}
              to="."
            >
              {i18n._(appTabs[tab].name)}
            </Link>
          </LinkTab>
        ))}
    </LinkTabs>
  );
}
