import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { LockIcon, Volume2Icon } from '@unmuted/ui/icons';
import { Input, InputGroup } from '@unmuted/ui/input';
import { Skeleton } from '@unmuted/ui/skeleton';
import { useId } from 'react';
import { lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { issuesAt, useSkillEditor } from '#/features/alexa/draft/editor-context.ts';
import { skillPhrasesOf } from '#/features/alexa/draft/skill.schema.ts';
import { voiceOf } from '#/features/alexa/draft/skill-changes.ts';
import { SkillField } from '#/features/alexa/draft/skill-field.tsx';
import { renamed } from '#/features/alexa/voice/rename-voice.ts';
import { useSpeechVoice } from '#/features/alexa/voice/use-speech-voice.ts';

const LinterPanel = lazySection(
  async () => (await import('#/features/alexa/voice/linter-panel.tsx')).LinterPanel,
  <div className="grid gap-3 border-t border-border-soft pt-4 md:grid-cols-2">
    {[0, 1, 2, 3, 4, 5].map((row) => (
      <Skeleton height={20} key={row} width="70%" />
    ))}
  </div>,
);

/** The invocation name of a locale, checked while it is typed. */
export function InvocationCard() {
  const { t } = useLingui();
  const titleId = useId();
  const { skill, voice, changeVoice, canEdit } = useSkillEditor();
  const { locale, invocationName: name } = voice;
  const speak = useSpeechVoice(locale);
  const isFrozen = skill.live !== null && voiceOf(skill.live.document, locale) !== undefined;
  const { wake, open } = skillPhrasesOf(locale);
  const request = `${wake}${open.replace('{name}', '…')}`;
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          description={
            <Trans>
              What listeners say in “<bdi lang={locale}>{request}</bdi>”. It cannot be changed once certified.
            </Trans>
          }
          title={
            <span id={titleId}>
              <Finding />
            </span>
          }
        />
        <CardBody className="grid gap-4">
          <SkillField
            field="invocationName"
            hasOwnChecks
            hint={
              isFrozen && (
                <span className="flex gap-1.5">
                  <LockIcon className="mt-0.5 flex-none" />
                  <Trans>
                    Amazon has certified this name, so it can no longer change. A new name needs a new skill.
                  </Trans>
                </span>
              )
            }
            isOfVoice
          >
            <InputGroup className="flex-wrap py-1.5">
              <Input
                autoCapitalize="none"
                autoComplete="off"
                autoCorrect="off"
                className="min-w-40 text-20 font-medium tracking-tight md:text-24"
                dir="auto"
                lang={locale}
                onChange={({ target }) => changeVoice(renamed(voice, target.value))}
                readOnly={isFrozen || !canEdit}
                size="lg"
                spellCheck={false}
                value={name}
              />
              {speak && name.trim() !== '' && (
                <Button
                  aria-label={t`Hear “${name}”`}
                  className="max-md:w-full"
                  onClick={() => speak(name)}
                  size="sm"
                  variant="secondary"
                >
                  <Volume2Icon />
                  <Trans>Hear it</Trans>
                </Button>
              )}
            </InputGroup>
          </SkillField>
          <LinterPanel isFrozen={isFrozen} />
        </CardBody>
      </section>
    </Card>
  );
}

function Finding() {
  const { voice, issues } = useSkillEditor();
  const { locale, invocationName } = voice;
  const name = (
    <bdi dir="auto" lang={locale}>
      {invocationName}
    </bdi>
  );
  const found = issuesAt(issues, { locale, field: 'invocationName' });
  const errors = found.filter(({ level }) => level === 'error').length;
  if (!issues || invocationName.trim() === '') return <Trans>Invocation name</Trans>;
  if (errors > 0)
    return (
      <>
        “{name}” <Plural one="breaks # rule of Amazon" other="breaks # rules of Amazon" value={errors} />
      </>
    );
  if (found.some(({ level }) => level === 'warning')) return <Trans>Amazon may refuse “{name}”</Trans>;
  return <Trans>“{name}” can go to Amazon</Trans>;
}
