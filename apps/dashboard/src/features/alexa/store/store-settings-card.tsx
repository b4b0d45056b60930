import { Trans, useLingui } from '@lingui/react/macro';
import type { CountryCode } from '@unmuted/api';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { CountryMultiSelect } from '@unmuted/ui/country-select';
import { Input } from '@unmuted/ui/input';
import { Segmented } from '@unmuted/ui/segmented';
import { Switch } from '@unmuted/ui/switch';
import { Textarea } from '@unmuted/ui/textarea';
import { useId, useState } from 'react';
import { CountedInput } from '#/features/alexa/draft/counted-input.tsx';
import { useSkillEditor } from '#/features/alexa/draft/editor-context.ts';
import { storeLimits } from '#/features/alexa/draft/skill.schema.ts';
import { SkillField } from '#/features/alexa/draft/skill-field.tsx';
import { useSkill } from '#/features/alexa/shell/use-skill.ts';
import { locales } from '#/i18n/locales.ts';

const { alexa } = storeLimits;

/** What the store needs once for all languages. */
export function StoreSettingsCard() {
  const titleId = useId();
  const { document, change, canEdit } = useSkillEditor();
  const { name, testingInstructions, isChildDirected, hasAds } = document;
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          description={<Trans>The same for every language.</Trans>}
          title={
            <span id={titleId}>
              <Trans>Where and for whom</Trans>
            </span>
          }
        />
        <CardBody>
          <fieldset className="grid min-w-0 gap-x-6 gap-y-5 lg:grid-cols-2" disabled={!canEdit}>
            <div className="grid min-w-0 content-start gap-5">
              <CountriesField />
              <LinkField field="privacyUrl" />
              <LinkField field="termsUrl" />
            </div>
            <div className="grid min-w-0 content-start gap-5">
              <SkillField
                count={{ used: testingInstructions.length, max: alexa.testingInstructions.max }}
                field="testingInstructions"
                hint={<Trans>For the people at Amazon who try the skill. Nobody else sees them.</Trans>}
              >
                <Textarea
                  dir="auto"
                  minRows={4}
                  onChange={({ target }) => change({ testingInstructions: target.value })}
                  value={testingInstructions}
                />
              </SkillField>
              <Switch
                checked={isChildDirected}
                description={
                  <Trans>Amazon has further rules for such skills. Radio for everybody is not one.</Trans>
                }
                label={<Trans>Directed at children</Trans>}
                onChange={({ target }) => change({ isChildDirected: target.checked })}
              />
              <Switch
                checked={hasAds}
                description={<Trans>Spots in the programme count, too.</Trans>}
                label={<Trans>Contains advertising</Trans>}
                onChange={({ target }) => change({ hasAds: target.checked })}
              />
              <SkillField field="name" hint={<Trans>Only you and we see it.</Trans>}>
                <CountedInput
                  autoComplete="off"
                  dir="auto"
                  max={alexa.name.max}
                  onChange={({ target }) => change({ name: target.value })}
                  value={name}
                />
              </SkillField>
            </div>
          </fieldset>
        </CardBody>
      </section>
    </Card>
  );
}

function CountriesField() {
  const { t } = useLingui();
  const { canEdit } = useSkill();
  const { document, change } = useSkillEditor();
  const { countries } = document;
  // Choosing begins with none, which is not a valid list yet.
  const [isChoosing, setChoosing] = useState(countries !== null);
  const isAll = countries === null && !isChoosing;
  return (
    <div className="grid gap-3">
      <Segmented
        aria-label={t`Where the skill is offered`}
        className="justify-self-start"
        disabled={!canEdit}
        onValueChange={(next) => {
          setChoosing(next === 'some');
          if (next === 'all') change({ countries: null });
        }}
        options={[
          { value: 'all', label: t`Everywhere` },
          { value: 'some', label: t`Chosen countries` },
        ]}
        value={isAll ? 'all' : 'some'}
      />
      {isAll ? (
        <p className="text-13 text-fg-muted">
          <Trans>Wherever Alexa is available, also in countries that Amazon adds later.</Trans>
        </p>
      ) : (
        <SkillField field="countries" hint={<Trans>Nobody elsewhere finds the skill.</Trans>}>
          <CountryMultiSelect
            disabled={!canEdit}
            onValueChange={(next) =>
              change({ countries: next.length > 0 ? ([...next] as CountryCode[]) : null })
            }
            otherLocales={locales}
            value={countries ?? []}
          />
        </SkillField>
      )}
    </div>
  );
}

function LinkField({ field }: { field: 'privacyUrl' | 'termsUrl' }) {
  const { document, change } = useSkillEditor();
  return (
    <SkillField field={field} optional>
      <Input
        autoCapitalize="none"
        autoComplete="off"
        dir="ltr"
        inputMode="url"
        onChange={({ target }) => change({ [field]: target.value.trim() })}
        placeholder="https://"
        spellCheck={false}
        value={document[field]}
      />
    </SkillField>
  );
}
