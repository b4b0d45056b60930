import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type SkillVoice } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { PlusIcon } from '@unmuted/ui/icons';
import { useId, useRef } from 'react';
import { CountedInput } from '#/features/alexa/draft/counted-input.tsx';
import { useSkillEditor } from '#/features/alexa/draft/editor-context.ts';
import { SkillField } from '#/features/alexa/draft/skill-field.tsx';

type Speech = 'welcome' | 'nowPlaying' | 'offAir' | 'help' | 'error';

/** The texts that Alexa speaks in a locale. */
export function SpeechCard() {
  const titleId = useId();
  const { canEdit } = useSkillEditor();
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          description={<Trans>Spoken by Alexa, and live as soon as you save. Empty: our own text.</Trans>}
          title={
            <span id={titleId}>
              <Trans>What the skill says</Trans>
            </span>
          }
        />
        <CardBody>
          <fieldset className="grid min-w-0 gap-5" disabled={!canEdit}>
            <SpeechField field="welcome" />
            <NowPlayingField />
            <div className="grid gap-5 md:grid-cols-2">
              <SpeechField field="offAir" />
              <SpeechField field="help" />
            </div>
            <SpeechField field="error" />
          </fieldset>
        </CardBody>
      </section>
    </Card>
  );
}

function SpeechField({ field }: { field: Speech }) {
  const { t } = useLingui();
  const { voice, changeVoice } = useSkillEditor();
  const value = voice[field];
  return (
    <SkillField field={field} isOfVoice>
      <CountedInput
        autoComplete="off"
        dir="auto"
        lang={voice.locale}
        onChange={({ target }) => changeVoice({ [field]: target.value } as Partial<SkillVoice>)}
        max={limits.skillSpeech}
        placeholder={t`Our own text`}
        value={value}
      />
    </SkillField>
  );
}

function NowPlayingField() {
  const { t } = useLingui();
  const { voice, changeVoice } = useSkillEditor();
  const input = useRef<HTMLInputElement>(null);
  const value = voice.nowPlaying;
  const labels = { title: t`Insert the title`, artist: t`Insert the artist`, station: t`Insert the station` };
  function insert(placeholder: string) {
    const start = input.current?.selectionStart ?? value.length;
    const end = input.current?.selectionEnd ?? value.length;
    changeVoice({ nowPlaying: `${value.slice(0, start)}${placeholder}${value.slice(end)}` });
    const caret = start + placeholder.length;
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(caret, caret);
    });
  }
  return (
    <div className="grid gap-2">
      <SkillField field="nowPlaying" isOfVoice>
        <CountedInput
          autoComplete="off"
          dir="auto"
          lang={voice.locale}
          onChange={({ target }) => changeVoice({ nowPlaying: target.value })}
          max={limits.skillSpeech}
          placeholder={t`Our own text`}
          ref={input}
          value={value}
        />
      </SkillField>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced with each button */}
      <div aria-label={t`Insert in the text`} className="flex flex-wrap gap-2" role="group">
        {(Object.keys(labels) as (keyof typeof labels)[]).map((key) => (
          <Button
            aria-label={`{${key}}: ${labels[key]}`}
            className="rounded-full font-mono text-12"
            key={key}
            onClick={() => insert(`{${key}}`)}
            size="sm"
          >
            <PlusIcon />
            {`{${key}}`}
          </Button>
        ))}
      </div>
    </div>
  );
}
