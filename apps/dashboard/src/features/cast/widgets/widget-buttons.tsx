import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type WidgetSettings } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { IconButton } from '@unmuted/ui/icon-button';
import { PlusIcon, Trash2Icon } from '@unmuted/ui/icons';
import { Input } from '@unmuted/ui/input';
import { NativeSelect } from '@unmuted/ui/native-select';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { useRef } from 'react';
import { useWidgetMessages } from '#/features/cast/widgets/widget.messages.ts';
import { widgetButtonKinds } from '#/features/cast/widgets/widget-choices.ts';
import type { WidgetFieldsProps } from '#/features/cast/widgets/widget-fields-props.ts';

type WidgetButton = WidgetSettings['buttons'][number];

/** Up to six links below a player. */
export function WidgetButtons({ draft: { settings }, isFixed, errorOf, onSettings }: WidgetFieldsProps) {
  const addRef = useRef<HTMLButtonElement>(null);
  const { buttons } = settings;
  const { widgetButtons } = limits;
  const change = (at: number, part: Partial<WidgetButton>) =>
    onSettings({ buttons: buttons.map((button, index) => (index === at ? { ...button, ...part } : button)) });
  return (
    <SettingsSection
      description={<Trans>Up to {widgetButtons} links to your station. They open in a new tab.</Trans>}
      title={<Trans context="links of a widget">Buttons</Trans>}
    >
      {buttons.length > 0 && (
        <ol className="grid gap-5">
          {buttons.map((button, index) => (
            <WidgetButtonFields
              button={button}
              errorOf={(field) => errorOf(`/settings/buttons/${index}/${field}`)}
              isFixed={isFixed}
              // biome-ignore lint/suspicious/noArrayIndexKey: buttons are identified by their position
              key={index}
              number={index + 1}
              onChange={(part) => change(index, part)}
              onRemove={() => {
                onSettings({ buttons: buttons.filter((_button, at) => at !== index) });
                addRef.current?.focus();
              }}
            />
          ))}
        </ol>
      )}
      <Button
        aria-disabled={buttons.length >= widgetButtons || undefined}
        className="justify-self-start"
        disabled={isFixed}
        onClick={() => {
          if (buttons.length < widgetButtons)
            onSettings({ buttons: [...buttons, { kind: 'site', url: '', label: '' }] });
        }}
        ref={addRef}
        size="sm"
      >
        <PlusIcon aria-hidden="true" />
        <Trans>Add a button</Trans>
      </Button>
    </SettingsSection>
  );
}

interface WidgetButtonFieldsProps {
  button: WidgetButton;
  /** Position of the button, starting at 1. */
  number: number;
  isFixed: boolean;
  errorOf: (field: keyof WidgetButton) => string | undefined;
  onChange: (part: Partial<WidgetButton>) => void;
  onRemove: () => void;
}

/** Kind, address and, for a custom button, label. */
function WidgetButtonFields(props: WidgetButtonFieldsProps) {
  const { button, number, isFixed, errorOf, onChange, onRemove } = props;
  const { kind, url, label } = button;
  const { t } = useLingui();
  const { buttonName } = useWidgetMessages();
  return (
    <li className="grid gap-3 md:grid-cols-[10rem_1fr_auto] md:items-start">
      <Field label={<Trans>Button {number}</Trans>}>
        <NativeSelect
          onChange={({ currentTarget }) => {
            const next = widgetButtonKinds.find((each) => each === currentTarget.value);
            if (next) onChange({ kind: next, label: next === 'custom' ? label : '' });
          }}
          value={kind}
        >
          {widgetButtonKinds.map((each) => (
            <option key={each} value={each}>
              {buttonName(each)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div className="grid gap-3">
        <Field
          error={errorOf('url') && <Trans>Enter a full URL starting with https://.</Trans>}
          label={<Trans>Address</Trans>}
        >
          <Input
            dir="ltr"
            inputMode="url"
            onChange={({ currentTarget }) => onChange({ url: currentTarget.value })}
            placeholder="https://"
            value={url}
          />
        </Field>
        {kind === 'custom' && (
          <Field
            count={{ used: label.length, max: limits.widgetLabel }}
            error={errorOf('label')}
            label={<Trans>Label</Trans>}
          >
            <Input onChange={({ currentTarget }) => onChange({ label: currentTarget.value })} value={label} />
          </Field>
        )}
      </div>
      <IconButton
        aria-label={t`Remove button ${number}`}
        className="md:mt-6"
        disabled={isFixed}
        onClick={onRemove}
      >
        <Trash2Icon />
      </IconButton>
    </li>
  );
}
