import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { App } from '@unmuted/api';
import type { AppStepName } from '@unmuted/api/contract';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { ConflictAlert } from '#/components/draft/conflict-alert.tsx';
import { UnsavedGuard } from '#/components/form/unsaved-guard.tsx';
import { CreateHeader } from '#/features/apps/create/create-header.tsx';
import { ReviewStep } from '#/features/apps/create/review-step.tsx';
import { StepBar } from '#/features/apps/create/step-bar.tsx';
import { StepFooter } from '#/features/apps/create/step-footer.tsx';
import { stepTexts } from '#/features/apps/create/steps.messages.tsx';
import { useAppDraft } from '#/features/apps/create/use-app-draft.ts';
import { WhoCanHelp } from '#/features/apps/create/who-can-help.tsx';
import { appSteps } from '#/features/apps/draft/app-checks.schema.ts';
import { AppEditorContext } from '#/features/apps/draft/editor-context.ts';
import { stepOfPlace } from '#/features/apps/draft/tab-of-field.ts';
import { useEditorValue } from '#/features/apps/draft/use-editor-value.ts';
import { ContentSection } from '#/features/apps/form/content-section.tsx';
import { IdentitySection } from '#/features/apps/form/identity-section.tsx';
import { LegalSection } from '#/features/apps/form/legal-section.tsx';
import { ListingSection } from '#/features/apps/form/listing-section.tsx';
import { StationSection } from '#/features/apps/form/station-section.tsx';
import { AppPreview } from '#/features/apps/look/app-preview.tsx';
import { LookSection } from '#/features/apps/look/look-section.tsx';
import type { CreateAppSearch } from '#/features/apps/shell/app.search.ts';
import { useApp } from '#/features/apps/shell/use-app.ts';

export interface CreateWizardProps {
  app: App;
  heading: Ref<HTMLHeadingElement>;
  step: AppStepName;
  /** Changes the address. */
  show: (search: CreateAppSearch) => void;
}

const sections: Readonly<Record<Exclude<AppStepName, 'review'>, () => ReactNode>> = {
  station: StationSection,
  identity: IdentitySection,
  look: LookSection,
  content: ContentSection,
  listing: ListingSection,
  legal: LegalSection,
};

/** The steps in which an app is written, saved while one writes. */
export function CreateWizard({ app, heading, step, show }: CreateWizardProps) {
  const { i18n } = useLingui();
  const { canEdit, language, draft: openDraft, id } = useApp();
  const { draft, state } = useAppDraft(app);
  const { document, problems } = state;
  const stepHeading = useStepFocus(step);
  const value = useEditorValue({
    app,
    document,
    language,
    problems,
    canEdit,
    showsEffects: false,
    apply: draft.change,
    show: (place) => show({ step: stepOfPlace(place), ...(place.language && { language: place.language }) }),
  });
  useEffect(() => {
    openDraft.current = { document, save: draft.flush };
    return () => {
      openDraft.current = null;
    };
  });
  const Section = step === 'review' ? ReviewStep : sections[step];
  const go = (to: AppStepName) => {
    value.jump(null);
    show({ step: to });
  };
  const number = appSteps.indexOf(step);
  return (
    <AppEditorContext value={value}>
      <CreateHeader draft={draft} heading={heading} state={state} step={step} />
      <div className="grid gap-4 md:gap-6">
        <ConflictAlert draft={draft} state={state} title={<Trans>Somebody else changed this app</Trans>} />
        {app.state !== 'draft' && app.state !== 'changes_requested' && (
          <Alert
            actions={
              <Button asChild size="sm">
                <Link params={{ id }} to="/apps/android/$id">
                  <Trans>Open the app</Trans>
                </Link>
              </Button>
            }
            silent
            title={<Trans>This app was sent already</Trans>}
          >
            <Trans>Its page shows where it is. Changes here go into its next version.</Trans>
          </Alert>
        )}
        <StepBar onSelect={go} step={step} />
        <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 gap-4 md:gap-6">
            <h2 className="sr-only" ref={stepHeading} tabIndex={-1}>
              {i18n._(stepTexts[step].title)}
            </h2>
            <Section />
            <StepFooter
              next={appSteps[number + 1]}
              onSelect={go}
              previous={appSteps[number - 1]}
              step={step}
            />
          </div>
          <div className="grid min-w-0 gap-4 md:gap-6">
            <AppPreview />
            <WhoCanHelp step={step} />
          </div>
        </div>
      </div>
      <UnsavedGuard when={canEdit && state.status !== 'saved'} />
    </AppEditorContext>
  );
}

/** A new step moves focus to its heading, unless a problem led to one of its fields. */
function useStepFocus(step: AppStepName) {
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(step);
  useEffect(() => {
    if (former.current === step) return;
    former.current = step;
    const inside = document.activeElement?.closest('fieldset');
    if (!inside) heading.current?.focus({ preventScroll: true });
    if (!inside) window.scrollTo?.({ top: 0 });
  }, [step]);
  return heading;
}
