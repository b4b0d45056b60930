import { Trans, useLingui } from '@lingui/react/macro';
import type { GeoLock } from '@unmuted/api';
import { CountryMultiSelect } from '@unmuted/ui/country-select';
import { Field } from '@unmuted/ui/field';
import { Radio, RadioGroup } from '@unmuted/ui/radio-group';
import { Segmented } from '@unmuted/ui/segmented';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { useState } from 'react';
import { NetworkExceptions } from '#/features/cast/geoblocking/network-exceptions.tsx';
import { PresetPicker } from '#/features/cast/geoblocking/preset-picker.tsx';
import type { RulesDraft, RulesFaults } from '#/features/cast/geoblocking/rules.schema.ts';
import { locales } from '#/i18n/locales.ts';

export interface RulesFieldsProps {
  draft: RulesDraft;
  wrong: RulesFaults;
  denyStatus: GeoLock['denyStatus'];
  /** Disables editing. */
  isFixed: boolean;
  onChange: (part: Partial<RulesDraft>) => void;
}

/** Fields for the country rules, one row each. */
export function RulesFields({ draft, wrong, denyStatus, isFixed, onChange }: RulesFieldsProps) {
  const { t } = useLingui();
  const [isUnknownTouched, setUnknownTouched] = useState(false);
  return (
    <fieldset disabled={isFixed}>
      <SettingsSection
        level={2}
        title={<Trans>Rule</Trans>}
        description={<Trans>Who gets in, or who stays out.</Trans>}
      >
        <Segmented
          aria-label={t`What the list of countries means`}
          className="justify-self-start"
          disabled={isFixed}
          value={draft.mode}
          onValueChange={(mode) =>
            onChange(isUnknownTouched ? { mode } : { mode, allowUnknown: mode === 'deny' })
          }
          options={[
            { value: 'allow', label: <Trans>Only these countries</Trans> },
            { value: 'deny', label: <Trans>All but these countries</Trans> },
          ]}
        />
      </SettingsSection>
      <SettingsSection
        level={2}
        title={<Trans>Countries</Trans>}
        description={<Trans>Where you hold the rights to your music, or where you do not.</Trans>}
      >
        <div className="grid gap-3">
          <Field
            label={<Trans>Countries on the list</Trans>}
            error={wrong.countries && <Trans>Choose at least one country.</Trans>}
          >
            <CountryMultiSelect
              disabled={isFixed}
              otherLocales={locales}
              value={draft.countries}
              onValueChange={(countries) => onChange({ countries })}
            />
          </Field>
          <PresetPicker
            countries={draft.countries}
            isFixed={isFixed}
            onChange={(countries) => onChange({ countries })}
          />
        </div>
      </SettingsSection>
      <SettingsSection
        level={2}
        title={<Trans>Unknown places</Trans>}
        description={<Trans>Addresses of which nobody knows the country.</Trans>}
      >
        <RadioGroup
          aria-label={t`Unknown places`}
          disabled={isFixed}
          inline
          value={draft.allowUnknown ? 'allow' : 'refuse'}
          onValueChange={(value) => {
            setUnknownTouched(true);
            onChange({ allowUnknown: value === 'allow' });
          }}
        >
          <Radio
            value="refuse"
            label={<Trans>Refuse</Trans>}
            description={<Trans>Safer for your rights</Trans>}
          />
          <Radio
            value="allow"
            label={<Trans context="let listeners in">Allow</Trans>}
            description={<Trans>Nobody is cut by mistake</Trans>}
          />
        </RadioGroup>
      </SettingsSection>
      <NetworkExceptions
        isFixed={isFixed}
        isTooMany={wrong.tooMany}
        faults={wrong.networks}
        lines={draft.networks}
        onChange={(networks) => onChange({ networks })}
      />
      <SettingsSection
        level={2}
        title={<Trans>What they hear</Trans>}
        description={<Trans>For a listener who is refused.</Trans>}
      >
        <p>
          {denyStatus === null ? (
            <Trans>Nobody is refused while no streaming engine is connected.</Trans>
          ) : (
            <Trans>Nothing: their player is answered {denyStatus}, on every stream of the cast.</Trans>
          )}
        </p>
      </SettingsSection>
    </fieldset>
  );
}
