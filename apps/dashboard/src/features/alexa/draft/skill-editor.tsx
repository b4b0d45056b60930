import { Trans } from '@lingui/react/macro';
import type { Skill, SkillDocument, SkillVoice } from '@unmuted/api';
import { useEffect, useMemo, useState } from 'react';
import { EditForm } from '#/components/edit-form/edit-form.tsx';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { ChecksCard } from '#/features/alexa/draft/checks-card.tsx';
import { type FieldPlace, SkillEditorContext } from '#/features/alexa/draft/editor-context.ts';
import { LocaleBar } from '#/features/alexa/draft/locale-bar.tsx';
import { voiceOf } from '#/features/alexa/draft/skill-changes.ts';
import { StepsCard } from '#/features/alexa/draft/steps-card.tsx';
import { tabOfField } from '#/features/alexa/draft/tab-of-field.ts';
import { useSkillChecks } from '#/features/alexa/draft/use-skill-checks.ts';
import { useSkillChanges, useSkillForm } from '#/features/alexa/draft/use-skill-form.tsx';
import { useSkill } from '#/features/alexa/shell/use-skill.ts';
import { StoreView } from '#/features/alexa/store/store-view.tsx';
import { StreamsView } from '#/features/alexa/streams/streams-view.tsx';
import { VoiceView } from '#/features/alexa/voice/voice-view.tsx';

/** The draft of a skill in the views Voice, Store and Streams. It is one form: what is typed stays between them. */
export function SkillEditor({ skill }: { skill: Skill }) {
  const { canEdit, tab, locale, show, draft } = useSkill();
  const form = useSkillForm(skill);
  const { changes, names, conflict } = useSkillChanges(form, skill);
  const issues = useSkillChecks(form.draft);
  const [target, setTarget] = useState<FieldPlace | null>(null);
  const document = form.draft;
  const voice = (locale && voiceOf(document, locale)) ?? (document.voices[0] as SkillVoice);
  const { change, errorOf } = form;
  useEffect(() => {
    draft.current = { document, save: async () => !form.isDirty || form.save() };
    return () => {
      draft.current = null;
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `errorOf`, `change` and `show` are new in each render
  const context = useMemo(
    () => ({
      skill,
      document,
      voice,
      change: (part: Partial<SkillDocument>) => change(part),
      changeVoice: (part: Partial<SkillVoice>) =>
        change({
          voices: document.voices.map((each) => (each.locale === voice.locale ? { ...each, ...part } : each)),
        }),
      errorOf,
      issues,
      canEdit,
      target,
      jump: (place: FieldPlace | null) => {
        setTarget(place);
        if (place === null) return;
        const to = tabOfField(place.field);
        show({ tab: to === 'voice' ? undefined : to, ...(place.locale && { locale: place.locale }) });
      },
    }),
    [skill, document, voice, errorOf, issues, canEdit, target],
  );
  const isEditing = tab === 'voice' || tab === 'store' || tab === 'streams';
  const isLiveAtOnce = changes.some(({ effect }) => effect === 'live');
  return (
    <SkillEditorContext value={context}>
      <EditForm
        changes={names}
        className="grid gap-4 empty:hidden md:gap-6"
        conflict={conflict}
        effect={
          isLiveAtOnce && skill.live ? (
            <Trans>Spoken texts and streams are live at once. The rest waits for certification.</Trans>
          ) : (
            <Trans>Saves the draft. Listeners get it once Amazon has certified it.</Trans>
          )
        }
        form={form}
        saveLabel={<Trans>Save draft</Trans>}
      >
        {form.failure && <CallFailure reason={form.failure.error} />}
        {isEditing && (
          <>
            <StepsCard />
            <ChecksCard />
            {tab !== 'streams' && <LocaleBar />}
            {tab === 'voice' && <VoiceView key={voice.locale} />}
            {tab === 'store' && <StoreView />}
            {tab === 'streams' && <StreamsView isSaved={!form.isDirty} />}
          </>
        )}
      </EditForm>
    </SkillEditorContext>
  );
}
