import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { Input } from '@unmuted/ui/input';
import { Textarea } from '@unmuted/ui/textarea';
import { useId } from 'react';
import { skillLocaleName } from '#/components/skill/skill-locales.ts';
import { TagsInput } from '#/components/tags-input/tags-input.tsx';
import { CountedInput } from '#/features/alexa/draft/counted-input.tsx';
import { useSkillEditor } from '#/features/alexa/draft/editor-context.ts';
import { skillPhrasesOf, storeLimits } from '#/features/alexa/draft/skill.schema.ts';
import { SkillField } from '#/features/alexa/draft/skill-field.tsx';
import { tabOfField } from '#/features/alexa/draft/tab-of-field.ts';
import { IconField } from '#/features/alexa/store/icon-field.tsx';
import { tagOf } from '#/i18n/locales.ts';
import { useFormats } from '#/i18n/use-formats.ts';

const { alexa } = storeLimits;

/** The page of the skill in the store, in the chosen locale. */
export function StoreCard() {
  const { i18n } = useLingui();
  const titleId = useId();
  const { voice, canEdit } = useSkillEditor();
  const name = skillLocaleName(tagOf(i18n.locale), voice.locale);
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          description={<Trans>{name}. Shown on Amazon and in the Alexa app.</Trans>}
          title={
            <span id={titleId}>
              <Finding />
            </span>
          }
        />
        <CardBody className="@container">
          <fieldset
            className="grid min-w-0 gap-x-6 gap-y-5 @min-[42rem]:grid-cols-[10rem_minmax(0,1fr)] @min-[58rem]:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]"
            disabled={!canEdit}
          >
            <IconField />
            <div className="grid min-w-0 content-start gap-5">
              <NameFields />
              <PhrasesField />
            </div>
            <div className="grid min-w-0 content-start gap-5 @min-[42rem]:col-start-2 @min-[58rem]:col-start-auto">
              <DescriptionFields />
            </div>
          </fieldset>
        </CardBody>
      </section>
    </Card>
  );
}

function Finding() {
  const { voice, issues } = useSkillEditor();
  const here = issues?.filter(
    ({ locale, field }) => locale === voice.locale && tabOfField(field) === 'store',
  );
  const errors = here?.filter(({ level }) => level === 'error').length ?? 0;
  const rest = (here?.length ?? 0) - errors;
  if (errors > 0)
    return <Plural one="Store page, # thing to fix" other="Store page, # things to fix" value={errors} />;
  if (rest > 0)
    return (
      <Plural one="Store page, # thing to improve" other="Store page, # things to improve" value={rest} />
    );
  return <Trans>Store page</Trans>;
}

function NameFields() {
  const { voice, changeVoice } = useSkillEditor();
  const { locale, publicName, summary } = voice;
  return (
    <>
      <SkillField field="publicName" isOfVoice>
        <CountedInput
          autoComplete="off"
          dir="auto"
          lang={locale}
          max={alexa.name.max}
          onChange={({ target }) => changeVoice({ publicName: target.value })}
          value={publicName}
        />
      </SkillField>
      <SkillField field="summary" isOfVoice>
        <CountedInput
          autoComplete="off"
          dir="auto"
          lang={locale}
          max={alexa.summary.max}
          onChange={({ target }) => changeVoice({ summary: target.value })}
          value={summary}
        />
      </SkillField>
    </>
  );
}

function DescriptionFields() {
  const { t } = useWords();
  const formats = useFormats();
  const { voice, changeVoice } = useSkillEditor();
  const { locale, description, keywords } = voice;
  const [used, most] = [formats.number(keywords.length), formats.number(alexa.keywords.max)];
  return (
    <>
      <SkillField
        count={{ used: description.length, max: alexa.description.max }}
        field="description"
        isOfVoice
      >
        <Textarea
          dir="auto"
          lang={locale}
          maxRows={18}
          minRows={5}
          onChange={({ target }) => changeVoice({ description: target.value })}
          value={description}
        />
      </SkillField>
      <SkillField
        action={
          <span className="text-fg-muted tabular-nums">
            <Trans>
              {used} of {most}
            </Trans>
          </span>
        }
        field="keywords"
        hint={<Trans>Words that people search for. Enter adds one.</Trans>}
        isOfVoice
      >
        <TagsInput
          lang={locale}
          max={alexa.keywords.max}
          maxLength={alexa.keyword.max}
          onValueChange={(next) => changeVoice({ keywords: [...next] })}
          placeholder={t`radio, music, live`}
          value={keywords}
        />
      </SkillField>
    </>
  );
}

const places = [0, 1, 2] as const satisfies { length: typeof alexa.examplePhrases.max };

/** Up to three phrases; the first one is what listeners must be able to say. */
function PhrasesField() {
  const { t } = useWords();
  const formats = useFormats();
  const { voice, changeVoice } = useSkillEditor();
  const { locale, invocationName, examplePhrases } = voice;
  const { wake, open, ask } = skillPhrasesOf(locale);
  const samples = [open, ask, ''].map(
    (phrase) => phrase && `${wake}${phrase.replace('{name}', invocationName)}`,
  );
  const set = (place: number, phrase: string) => {
    const next = places.map((each) => (each === place ? phrase : (examplePhrases[each] ?? '')));
    while (next.at(-1) === '') next.pop();
    changeVoice({ examplePhrases: next });
  };
  return (
    <SkillField
      field="examplePhrases"
      hint={<Trans>The first one starts with the wake word and contains the invocation name.</Trans>}
      isOfVoice
    >
      <div className="grid gap-2">
        {places.map((place) => {
          const number = formats.number(place + 1);
          return (
            <Input
              aria-label={t`Example phrase ${number}`}
              autoComplete="off"
              dir="auto"
              id={place === 0 ? undefined : `example-phrase-${place}`}
              key={place}
              lang={locale}
              maxLength={alexa.examplePhrase.max}
              onChange={({ target }) => set(place, target.value)}
              placeholder={samples[place]}
              value={examplePhrases[place] ?? ''}
            />
          );
        })}
      </div>
    </SkillField>
  );
}
