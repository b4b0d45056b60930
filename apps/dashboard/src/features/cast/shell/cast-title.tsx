import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { CastOverviewList } from '@unmuted/api';
import { useOwnTitle, usePageName } from '#/components/root/use-page-effects.ts';
import { settingsSearch } from '#/features/cast/settings/settings.search.ts';
import { settingsTabNames } from '#/features/cast/settings/settings-tabs.ts';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { castPages } from '#/features/cast/shell/cast-pages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** Whether the overview is open: its primary acts concern the whole cast, those of other pages only the page. */
export const useIsOverview = (): boolean => usePageName() === castPages.overview.name;

/** Returns the name of the current page: "Statistics", or "Settings: Streams" for a tab. */
export function useCastPageName(): string {
  const { i18n } = useLingui();
  const page = usePageName() ?? castPages.overview.name;
  const tab = useSearch({ strict: false, select: (search) => settingsSearch(search).tab });
  const name = i18n._(page);
  return page === castPages.settings.name && tab ? `${name}: ${i18n._(settingsTabNames[tab])}` : name;
}

/** Sets the document title: `● 24 · Radio Aurora – Statistics`. Renders nothing, so that new counts move nothing. */
export function CastTitle() {
  const { overviewQuery, username } = useCastContext();
  const { name, state, isStale } = useCastStatus();
  const formats = useFormats();
  const page = useCastPageName();
  const { data: listeners = null } = useQuery({
    ...overviewQuery,
    select: ({ items }: CastOverviewList) =>
      items.find(({ now }) => now.username === username)?.now.listeners ?? null,
  });
  const isLive = state === 'live' && !isStale;
  const count = isLive && listeners !== null ? `${formats.number(listeners)} · ` : '';
  useOwnTitle(`${isLive ? '● ' : state === 'off_air' ? '○ ' : ''}${count}${name} – ${page}`);
  return null;
}
