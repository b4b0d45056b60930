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
  faults: RulesFaults;
  denyStatus: GeoLock['denyStatus'];
  /** Disables editing. */
  isFixed: boolean;
  onChange: (part: Partial<RulesDraft>) => void;
}

/** Fields for the country rules, one row each. */
export function RulesFields({ draft, faults, denyStatus, isFixed, onChange }: RulesFieldsProps) {
  const [isUnknownTouched, setUnknownTouched] = useState(false);
  return (
    <fieldset disabled={isFixed}>
      <ModeField
        isFixed={isFixed}
        mode={draft.mode}
        // Until the user decides on unknown locations, the mode does.
        onChange={(mode) => onChange(isUnknownTouched ? { mode } : { mode, allowUnknown: mode === 'deny' })}
      />
      <CountryFields
        countries={draft.countries}
        hasError={faults.countries}
        isFixed={isFixed}
        onChange={(countries) => onChange({ countries })}
      />
      <UnknownLocationsField
        isAllowed={draft.allowUnknown}
        isFixed={isFixed}
        onChange={(allowUnknown) => {
          setUnknownTouched(true);
          onChange({ allowUnknown });
        }}
      />
      <NetworkExceptions
        isFixed={isFixed}
        isTooMany={faults.tooMany}
        faults={faults.networks}
        lines={draft.networks}
        onChange={(networks) => onChange({ networks })}
      />
      <SettingsSection
        level={2}
        title={<Trans>What they hear</Trans>}
        description={<Trans>For blocked listeners.</Trans>}
      >
        <p>
          {denyStatus === null ? (
            <Trans>No one is blocked while no streaming engine is connected.</Trans>
          ) : (
            <Trans>Nothing. Their player gets HTTP {denyStatus} on every stream.</Trans>
          )}
        </p>
      </SettingsSection>
    </fieldset>
  );
}

interface ModeFieldProps {
  mode: RulesDraft['mode'];
  isFixed: boolean;
  onChange: (mode: RulesDraft['mode']) => void;
}

function ModeField({ mode, isFixed, onChange }: ModeFieldProps) {
  const { t } = useLingui();
  return (
    <SettingsSection
      level={2}
      title={<Trans>Rule</Trans>}
      description={<Trans>Allow or block by country.</Trans>}
    >
      <Segmented
        aria-label={t`Country list mode`}
        className="justify-self-start"
        disabled={isFixed}
        value={mode}
        onValueChange={onChange}
        options={[
          { value: 'allow', label: <Trans>Only these countries</Trans> },
          { value: 'deny', label: <Trans>Everywhere except these countries</Trans> },
        ]}
      />
    </SettingsSection>
  );
}

interface CountryFieldsProps {
  countries: RulesDraft['countries'];
  /** Whether to show that the list must not be empty. */
  hasError: boolean;
  isFixed: boolean;
  onChange: (countries: RulesDraft['countries']) => void;
}

/** The listed countries and presets that replace them. */
function CountryFields({ countries, hasError, isFixed, onChange }: CountryFieldsProps) {
  return (
    <SettingsSection
      level={2}
      title={<Trans>Countries</Trans>}
      description={<Trans>Choose where you have (or don’t have) music rights.</Trans>}
    >
      <div className="grid gap-3">
        <Field
          label={<Trans>Countries on the list</Trans>}
          error={hasError && <Trans>Choose at least one country.</Trans>}
        >
          <CountryMultiSelect
            disabled={isFixed}
            otherLocales={locales}
            value={countries}
            onValueChange={onChange}
          />
        </Field>
        <PresetPicker countries={countries} isFixed={isFixed} onChange={onChange} />
      </div>
    </SettingsSection>
  );
}

interface UnknownLocationsFieldProps {
  isAllowed: boolean;
  isFixed: boolean;
  onChange: (isAllowed: boolean) => void;
}

function UnknownLocationsField({ isAllowed, isFixed, onChange }: UnknownLocationsFieldProps) {
  const { t } = useLingui();
  return (
    <SettingsSection
      level={2}
      title={<Trans>Unknown locations</Trans>}
      description={<Trans>Addresses whose country is unknown.</Trans>}
    >
      <RadioGroup
        aria-label={t`Unknown locations`}
        disabled={isFixed}
        inline
        value={isAllowed ? 'allow' : 'refuse'}
        onValueChange={(value) => onChange(value === 'allow')}
      >
        <Radio
          value="refuse"
          label={<Trans>Block</Trans>}
          description={<Trans>Safer for music rights</Trans>}
        />
        <Radio
          value="allow"
          label={<Trans context="let listeners in">Allow</Trans>}
          description={<Trans>No one is blocked by mistake</Trans>}
        />
      </RadioGroup>
    </SettingsSection>
  );
}
