import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@unmuted/ui/checkbox';
import { ColorInput } from '@unmuted/ui/color-input';
import { Field } from '@unmuted/ui/field';
import { NativeSelect } from '@unmuted/ui/native-select';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { Slider } from '@unmuted/ui/slider';
import { useWidgetMessages } from '#/features/cast/widgets/widget.messages.ts';
import { widgetLanguages, widgetThemes } from '#/features/cast/widgets/widget-choices.ts';
import { lightWidgetColors as first } from '#/features/cast/widgets/widget-colors.ts';
import type { WidgetFieldsProps } from '#/features/cast/widgets/widget-fields-props.ts';

/** Theme, colours, corners and language. */
export function WidgetAppearanceFields({
  draft: { settings },
  isFixed,
  errorOf,
  onSettings,
}: WidgetFieldsProps) {
  const { themeName, languageName, settingName } = useWidgetMessages();
  const { theme, primaryColor, backgroundColor, textColor, cornersPx, language } = settings;
  return (
    <SettingsSection
      description={<Trans>Custom colours override the theme; the rest adapts automatically.</Trans>}
      title={<Trans>Appearance</Trans>}
    >
      <Field label={<Trans>Theme</Trans>}>
        <NativeSelect
          onChange={({ currentTarget }) => {
            const chosen = widgetThemes.find((each) => each === currentTarget.value);
            if (chosen) onSettings({ theme: chosen });
          }}
          value={theme}
        >
          {widgetThemes.map((each) => (
            <option key={each} value={each}>
              {themeName(each)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <OwnColor
        error={errorOf('/settings/primaryColor')}
        first={first.primary}
        isFixed={isFixed}
        label={settingName('primaryColor')}
        onChange={(color) => onSettings({ primaryColor: color })}
        value={primaryColor}
      />
      <OwnColor
        error={errorOf('/settings/backgroundColor')}
        first={first.background}
        isFixed={isFixed}
        label={settingName('backgroundColor')}
        // A custom text colour on a theme-dependent background may be unreadable.
        onChange={(color) =>
          onSettings({ backgroundColor: color, ...(color === null && { textColor: null }) })
        }
        value={backgroundColor}
      />
      <OwnColor
        against={backgroundColor ?? first.background}
        error={errorOf('/settings/textColor')}
        first={first.text}
        isFixed={isFixed}
        label={settingName('textColor')}
        onChange={(color) =>
          onSettings({
            textColor: color,
            ...(color !== null && { backgroundColor: backgroundColor ?? first.background }),
          })
        }
        value={textColor}
      />
      <Field error={errorOf('/settings/cornersPx')} label={<Trans>Corners</Trans>}>
        <Slider
          disabled={isFixed}
          max={32}
          onValueChange={(px) => onSettings({ cornersPx: px })}
          unit="px"
          value={cornersPx}
        />
      </Field>
      <Field label={<Trans>Language</Trans>}>
        <NativeSelect
          onChange={({ currentTarget }) => {
            const chosen = widgetLanguages.find((each) => each === currentTarget.value);
            if (chosen) onSettings({ language: chosen });
          }}
          value={language}
        >
          {widgetLanguages.map((each) => (
            <option key={each} value={each}>
              {languageName(each)}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </SettingsSection>
  );
}

interface OwnColorProps {
  label: string;
  value: string | null;
  /** The initial colour. */
  first: string;
  /** The background for the contrast check. */
  against?: string;
  isFixed: boolean;
  error: string | undefined;
  onChange: (color: string | null) => void;
}

/** The theme's colour or a custom one. */
function OwnColor({ label, value, first: begin, against, isFixed, error, onChange }: OwnColorProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-2">
      <Checkbox
        checked={value !== null}
        label={t`Custom colour: ${label}`}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? begin : null)}
      />
      {value !== null && (
        <Field error={error} label={label}>
          <ColorInput
            defaultValue={begin}
            disabled={isFixed}
            onValueChange={onChange}
            textColor={against}
            value={value}
          />
        </Field>
      )}
    </div>
  );
}
