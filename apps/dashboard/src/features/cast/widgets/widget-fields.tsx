import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { RadioCard, RadioGroup } from '@unmuted/ui/radio-group';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { SitesField } from '#/features/cast/widgets/sites-field.tsx';
import { useWidgetMessages } from '#/features/cast/widgets/widget.messages.ts';
import { WidgetAppearanceFields } from '#/features/cast/widgets/widget-appearance-fields.tsx';
import { WidgetButtons } from '#/features/cast/widgets/widget-buttons.tsx';
import { concernsOf, offeredTypes, withType } from '#/features/cast/widgets/widget-draft.ts';
import type { WidgetFieldsProps } from '#/features/cast/widgets/widget-fields-props.ts';
import { WidgetSize } from '#/features/cast/widgets/widget-size.tsx';
import { WidgetSound } from '#/features/cast/widgets/widget-sound.tsx';
import { WidgetThumbnail } from '#/features/cast/widgets/widget-thumbnail.tsx';

/** All fields of a widget that its type supports. */
export function WidgetFields(props: WidgetFieldsProps) {
  const { draft, isFixed, errorOf, onChange } = props;
  const { t } = useLingui();
  const { typeName, purposeOf } = useWidgetMessages();
  const concerns = concernsOf(draft.type);
  return (
    <>
      <SettingsSection title={<Trans>Widget</Trans>}>
        <RadioGroup
          aria-label={t({ message: 'Type', context: 'kind of widget' })}
          className="grid gap-2 md:grid-cols-2"
          disabled={isFixed}
          onValueChange={(value) => {
            const type = offeredTypes.find((each) => each === value);
            if (type) onChange(withType(draft, type, typeName));
          }}
          value={draft.type}
        >
          {offeredTypes.map((type) => (
            <RadioCard
              description={purposeOf(type)}
              icon={<WidgetThumbnail type={type} />}
              key={type}
              label={typeName(type)}
              value={type}
            />
          ))}
        </RadioGroup>
        <Field
          count={{ used: draft.name.length, max: limits.widgetName }}
          error={errorOf('/name')}
          hint={<Trans>For your reference; visitors don’t see it.</Trans>}
          label={<Trans>Name</Trans>}
          required
        >
          <Input
            onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
            value={draft.name}
          />
        </Field>
      </SettingsSection>
      <WidgetAppearanceFields {...props} />
      {concerns.plays && <WidgetSound {...props} />}
      <WidgetSize {...props} hasSongs={concerns.songs} />
      {concerns.buttons && <WidgetButtons {...props} />}
      <SettingsSection
        description={<Trans>The sites that can show it. Browsers block it everywhere else.</Trans>}
        title={<Trans>Allowed sites</Trans>}
      >
        <SitesField
          disabled={isFixed}
          error={
            errorOf('/allowedSites') ??
            draft.allowedSites.map((_site, index) => errorOf(`/allowedSites/${index}`)).find(Boolean)
          }
          onChange={(allowedSites) => onChange({ allowedSites })}
          sites={draft.allowedSites}
        />
      </SettingsSection>
    </>
  );
}
