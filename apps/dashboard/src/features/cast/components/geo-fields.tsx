import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { Checkbox } from '@unmuted/ui/checkbox';
import { CountryMultiSelect } from '@unmuted/ui/country-select';
import { Field } from '@unmuted/ui/field';
import { Segmented } from '@unmuted/ui/segmented';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { Textarea } from '@unmuted/ui/textarea';
import { useState } from 'react';
import { europeanEconomicArea } from '#/features/cast/geo-presets.ts';
import type { GeoDraft } from '#/features/cast/geo-rules.schema.ts';

export interface GeoFieldsProps {
  draft: GeoDraft;
  wrong: { countries: boolean; networks: boolean };
  /** Nothing can be changed now. */
  isFixed: boolean;
  onChange: (part: Partial<GeoDraft>) => void;
}

/** The rules by country, one row each. */
export function GeoFields({ draft, wrong, isFixed, onChange }: GeoFieldsProps) {
  const { t } = useLingui();
  const [isUnknownTouched, setUnknownTouched] = useState(false);
  const missing = europeanEconomicArea.filter((code) => !draft.countries.includes(code));
  return (
    <fieldset disabled={isFixed}>
      <SettingsSection
        level={2}
        title={<Trans>Rule</Trans>}
        description={<Trans>Who gets in, or who stays out.</Trans>}
      >
        <Checkbox
          checked={draft.enabled}
          label={<Trans>Decide by country who may listen</Trans>}
          onChange={({ currentTarget }) => onChange({ enabled: currentTarget.checked })}
        />
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
        <Field
          label={<Trans>Countries on the list</Trans>}
          error={wrong.countries && <Trans>Choose at least one country.</Trans>}
        >
          <CountryMultiSelect
            disabled={isFixed}
            value={draft.countries}
            onValueChange={(countries) => onChange({ countries })}
          />
        </Field>
        <Button
          className="justify-self-start"
          disabled={missing.length === 0}
          onClick={() => onChange({ countries: [...draft.countries, ...missing] })}
          size="sm"
          variant="secondary"
        >
          <Trans>Add the EU and the EEA</Trans>
        </Button>
      </SettingsSection>
      <SettingsSection
        level={2}
        title={<Trans>Unknown places</Trans>}
        description={<Trans>Addresses of which nobody knows the country.</Trans>}
      >
        <Checkbox
          checked={draft.allowUnknown}
          label={<Trans>Let listeners in unknown places listen</Trans>}
          onChange={({ currentTarget }) => {
            setUnknownTouched(true);
            onChange({ allowUnknown: currentTarget.checked });
          }}
        />
      </SettingsSection>
      <SettingsSection
        level={2}
        title={<Trans>Exceptions</Trans>}
        description={<Trans>They skip the rule: an office, the checker of a directory.</Trans>}
      >
        <Field
          label={<Trans>Always allowed addresses</Trans>}
          hint={<Trans>One address or network a line, at most 200.</Trans>}
          error={
            wrong.networks && <Trans>One of these is no address or network, or stands here twice.</Trans>
          }
        >
          <Textarea
            className="font-mono"
            dir="ltr"
            value={draft.networks}
            onChange={({ currentTarget }) => onChange({ networks: currentTarget.value })}
          />
        </Field>
      </SettingsSection>
    </fieldset>
  );
}
