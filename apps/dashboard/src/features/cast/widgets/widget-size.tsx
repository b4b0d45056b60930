import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '@unmuted/ui/field';
import { NativeSelect } from '@unmuted/ui/native-select';
import { NumberInput } from '@unmuted/ui/number-input';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import type { WidgetFieldsProps } from '#/features/cast/widgets/widget-fields-props.ts';

export interface WidgetSizeProps extends WidgetFieldsProps {
  /** The widget lists songs. */
  hasSongs: boolean;
}

/** Size of the widget on a page. */
export function WidgetSize({ draft: { settings }, hasSongs, isFixed, errorOf, onSettings }: WidgetSizeProps) {
  const { t } = useLingui();
  const { width, heightPx, songs } = settings;
  const isShare = width.unit === '%';
  return (
    <SettingsSection
      description={
        <Trans>If you’ve already embedded the widget, only the script version picks up a new size.</Trans>
      }
      title={<Trans>Size</Trans>}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          error={errorOf('/settings/width/value') ?? errorOf('/settings/width')}
          label={<Trans>Width</Trans>}
        >
          <NumberInput
            disabled={isFixed}
            max={isShare ? 100 : 1_200}
            min={isShare ? 10 : 200}
            onValueChange={(value) => value !== null && onSettings({ width: { ...width, value } })}
            unit={isShare ? '%' : 'px'}
            value={width.value}
          />
        </Field>
        <Field label={<Trans>Width in</Trans>}>
          <NativeSelect
            onChange={({ currentTarget }) =>
              onSettings({
                width: currentTarget.value === '%' ? { value: 100, unit: '%' } : { value: 300, unit: 'px' },
              })
            }
            value={width.unit}
          >
            <option value="px">{t`Pixels`}</option>
            <option value="%">{t`Percent of container`}</option>
          </NativeSelect>
        </Field>
        <Field error={errorOf('/settings/heightPx')} label={<Trans>Height</Trans>}>
          <NumberInput
            disabled={isFixed}
            max={1_000}
            min={32}
            onValueChange={(px) => px !== null && onSettings({ heightPx: px })}
            unit="px"
            value={heightPx}
          />
        </Field>
        {hasSongs && (
          <Field error={errorOf('/settings/songs')} label={<Trans>Number of songs</Trans>}>
            <NumberInput
              disabled={isFixed}
              max={50}
              min={5}
              onValueChange={(count) => count !== null && onSettings({ songs: count })}
              value={songs}
            />
          </Field>
        )}
      </div>
    </SettingsSection>
  );
}
