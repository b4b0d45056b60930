import { Trans } from '@lingui/react/macro';
import type { App, AppDocument } from '@unmuted/api';
import { useEffect, useMemo, useRef } from 'react';
import { EditForm } from '#/components/edit-form/edit-form.tsx';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { validate } from '#/components/form/validate.schema.ts';
import { lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { UsageSkeleton } from '#/components/usage-statistics/usage-content.tsx';
import { BuildsView } from '#/features/apps/builds/builds-view.tsx';
import { PreviewCard } from '#/features/apps/builds/preview-card.tsx';
import { appDocument } from '#/features/apps/draft/app-checks.schema.ts';
import { ChecksCard } from '#/features/apps/draft/checks-card.tsx';
import { AppEditorContext } from '#/features/apps/draft/editor-context.ts';
import { StepsCard } from '#/features/apps/draft/steps-card.tsx';
import { tabOfPlace } from '#/features/apps/draft/tab-of-field.ts';
import { useAppChanges, useAppForm } from '#/features/apps/draft/use-app-form.tsx';
import { useEditorValue } from '#/features/apps/draft/use-editor-value.ts';
import { ContentSection } from '#/features/apps/form/content-section.tsx';
import { IdentitySection } from '#/features/apps/form/identity-section.tsx';
import { LegalSection } from '#/features/apps/form/legal-section.tsx';
import { ListingSection } from '#/features/apps/form/listing-section.tsx';
import { StationSection } from '#/features/apps/form/station-section.tsx';
import { AppHistory } from '#/features/apps/history/history-card.tsx';
import { AppPreview } from '#/features/apps/look/app-preview.tsx';
import { LookSection } from '#/features/apps/look/look-section.tsx';
import type { AppSearch } from '#/features/apps/shell/app.search.ts';
import type { AppTab } from '#/features/apps/shell/app-tabs.ts';
import { useApp } from '#/features/apps/shell/use-app.ts';
import { PlayPreview } from '#/features/apps/store/play-preview.tsx';
import { StoreView } from '#/features/apps/store/store-view.tsx';

const StatisticsView = lazySection(
  async () => (await import('#/features/apps/statistics/statistics-view.tsx')).StatisticsView,
  <UsageSkeleton />,
);

export interface AppEditorProps {
  app: App;
  tab: AppTab;
  /** Changes the address without a new entry of the history. */
  show: (search: AppSearch) => void;
}

/** The views of an app. It is one form: what is typed stays between them. */
export function AppEditor({ app, tab, show }: AppEditorProps) {
  const { canEdit, language, draft: openDraft } = useApp();
  const form = useAppForm(app);
  const { changes, names, conflict } = useAppChanges(form, app);
  const document = form.draft;
  /** Uploads end after several renders: they change the document as it is then. */
  const latest = useRef(document);
  latest.current = document;
  const problems = useMemo(
    () => (form.problems > 0 ? validate(appDocument, document).problems : []),
    [form.problems, document],
  );
  const value = useEditorValue({
    app,
    document,
    language,
    problems,
    canEdit,
    showsEffects: true,
    apply(edit) {
      const edited: AppDocument = edit(latest.current);
      latest.current = edited;
      form.change(edited);
    },
    show: (place) => show({ tab: tabOfPlace(place), ...(place.language && { language: place.language }) }),
  });
  useEffect(() => {
    openDraft.current = { document, save: async () => !form.isDirty || form.save() };
    return () => {
      openDraft.current = null;
    };
  });
  const isEditing = tab === 'listing' || tab === 'look' || tab === 'content' || tab === 'store';
  const isLiveAtOnce = app.live !== null && changes.some(({ effect }) => effect === 'live');
  return (
    <AppEditorContext value={value}>
      <EditForm
        changes={names}
        className="grid gap-4 md:gap-6"
        conflict={conflict}
        effect={
          isLiveAtOnce ? (
            <Trans>Streams, links and tabs are live at once. The rest waits for the next version.</Trans>
          ) : (
            <Trans>Saves the draft. Listeners get it with the next version.</Trans>
          )
        }
        form={form}
        saveLabel={<Trans>Save draft</Trans>}
      >
        {form.failure && <CallFailure reason={form.failure.error} />}
        <StepsCard app={app} />
        {isEditing && <ChecksCard />}
        <View tab={tab} />
      </EditForm>
    </AppEditorContext>
  );
}

function View({ tab }: { tab: AppTab }) {
  switch (tab) {
    case 'listing':
      return (
        <>
          <ListingSection />
          <PlayPreview />
        </>
      );
    case 'look':
      return (
        <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 gap-4 md:gap-6">
            <LookSection />
          </div>
          <AppPreview hasTablet />
        </div>
      );
    case 'content':
      return (
        <>
          <StationSection />
          <ContentSection />
        </>
      );
    case 'builds':
      return (
        <>
          <PreviewCard />
          <BuildsView />
        </>
      );
    case 'store':
      return (
        <>
          <StoreView />
          <IdentitySection />
          <LegalSection />
        </>
      );
    case 'statistics':
      return <StatisticsView />;
    case 'history':
      return <AppHistory />;
  }
}
