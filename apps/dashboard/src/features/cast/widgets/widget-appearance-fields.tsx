import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@unmuted/ui/checkbox';
import { ColorInput } from '@unmuted/ui/color-input';
import { Field } from '@unmuted/ui/field';
import { NativeSelect } from '@unmuted/ui/native-select';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { Slider } from '@unmuted/ui/slider';
import { useWidgetMessages } from '#/features/cast/widgets/widget.messages.ts';
import { widgetLanguages, widgetThemes } from '#/features/cast/widgets/widget-choices.ts';
import { lightWidgetColors } from '#/features/cast/widgets/widget-colors.ts';
import type { WidgetFieldsProps } from '#/features/cast/widgets/widget-fields-props.ts';

/** Theme, colours, corners and language. */
export function WidgetAppearanceFields(props: WidgetFieldsProps) {
  const { draft, isFixed, errorOf, onSettings } = props;
  const { themeName, languageName } = useWidgetMessages();
  const { theme, cornersPx, language } = draft.settings;
  return (
    <SettingsSection
      description={<Trans>Custom colours override the theme; the rest adapts automatically.</Trans>}
      title={<Trans>Appearance</Trans>}
    >
      <Field label={<Trans>Theme</Trans>}>
        <ChoiceSelect
          choices={widgetThemes}
          nameOf={themeName}
          onChange={(choice) => onSettings({ theme: choice })}
          value={theme}
        />
      </Field>
      <ColorFields {...props} />
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
        <ChoiceSelect
          choices={widgetLanguages}
          nameOf={languageName}
          onChange={(choice) => onSettings({ language: choice })}
          value={language}
        />
      </Field>
    </SettingsSection>
  );
}

interface ChoiceSelectProps<Choice extends string> {
  choices: readonly Choice[];
  nameOf: (choice: Choice) => string;
  value: Choice;
  onChange: (choice: Choice) => void;
}

/** A select of fixed choices, inside a field. */
function ChoiceSelect<Choice extends string>({
  choices,
  nameOf,
  value,
  onChange,
}: ChoiceSelectProps<Choice>) {
  return (
    <NativeSelect
      onChange={({ currentTarget }) => {
        const choice = choices.find((each) => each === currentTarget.value);
        if (choice) onChange(choice);
      }}
      value={value}
    >
      {choices.map((each) => (
        <option key={each} value={each}>
          {nameOf(each)}
        </option>
      ))}
    </NativeSelect>
  );
}

/** The colours, each of the theme or custom. A custom text colour requires a custom background. */
function ColorFields({ draft: { settings }, isFixed, errorOf, onSettings }: WidgetFieldsProps) {
  const { settingName } = useWidgetMessages();
  const { primaryColor, backgroundColor, textColor } = settings;
  return (
    <>
      <CustomColor
        error={errorOf('/settings/primaryColor')}
        initial={lightWidgetColors.primary}
        isFixed={isFixed}
        label={settingName('primaryColor')}
        onChange={(color) => onSettings({ primaryColor: color })}
        value={primaryColor}
      />
      <CustomColor
        error={errorOf('/settings/backgroundColor')}
        initial={lightWidgetColors.background}
        isFixed={isFixed}
        label={settingName('backgroundColor')}
        // A custom text colour on a theme-dependent background may be unreadable.
        onChange={(color) =>
          onSettings({ backgroundColor: color, ...(color === null && { textColor: null }) })
        }
        value={backgroundColor}
      />
      <CustomColor
        against={backgroundColor ?? lightWidgetColors.background}
        error={errorOf('/settings/textColor')}
        initial={lightWidgetColors.text}
        isFixed={isFixed}
        label={settingName('textColor')}
        onChange={(color) =>
          onSettings({
            textColor: color,
            ...(color !== null && { backgroundColor: backgroundColor ?? lightWidgetColors.background }),
          })
        }
        value={textColor}
      />
    </>
  );
}

interface CustomColorProps {
  label: string;
  value: string | null;
  /** The initial colour. */
  initial: string;
  /** The background for the contrast check. */
  against?: string;
  isFixed: boolean;
  error: string | undefined;
  onChange: (color: string | null) => void;
}

/** The theme's colour or a custom one. */
function CustomColor({ label, value, initial, against, isFixed, error, onChange }: CustomColorProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-2">
      <Checkbox
        checked={value !== null}
        label={t`Custom colour: ${label}`}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? initial : null)}
      />
      {value !== null && (
        <Field error={error} label={label}>
          <ColorInput
            defaultValue={initial}
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
