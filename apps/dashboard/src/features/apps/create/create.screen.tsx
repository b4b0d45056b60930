import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { PageHeader } from '@unmuted/ui/page-header';
import { useMemo, useRef } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { usePageSearch } from '#/components/resource-shell/use-page-search.ts';
import { useKeptFocus } from '#/components/root/use-kept-focus.ts';
import { useOwnTitle } from '#/components/root/use-page-effects.ts';
import { appQuery } from '#/data/apps/apps.queries.ts';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { CreateWizard } from '#/features/apps/create/create-wizard.tsx';
import { firstOpenStep } from '#/features/apps/create/first-open-step.ts';
import { NewAppOffer } from '#/features/apps/create/new-app-offer.tsx';
import { createAppSearch } from '#/features/apps/shell/app.search.ts';
import { AppLoading } from '#/features/apps/shell/app-loading.tsx';
import { isMissing } from '#/features/apps/shell/is-missing.ts';
import { AppContext, type AppContextValue } from '#/features/apps/shell/use-app.ts';
import { usePermission } from '#/session/use-permission.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

const route = getRouteApi('/_customer/apps/android/create/$id');

/** `/apps/android/create/{id}`: an app is written in seven steps, or created if the id is that of a station or cast. */
export function CreateAppScreen() {
  const { t } = useLingui();
  const id = route.useParams({ select: (params) => params.id });
  const api = route.useRouteContext({ select: (context) => context.api });
  const { step, language } = usePageSearch(createAppSearch);
  const navigate = useNavigate({ from: '/apps/android/create/$id' });
  const { data: app, error, isFetching, refetch } = useQuery(appQuery(api, id));
  useLiveTopics(app ? [`app:${app.id}` as const] : []);
  const canEdit = usePermission('settings.manage');
  const timeZone = useTimeZone();
  const heading = useKeptFocus();
  const draft = useRef<AppContextValue['draft']['current']>(null);
  /** The step at which the page was opened, if the address names none: corrections must not leave it. */
  const start = useRef<ReturnType<typeof firstOpenStep> | null>(null);
  if (app) start.current ??= firstOpenStep(app);
  const show = (search: ReturnType<typeof createAppSearch>) =>
    void navigate({ search: (current) => ({ ...current, ...search }), resetScroll: false });
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
  useOwnTitle(`${app?.draft.name ?? t`New mobile app`} – ${t`Make your app`}`);
  if (!app && isMissing(error)) return <NewAppOffer api={api} heading={heading} id={id} />;
  return (
    <AppContext value={context}>
      {!app && <PageHeader headingRef={heading} meta={'\u00a0'} title={<Trans>Make your app</Trans>} />}
      <QueryContent
        failedTitle={<Trans>Couldn’t load the app</Trans>}
        query={context.query}
        skeleton={
          <div className="grid gap-4 md:gap-6">
            <AppLoading />
          </div>
        }
      >
        {(loaded) => (
          <CreateWizard
            app={loaded}
            heading={heading}
            key={loaded.id}
            show={show}
            step={step ?? start.current ?? 'station'}
          />
        )}
      </QueryContent>
    </AppContext>
  );
}
