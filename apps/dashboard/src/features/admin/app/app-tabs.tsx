import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';
import { LinkTab, LinkTabs } from '@unmuted/ui/tabs';
import type { StaffAppAddress } from '#/data/apps/staff-apps.queries.ts';
import { type AppTab, appSearch, appTabs } from '#/features/admin/app/app.search.ts';
import { appPaths } from '#/features/admin/apps/app-platforms.ts';

const names: Readonly<Record<AppTab, MessageDescriptor>> = {
  review: msg({ message: 'Review', context: 'tab of an app' }),
  settings: msg({ message: 'Settings', context: 'tab of an app' }),
  builds: msg({ message: 'Builds', context: 'tab of an app' }),
  kit: msg({ message: 'Kit', context: 'tab of an app' }),
  store: msg({ message: 'Store', context: 'tab of an app' }),
  history: msg({ message: 'History', context: 'tab of an app' }),
};

const exact = { exact: true, includeSearch: true };

export interface AppTabsProps extends StaffAppAddress {
  /** Comments that were written, but not sent yet. */
  written: number;
}

/** The views of an app, each with its own address. */
export function AppTabs({ platform, id, written }: AppTabsProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { tab = 'review' } = useSearch({ strict: false, select: appSearch, structuralSharing: true });
  return (
    <LinkTabs aria-label={t`Views of the app`} className="mb-4 md:mb-6">
      {appTabs.map((each) => (
        <LinkTab asChild count={each === 'review' && written > 0 ? written : undefined} key={each}>
          <Link
            activeOptions={exact}
            aria-current={each === tab ? 'page' : undefined}
            params={{ id }}
            resetScroll={false}
            search={each === 'review' ? {} : { tab: each }}
            to={appPaths[platform]}
          >
            {i18n._(names[each])}
          </Link>
        </LinkTab>
      ))}
    </LinkTabs>
  );
}
