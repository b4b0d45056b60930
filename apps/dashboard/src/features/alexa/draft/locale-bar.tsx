import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { SkillLocale } from '@unmuted/api/contract';
import { useToast } from '@unmuted/ui/toast';
import { LanguageBar } from '#/components/review/language-bar.tsx';
import { skillLocaleName } from '#/components/skill/skill-locales.ts';
import { useSkillEditor } from '#/features/alexa/draft/editor-context.ts';
import { skillLocales } from '#/features/alexa/draft/skill.schema.ts';
import { voiceOf } from '#/features/alexa/draft/skill-changes.ts';
import { skillChecks } from '#/features/alexa/draft/use-skill-checks.ts';
import { useSkill } from '#/features/alexa/shell/use-skill.ts';
import { tagOf } from '#/i18n/locales.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** The locales of a skill: chooses the edited one, adds and removes. */
export function LocaleBar() {
  const { i18n } = useLingui();
  const { t } = useWords();
  const formats = useFormats();
  const toasts = useToast();
  const { show } = useSkill();
  const { skill, document, voice, issues, canEdit, change } = useSkillEditor();
  const all = formats.number(skillLocales.length);
  const isLive = skill.live !== null && voiceOf(skill.live.document, voice.locale) !== undefined;
  const languageOf = (locale: SkillLocale) => ({
    code: locale,
    name: skillLocaleName(tagOf(i18n.locale), locale),
    region: locale.slice(3),
  });
  async function add(locale: SkillLocale) {
    try {
      const { newSkillVoice } = await skillChecks.load();
      const name = document.voices[0]?.publicName || document.name;
      change({ voices: [...document.voices, newSkillVoice(locale, name)] });
      show({ locale });
    } catch {
      toasts.show({
        tone: 'danger',
        title: t`Couldn’t add the language. Check the connection and try again.`,
      });
    }
  }
  return (
    <LanguageBar
      canEdit={canEdit}
      chosen={voice.locale}
      label={t`Languages of the skill`}
      languages={document.voices.map(({ locale }) => ({
        ...languageOf(locale),
        problemCount: issues?.filter((issue) => issue.locale === locale && issue.level === 'error').length,
      }))}
      missing={skillLocales.filter((locale) => !voiceOf(document, locale)).map(languageOf)}
      note={<Trans>Amazon sells skills in {all} locales</Trans>}
      onAdd={(locale) => void add(locale)}
      onChoose={(locale) => show({ locale })}
      onRemove={() => {
        change({ voices: document.voices.filter(({ locale }) => locale !== voice.locale) });
        show({ locale: undefined });
      }}
      removalCost={
        isLive ? (
          <Trans>
            Its texts are deleted from the draft. Listeners lose it when Amazon certifies the next version.
          </Trans>
        ) : (
          <Trans>Its texts are deleted from the draft once you save.</Trans>
        )
      }
    />
  );
}
