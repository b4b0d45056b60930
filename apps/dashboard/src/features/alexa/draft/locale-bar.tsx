import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { SkillVoice } from '@unmuted/api';
import type { SkillIssue, SkillLocale } from '@unmuted/api/contract';
import { Button } from '@unmuted/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@unmuted/ui/dropdown-menu';
import { Flag } from '@unmuted/ui/flag';
import { CheckIcon, PlusIcon, Trash2Icon } from '@unmuted/ui/icons';
import { useToast } from '@unmuted/ui/toast';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import { useRef } from 'react';
import { ConfirmDialog } from '#/components/confirm/confirm-dialog.tsx';
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
  const { show } = useSkill();
  const { document, voice, issues, canEdit } = useSkillEditor();
  const bar = useRef<HTMLDivElement>(null);
  const tag = tagOf(i18n.locale);
  const all = formats.number(skillLocales.length);
  const focusChosen = () => bar.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, these choose what is shown */}
      <div
        aria-label={t`Languages of the skill`}
        className="flex min-w-0 flex-wrap items-center gap-1"
        ref={bar}
        role="group"
      >
        {document.voices.map(({ locale }) => (
          <Button
            aria-pressed={locale === voice.locale}
            className="aria-pressed:bg-fill-active"
            key={locale}
            onClick={() => show({ locale })}
            variant="ghost"
          >
            <Flag code={locale.slice(3)} />
            {skillLocaleName(tag, locale)}
            <LocaleState issues={issues} locale={locale} />
          </Button>
        ))}
        {canEdit && <AddLanguage />}
      </div>
      <span className="ms-auto flex flex-wrap items-center gap-3 text-13 text-fg-muted">
        <Trans>Amazon sells skills in {all} locales</Trans>
        {canEdit && document.voices.length > 1 && (
          <RemoveLanguage onRemoved={() => requestAnimationFrame(focusChosen)} voice={voice} />
        )}
      </span>
    </div>
  );
}

function LocaleState({ issues, locale }: { issues: readonly SkillIssue[] | undefined; locale: SkillLocale }) {
  const formats = useFormats();
  if (!issues) return null;
  const count = issues.filter((issue) => issue.locale === locale && issue.level === 'error').length;
  if (count === 0)
    return (
      <>
        <CheckIcon className="text-live-text" />
        <VisuallyHidden>
          <Trans>complete</Trans>
        </VisuallyHidden>
      </>
    );
  return (
    <>
      <span
        aria-hidden
        className="grid h-4.5 min-w-4.5 place-items-center rounded-full bg-off-air-fill px-1 text-12 font-semibold text-off-air-text tabular-nums"
      >
        {formats.number(count)}
      </span>
      <VisuallyHidden>
        <Trans>has problems</Trans>
      </VisuallyHidden>
    </>
  );
}

function AddLanguage() {
  const { i18n } = useLingui();
  const { t } = useWords();
  const toasts = useToast();
  const { document, change } = useSkillEditor();
  const { show } = useSkill();
  const tag = tagOf(i18n.locale);
  const missing = skillLocales.filter((locale) => !voiceOf(document, locale));
  if (missing.length === 0) return null;
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
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button className="text-fg-muted" variant="ghost">
          <PlusIcon />
          <Trans>Add language</Trans>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {missing.map((locale) => (
          <DropdownMenuItem key={locale} onSelect={() => void add(locale)}>
            <Flag code={locale.slice(3)} />
            {skillLocaleName(tag, locale)}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function RemoveLanguage({ voice: { locale }, onRemoved }: { voice: SkillVoice; onRemoved: () => void }) {
  const { i18n } = useLingui();
  const { skill, document, change } = useSkillEditor();
  const { show } = useSkill();
  const name = skillLocaleName(tagOf(i18n.locale), locale);
  const isLive = skill.live !== null && voiceOf(skill.live.document, locale) !== undefined;
  return (
    <ConfirmDialog
      action={<Trans>Remove language</Trans>}
      onConfirm={async () => {
        change({ voices: document.voices.filter((voice) => voice.locale !== locale) });
        show({ locale: undefined });
      }}
      onDone={onRemoved}
      title={<Trans>Remove {name}?</Trans>}
      trigger={
        <Button size="sm" variant="ghost">
          <Trash2Icon />
          <Trans>Remove {name}</Trans>
        </Button>
      }
    >
      {isLive ? (
        <Trans>
          Its texts are deleted from the draft. Listeners lose it when Amazon certifies the next version.
        </Trans>
      ) : (
        <Trans>Its texts are deleted from the draft once you save.</Trans>
      )}
    </ConfirmDialog>
  );
}
