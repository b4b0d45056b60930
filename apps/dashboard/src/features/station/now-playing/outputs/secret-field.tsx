import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { limits, type SongOutput, type SongOutputKind } from '@unmuted/api';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Field } from '@unmuted/ui/field';
import { PasswordInput } from '@unmuted/ui/password-input';
import { useWatch } from 'react-hook-form';
import type { OutputFormState } from '#/features/station/now-playing/outputs/output-values.ts';

interface SecretTexts {
  label: MessageDescriptor;
  /** How to get it. */
  help: MessageDescriptor;
  /** For a value of another form. */
  pattern: MessageDescriptor;
}

const texts: Readonly<Record<SongOutputKind, SecretTexts>> = {
  discord: {
    label: msg`Webhook URL`,
    help: msg`In Discord: Edit channel → Integrations → Webhooks → New webhook → Copy webhook URL.`,
    pattern: msg`Enter a webhook URL of Discord: https://discord.com/api/webhooks/…`,
  },
  slack: {
    label: msg`Webhook URL`,
    help: msg`At api.slack.com/apps: your app → Incoming webhooks → Add new webhook to workspace → Copy.`,
    pattern: msg`Enter a webhook URL of Slack: https://hooks.slack.com/services/…`,
  },
  telegram: {
    label: msg`Bot token`,
    help: msg`In Telegram: write /newbot to @BotFather, which answers with the token.`,
    pattern: msg`Enter the token of a bot: a number, a colon and 35 characters.`,
  },
  mastodon: {
    label: msg`Access token`,
    help: msg`On your instance: Preferences → Development → New application with the scope write:statuses.`,
    pattern: msg`Enter the access token of an application.`,
  },
  bluesky: {
    label: msg`App password`,
    help: msg`In Bluesky: Settings → Privacy and security → App passwords. Not the password of the account.`,
    pattern: msg`Enter an app password: four groups of four characters.`,
  },
  webhook: {
    label: msg({ message: 'Token', context: 'of a webhook' }),
    help: msg`Sent as “Authorization: Bearer …”, so that your program knows who sends.`,
    pattern: msg`Enter letters, digits and signs without spaces.`,
  },
};

interface SecretFieldProps {
  form: OutputFormState;
  kind: SongOutputKind;
  stored: SongOutput | null;
}

/** The secret of an output, which is never returned: an empty field keeps it. */
export function SecretField({ form: { control, errorOf, register }, kind, stored }: SecretFieldProps) {
  const { i18n } = useLingui();
  const isRemoved = useWatch({ control, name: 'isSecretRemoved' });
  const { label, help, pattern } = texts[kind];
  const isStored = stored?.hasSecret === true;
  const canRemove = isStored && kind === 'webhook';
  return (
    <>
      <Field
        error={errorOf('secret', {
          pattern: i18n._(pattern),
          required: i18n._(
            isStored ? msg`Enter it again: the stored one is only for the former server.` : pattern,
          ),
        })}
        hint={isStored ? <Trans>Leave it empty to keep the stored one.</Trans> : i18n._(help)}
        label={i18n._(label)}
        optional={kind === 'webhook'}
      >
        <PasswordInput
          {...register('secret')}
          autoComplete="off"
          dir="ltr"
          disabled={isRemoved}
          maxLength={limits.songOutputSecret}
          placeholder={isStored ? '••••••••' : undefined}
        />
      </Field>
      {canRemove && (
        <Checkbox {...register('isSecretRemoved')} label={<Trans>Remove the stored token</Trans>} />
      )}
    </>
  );
}
