import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type SongOutputKind } from '@unmuted/api';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Field } from '@unmuted/ui/field';
import { Input, type InputProps } from '@unmuted/ui/input';
import { NativeSelect } from '@unmuted/ui/native-select';
import type { OutputFormState } from '#/features/station/now-playing/outputs/output-values.ts';

interface FieldsProps {
  form: OutputFormState;
}

/** Where an output posts. */
export function TargetFields({ form, kind }: FieldsProps & { kind: SongOutputKind }) {
  if (kind === 'discord') return <DiscordFields form={form} />;
  if (kind === 'telegram') return <TelegramFields form={form} />;
  if (kind === 'mastodon') return <MastodonFields form={form} />;
  if (kind === 'bluesky') return <BlueskyFields form={form} />;
  return kind === 'webhook' ? <WebhookFields form={form} /> : null;
}

/** Names and addresses of a service, which are the same in every language. */
const technical: InputProps = {
  autoCapitalize: 'none',
  autoComplete: 'off',
  dir: 'ltr',
  spellCheck: false,
};

function DiscordFields({ form: { errorOf, register } }: FieldsProps) {
  const { t } = useLingui();
  return (
    <Field
      error={errorOf('target.threadId', {
        pattern: t`Enter the number of a thread, such as 1122334455667788990.`,
      })}
      hint={<Trans>Posts in this thread of the channel. Turn on developer mode to copy its ID.</Trans>}
      label={<Trans>Thread ID</Trans>}
      optional
    >
      <Input {...register('target.threadId')} {...technical} inputMode="numeric" maxLength={20} />
    </Field>
  );
}

function TelegramFields({ form: { errorOf, register } }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Field
        error={errorOf('target.chatId', {
          pattern: t`Enter @ and the name of a public channel, or the number of a chat.`,
        })}
        hint={<Trans>Add the bot to the channel as an administrator who may post messages.</Trans>}
        label={<Trans>Channel or chat</Trans>}
      >
        <Input {...register('target.chatId')} {...technical} maxLength={40} placeholder="@radioaurora" />
      </Field>
      <Checkbox
        {...register('target.isSilent')}
        description={<Trans>People who follow the channel hear nothing.</Trans>}
        label={<Trans>Notify without a sound</Trans>}
      />
    </>
  );
}

function MastodonFields({ form: { errorOf, register } }: FieldsProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field
        error={errorOf('target.instance', {
          pattern: t`Enter the https address of an instance, such as https://mastodon.social.`,
        })}
        label={<Trans>Instance</Trans>}
      >
        <Input
          {...register('target.instance')}
          {...technical}
          inputMode="url"
          maxLength={limits.webhookUrl}
        />
      </Field>
      <Field error={errorOf('target.visibility')} label={<Trans>Visible to</Trans>}>
        <NativeSelect {...register('target.visibility')}>
          <option value="public">{t`Everyone, in all timelines`}</option>
          <option value="unlisted">{t`Everyone, but not in public timelines`}</option>
          <option value="private">{t`Followers only`}</option>
        </NativeSelect>
      </Field>
    </div>
  );
}

function BlueskyFields({ form: { errorOf, register } }: FieldsProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field
        error={errorOf('target.handle', { pattern: t`Enter a handle, such as aurora.bsky.social.` })}
        label={<Trans>Handle</Trans>}
      >
        <Input
          {...register('target.handle')}
          {...technical}
          maxLength={253}
          placeholder="aurora.bsky.social"
        />
      </Field>
      <Field
        error={errorOf('target.server', { pattern: t`Enter the https address of a server.` })}
        label={<Trans>Server of the account</Trans>}
      >
        <Input {...register('target.server')} {...technical} inputMode="url" maxLength={limits.webhookUrl} />
      </Field>
    </div>
  );
}

function WebhookFields({ form: { errorOf, register } }: FieldsProps) {
  const { t } = useLingui();
  return (
    <Field
      error={errorOf('target.url', {
        pattern: t`Enter the https address of a public server, such as https://radio.example/hooks.`,
      })}
      hint={<Trans>Receives a POST request with the text, the song and the station as JSON.</Trans>}
      label={<Trans>Address</Trans>}
    >
      <Input {...register('target.url')} {...technical} inputMode="url" maxLength={limits.webhookUrl} />
    </Field>
  );
}
