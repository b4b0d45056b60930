import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { ResourceNotFound } from '#/components/resource-shell/resource-not-found.tsx';
import { ResourceShell } from '#/components/resource-shell/resource-shell.tsx';
import { usePageSearch } from '#/components/resource-shell/use-page-search.ts';
import { useOwnTitle } from '#/components/root/use-page-effects.ts';
import { appQuery } from '#/data/apps/apps.queries.ts';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { AppEditor } from '#/features/apps/draft/app-editor.tsx';
import { appSearch } from '#/features/apps/shell/app.search.ts';
import { AppHeader } from '#/features/apps/shell/app-header.tsx';
import { AppLoading } from '#/features/apps/shell/app-loading.tsx';
import { AppTabLinks } from '#/features/apps/shell/app-tab-links.tsx';
import { appTabs } from '#/features/apps/shell/app-tabs.ts';
import { isMissing } from '#/features/apps/shell/is-missing.ts';
import { AppContext, type AppContextValue } from '#/features/apps/shell/use-app.ts';
import { usePermission } from '#/session/use-permission.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

const route = getRouteApi('/_customer/apps/android/$id');

/** `/apps/android/{id}`: one of the customer's mobile apps, of either platform. */
export function AppScreen() {
  const { i18n } = useLingui();
  const id = route.useParams({ select: (params) => params.id });
  const api = route.useRouteContext({ select: (context) => context.api });
  const { tab = 'listing', language } = usePageSearch(appSearch);
  const navigate = useNavigate({ from: '/apps/android/$id' });
  const { data: app, error, isFetching, refetch } = useQuery(appQuery(api, id));
  useLiveTopics(app ? [`app:${app.id}` as const] : []);
  const canEdit = usePermission('settings.manage');
  const timeZone = useTimeZone();
  const draft = useRef<AppContextValue['draft']['current']>(null);
  const show = (search: ReturnType<typeof appSearch>) =>
    void navigate({
      search: (current) => ({
        ...current,
        ...search,
        ...(search.tab === 'listing' && { tab: undefined }),
      }),
      replace: true,
      resetScroll: false,
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is new in each render
  const context = useMemo(
    (): AppContextValue => ({
      api,
      id,
      query: { data: app, error, isFetching, refetch },
      canEdit,
      timeZone,
      language,
      showLanguage: (next) => show({ language: next }),
      draft,
    }),
    [api, id, app, error, isFetching, refetch, canEdit, timeZone, language, navigate],
  );
  useOwnTitle(`${app?.draft.name ?? id} – ${i18n._(appTabs[tab].name)}`);
  if (!app && isMissing(error)) return <NotThere />;
  return (
    <AppContext value={context}>
      <ResourceShell header={<AppHeader tab={tab} />} tabs={<AppTabLinks />}>
        <QueryContent
          failedTitle={<Trans>Couldn’t load the app</Trans>}
          query={context.query}
          skeleton={<AppLoading />}
        >
          {(loaded) => <AppEditor app={loaded} key={id} show={show} tab={tab} />}
        </QueryContent>
      </ResourceShell>
    </AppContext>
  );
}

function NotThere() {
  const { t } = useWords();
  useOwnTitle(t`App not found`);
  return (
    <ResourceNotFound
      heading={<Trans>App not found</Trans>}
      title={<Trans>No such app in your account</Trans>}
      description={<Trans>It was deleted, or belongs to another account.</Trans>}
      link={
        <Link to="/dashboard">
          <Trans>Go to dashboard</Trans>
        </Link>
      }
    />
  );
}
