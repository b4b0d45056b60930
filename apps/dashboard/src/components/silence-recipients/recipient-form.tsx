import { Trans, useLingui } from '@lingui/react/macro';
import { type AlertChannel, limits, type SilenceRecipientList } from '@unmuted/api';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { NativeSelect } from '@unmuted/ui/native-select';
import { NumberInput } from '@unmuted/ui/number-input';
import { TimeZoneSelect } from '@unmuted/ui/time-zone-select';
import type { ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { type ContractForm, useContractForm } from '#/components/form/use-contract-form.ts';
import type { BodySchema } from '#/components/form/validate.schema.ts';
import { channelLooks } from '#/components/silence/recipients.messages.ts';
import type { RecipientValues } from '#/components/silence-recipients/recipient-values.ts';
import { TargetFields } from '#/components/silence-recipients/target-fields.tsx';
import { TimeField } from '#/components/time-field/time-field.tsx';
import { localeNames, locales } from '#/i18n/locales.ts';

interface RecipientFormProps<Body> {
  channels: SilenceRecipientList['channels'];
  /** The key of the server, which browsers subscribe with. */
  pushKey: string;
  /** The masked address of a stored recipient, whose channel stays; null for a new one. */
  storedHint: string | null;
  action: ReactNode;
  schema: BodySchema<Body>;
  values: RecipientValues;
  toBody: (values: RecipientValues) => unknown;
  save: (body: Body) => Promise<unknown>;
}

/** Who is told, how, when and in which language. */
export function RecipientForm<Body>(props: RecipientFormProps<Body>) {
  const { channels, pushKey, storedHint, action, schema, values, toBody, save } = props;
  const form = useContractForm<RecipientValues, Body>({
    schema,
    defaultValues: values,
    nested: true,
    toBody,
    save: async (body) => {
      await save(body);
      return undefined;
    },
  });
  const { control, errorOf, register } = form;
  const channel = useWatch({ control, name: 'channel' });
  return (
    <DialogForm action={action} form={form}>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Field error={errorOf('name')} label={<Trans>Name</Trans>} required>
          <Input {...register('name')} autoComplete="off" dir="auto" maxLength={limits.recipientName} />
        </Field>
        <ChannelField channels={channels} form={form} isFixed={storedHint !== null} />
      </div>
      <TargetFields channel={channel} form={form} key={channel} pushKey={pushKey} storedHint={storedHint} />
      <WhenFields form={form} />
    </DialogForm>
  );
}

interface ChannelFieldProps extends Pick<RecipientFormProps<unknown>, 'channels'> {
  form: ContractForm<RecipientValues>;
  isFixed: boolean;
}

function ChannelField({ channels, form: { register, errorOf }, isFixed }: ChannelFieldProps) {
  const { t, i18n } = useLingui();
  const nameOf = (channel: AlertChannel) => i18n._(channelLooks[channel].name);
  const missing = channels.filter(({ isAvailable }) => !isAvailable);
  const list = new Intl.ListFormat(i18n.locale).format(missing.map(({ channel }) => nameOf(channel)));
  return (
    <Field
      error={errorOf('channel')}
      hint={!isFixed && missing.length > 0 && <Trans>Not set up on this server: {list}.</Trans>}
      label={<Trans>Told by</Trans>}
    >
      <NativeSelect {...register('channel')} disabled={isFixed}>
        {channels.map(({ channel, isAvailable }) => {
          const name = nameOf(channel);
          return (
            <option disabled={!isAvailable} key={channel} value={channel}>
              {isAvailable ? name : t`${name} (not set up on this server)`}
            </option>
          );
        })}
      </NativeSelect>
    </Field>
  );
}

function WhenFields({ form: { control, errorOf, register } }: { form: ContractForm<RecipientValues> }) {
  const { t } = useLingui();
  const hasQuietHours = useWatch({ control, name: 'hasQuietHours' });
  return (
    <>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Controller
          control={control}
          name="afterMin"
          render={({ field }) => (
            <Field
              error={errorOf('afterMin')}
              hint={<Trans>Unless somebody acknowledges before. 0: at once.</Trans>}
              label={<Trans>Told after</Trans>}
            >
              <NumberInput
                max={limits.escalationMin}
                min={0}
                onBlur={field.onBlur}
                onValueChange={field.onChange}
                ref={field.ref}
                stepper
                unit={t({ message: 'min', context: 'unit of minutes' })}
                value={field.value}
              />
            </Field>
          )}
        />
        <Field label={<Trans>Language of the messages</Trans>}>
          <NativeSelect {...register('locale')}>
            {locales.map((locale) => (
              <option key={locale} lang={locale} value={locale}>
                {localeNames[locale]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <Controller
        control={control}
        name="timeZone"
        render={({ field }) => (
          <Field
            error={errorOf('timeZone')}
            hint={<Trans>For the times in messages and the quiet hours.</Trans>}
            label={<Trans>Time zone</Trans>}
          >
            <TimeZoneSelect onValueChange={(zone) => field.onChange(zone ?? '')} value={field.value} />
          </Field>
        )}
      />
      <Checkbox
        {...register('hasQuietHours')}
        description={<Trans>Messages wait until they end.</Trans>}
        label={<Trans>Quiet hours</Trans>}
      />
      {hasQuietHours && (
        <div className="grid grid-cols-2 gap-4">
          <QuietTime
            control={control}
            error={errorOf('quietHours.from')}
            label={t({ message: 'From', context: 'time' })}
            name="quietHours.from"
          />
          <QuietTime
            control={control}
            error={errorOf('quietHours.until')}
            label={t({ message: 'Until', context: 'time' })}
            name="quietHours.until"
          />
        </div>
      )}
    </>
  );
}

interface QuietTimeProps extends Pick<ContractForm<RecipientValues>, 'control'> {
  name: 'quietHours.from' | 'quietHours.until';
  label: string;
  error: string | undefined;
}

function QuietTime({ control, name, label, error }: QuietTimeProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Field error={error} label={label}>
          <TimeField
            onBlur={field.onBlur}
            onValueChange={field.onChange}
            ref={field.ref}
            value={field.value}
          />
        </Field>
      )}
    />
  );
}
