import { Trans, useLingui } from '@lingui/react/macro';
import { type AlertChannel, limits } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { Input, type InputProps } from '@unmuted/ui/input';
import { PasswordInput } from '@unmuted/ui/password-input';
import type { ContractForm } from '#/components/form/use-contract-form.ts';
import { PushField } from '#/components/silence-recipients/push-field.tsx';
import type { RecipientValues } from '#/components/silence-recipients/recipient-values.ts';

interface TargetFieldsProps {
  form: Pick<ContractForm<RecipientValues>, 'control' | 'errorOf' | 'getValues' | 'register' | 'setValue'>;
  channel: AlertChannel;
  pushKey: string;
  /** A masked address that is kept while the fields are empty; null for a new recipient. */
  storedHint: string | null;
}

/** Addresses and keys, which are the same in every language. */
const technical: InputProps = {
  autoCapitalize: 'none',
  autoComplete: 'off',
  dir: 'ltr',
  spellCheck: false,
};

/** Where a recipient is reached. */
export function TargetFields({ form, channel, pushKey, storedHint }: TargetFieldsProps) {
  const { t } = useLingui();
  const { errorOf, register } = form;
  const keeps = storedHint !== null && (
    <Trans>
      Empty keeps <bdi dir="ltr">{storedHint}</bdi>. A new one must be confirmed again.
    </Trans>
  );
  const isRequired = storedHint === null;
  switch (channel) {
    case 'email':
      return (
        <Field
          error={errorOf('target.email')}
          hint={keeps || <Trans>A link is sent to it. It confirms within 7 days.</Trans>}
          label={<Trans>Email address</Trans>}
          required={isRequired}
        >
          <Input {...register('target.email')} {...technical} inputMode="email" type="email" />
        </Field>
      );
    case 'sms':
    case 'voice':
      return (
        <Field
          error={errorOf('target.phone', {
            pattern: t`Enter + and the number with its country code, such as +353 91 555 041.`,
          })}
          hint={keeps || <Trans>With + and country code. A code is sent to it, valid for 10 minutes.</Trans>}
          label={<Trans>Telephone number</Trans>}
          required={isRequired}
        >
          <Input {...register('target.phone')} {...technical} inputMode="tel" maxLength={24} type="tel" />
        </Field>
      );
    case 'telegram':
      return (
        <>
          <Field
            error={errorOf('target.token')}
            hint={
              storedHint === null ? (
                <Trans>In Telegram: write /newbot to @BotFather, which answers with the token.</Trans>
              ) : (
                <Trans>Empty keeps the stored one. To change it, enter the chat too.</Trans>
              )
            }
            label={<Trans>Bot token</Trans>}
            required={isRequired}
          >
            <PasswordInput
              {...register('target.token')}
              autoComplete="off"
              dir="ltr"
              maxLength={limits.songOutputSecret}
            />
          </Field>
          <Field
            error={errorOf('target.chatId', {
              pattern: t`Enter @ and the name of a public channel, or the number of a chat.`,
            })}
            label={<Trans>Channel or chat</Trans>}
            required={isRequired}
          >
            <Input {...register('target.chatId')} {...technical} maxLength={40} placeholder="@auroraalerts" />
          </Field>
        </>
      );
    case 'pagerduty':
      return (
        <Field
          error={errorOf('target.routingKey')}
          hint={
            keeps || <Trans>In PagerDuty: Services → Integrations → Events API v2 → Integration key.</Trans>
          }
          label={<Trans>Routing key</Trans>}
          required={isRequired}
        >
          <PasswordInput
            {...register('target.routingKey')}
            autoComplete="off"
            dir="ltr"
            maxLength={limits.songOutputSecret}
          />
        </Field>
      );
    case 'push':
      return <PushField form={form} pushKey={pushKey} storedHint={storedHint} />;
    default:
      return (
        <Field
          error={errorOf('target.url', { pattern: t`Enter an address that begins with https://.` })}
          hint={keeps || <UrlHelp channel={channel} />}
          label={channel === 'webhook' ? <Trans>Address</Trans> : <Trans>Webhook URL</Trans>}
          required={isRequired}
        >
          <Input
            {...register('target.url')}
            {...technical}
            inputMode="url"
            maxLength={limits.webhookUrl}
            placeholder="https://"
          />
        </Field>
      );
  }
}

/** How to get the address. */
function UrlHelp({ channel }: { channel: AlertChannel }) {
  if (channel === 'slack')
    return (
      <Trans>
        At api.slack.com/apps: your app → Incoming webhooks → Add new webhook to workspace → Copy.
      </Trans>
    );
  if (channel === 'discord')
    return (
      <Trans>In Discord: Edit channel → Integrations → Webhooks → New webhook → Copy webhook URL.</Trans>
    );
  if (channel === 'teams')
    return <Trans>In Teams: channel → Workflows → Send webhook alerts to a channel → Copy.</Trans>;
  return <Trans>Each message is signed. The secret is shown once, after this step.</Trans>;
}
