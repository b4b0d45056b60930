import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Field } from '@unmuted/ui/field';
import { NativeSelect } from '@unmuted/ui/native-select';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { Slider } from '@unmuted/ui/slider';
import { useCastStatus } from '#/features/cast/shell/cast-context.ts';
import type { WidgetFieldsProps } from '#/features/cast/widgets/widget-fields-props.ts';

/** Stream, volume and autoplay of a player. */
export function WidgetSound({ draft: { settings }, errorOf, isFixed, onSettings }: WidgetFieldsProps) {
  const { t } = useLingui();
  const { streams } = useCastStatus();
  const { streamId, volume, autoplay, showListeners } = settings;
  const isGone = streamId !== null && streams.length > 0 && !streams.some(({ id }) => id === streamId);
  return (
    <SettingsSection title={<Trans>Sound</Trans>}>
      <Field error={errorOf('/settings/streamId')} label={<Trans>Stream</Trans>}>
        <NativeSelect
          onChange={({ currentTarget }) => onSettings({ streamId: currentTarget.value || null })}
          value={streamId ?? ''}
        >
          <option value="">{t`Always the primary stream`}</option>
          {isGone && <option value={streamId}>{t`a deleted stream`}</option>}
          {streams.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field error={errorOf('/settings/volume')} label={<Trans>Initial volume</Trans>}>
        <Slider
          disabled={isFixed}
          onValueChange={(percent) => onSettings({ volume: percent })}
          step={5}
          unit="percent"
          value={volume}
        />
      </Field>
      <Checkbox
        checked={autoplay}
        description={<Trans>Most browsers block autoplay until the visitor interacts with the page.</Trans>}
        label={<Trans>Autoplay</Trans>}
        onChange={({ currentTarget }) => onSettings({ autoplay: currentTarget.checked })}
      />
      <Checkbox
        checked={showListeners}
        label={<Trans>Show listener count</Trans>}
        onChange={({ currentTarget }) => onSettings({ showListeners: currentTarget.checked })}
      />
    </SettingsSection>
  );
}
