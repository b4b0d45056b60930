import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { Site } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { ArrowLeftIcon, EyeIcon } from '@unmuted/ui/icons';
import { useMemo, useRef, useState } from 'react';
import { ConflictAlert } from '#/components/draft/conflict-alert.tsx';
import { UnsavedGuard } from '#/components/form/unsaved-guard.tsx';
import { ChecksBar } from '#/features/onepage/editor/checks-bar.tsx';
import { EditorContext, type SiteLanguage } from '#/features/onepage/editor/editor-context.ts';
import { refusalAt } from '#/features/onepage/editor/refusal-at.ts';
import { SaveStatus } from '#/features/onepage/editor/save-status.tsx';
import { sectionKinds } from '#/features/onepage/editor/section.messages.tsx';
import { SectionForm } from '#/features/onepage/editor/section-form.tsx';
import { SectionList } from '#/features/onepage/editor/section-list.tsx';
import { SitePreview } from '#/features/onepage/editor/site-preview.tsx';
import { StreamAlert } from '#/features/onepage/editor/stream-alert.tsx';
import { ThemeFields } from '#/features/onepage/editor/theme-fields.tsx';
import { useDraft } from '#/features/onepage/editor/use-draft.ts';
import { useJump } from '#/features/onepage/editor/use-jump.ts';
import { useUndoKeys } from '#/features/onepage/editor/use-undo-keys.ts';
import { useSite } from '#/features/onepage/shell/use-site.ts';
import { validationText } from '#/i18n/validation.messages.ts';

/** `theme` in place of a section. */
export type Selection = string | 'theme';

/** On phones one step is visible at a time; on wide screens all are. */
type Step = 'list' | 'form' | 'preview';

/** The sections, the fields of one of them and the page. */
export function SiteEditor({ site }: { site: Site }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { canEdit } = useSite();
  const { draft, state } = useDraft(site);
  const { document, problems, error } = state;
  const [selected, setSelected] = useState<Selection>(document.sections[0]?.id ?? 'theme');
  const [step, setStep] = useState<Step>('list');
  const [chosen, setLanguage] = useState<SiteLanguage>(document.languages[0] ?? 'en');
  const language = document.languages.includes(chosen) ? chosen : (document.languages[0] ?? 'en');
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLElement>(null);
  const section = document.sections.find(({ id }) => id === selected);
  useUndoKeys(root, draft, canEdit);
  const context = useMemo(
    () => ({
      site,
      document,
      change: draft.change,
      canEdit,
      language,
      errorAt(pointer: string) {
        const problem = problems.find((each) => each.pointer === pointer);
        return problem ? validationText(i18n, problem) : refusalAt(i18n, error, pointer);
      },
    }),
    [site, document, draft, canEdit, language, problems, error, i18n],
  );
  const open = (selection: Selection) => {
    setSelected(selection);
    setStep('form');
  };
  const jump = useJump(form, (sectionId, problemLanguage) => {
    open(sectionId);
    if (problemLanguage) setLanguage(problemLanguage);
  });
  const hiddenUnless = (name: Step) => (step === name ? '' : 'max-lg:hidden');
  const back = (
    <Button className="lg:hidden" onClick={() => setStep('list')} size="sm" variant="ghost">
      <ArrowLeftIcon aria-hidden="true" className="rtl:-scale-x-100" />
      <Trans>Sections</Trans>
    </Button>
  );
  return (
    <EditorContext value={context}>
      <div className="grid gap-4" ref={root}>
        <StreamAlert />
        <ConflictAlert draft={draft} state={state} title={<Trans>Somebody else changed this site</Trans>} />
        <Card className="overflow-clip">
          <div className="grid lg:grid-cols-[minmax(14rem,17rem)_minmax(18rem,21rem)_minmax(0,1fr)]">
            <section aria-label={t`Sections`} className={hiddenUnless('list')}>
              <SectionList onOpen={open} selected={selected} />
            </section>
            <section
              aria-label={section ? i18n._(sectionKinds[section.type].name) : t`Colors and font`}
              className={`border-border lg:border-s ${hiddenUnless('form')}`}
              ref={form}
            >
              <div className="flex min-h-13 flex-wrap items-center justify-between gap-2 border-b border-border px-4 py-2 md:px-5">
                {back}
                <h2 className="text-14 font-semibold">
                  {section ? i18n._(sectionKinds[section.type].name) : <Trans>Colors and font</Trans>}
                </h2>
                <SaveStatus draft={draft} state={state} />
                <Button className="lg:hidden" onClick={() => setStep('preview')} size="sm">
                  <EyeIcon />
                  <Trans>Preview</Trans>
                </Button>
              </div>
              {section ? <SectionForm key={section.id} section={section} /> : <ThemeFields />}
            </section>
            <section
              aria-label={t`Preview`}
              className={`border-border bg-fill lg:border-s ${hiddenUnless('preview')}`}
            >
              <div className="px-4 pt-2 lg:hidden">{back}</div>
              <SitePreview onLanguage={setLanguage} sectionId={section?.id ?? null} />
            </section>
          </div>
          <ChecksBar onFix={jump} />
        </Card>
      </div>
      <UnsavedGuard when={canEdit && state.status !== 'saved'} />
    </EditorContext>
  );
}
