import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type TuneIn } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { PasswordInput } from '@unmuted/ui/password-input';
import { useState } from 'react';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import type { ConnectionForm } from '#/features/station/tune-in/use-connection-form.tsx';

interface CredentialFieldsProps {
  form: Pick<ConnectionForm, 'draft' | 'change' | 'errorOf'>;
  tuneIn: TuneIn;
}

/** The three values from TuneIn. */
export function CredentialFields({ form, tuneIn }: CredentialFieldsProps) {
  const { draft, change, errorOf } = form;
  const idError = errorOf('/stationId');
  return (
    <div className="grid gap-4 px-(--card-pad) pb-4">
      <Field
        error={idError && <Trans>Enter the letter s and up to nine digits, such as s304112.</Trans>}
        hint={<Trans>Letter s, then digits. From the address of your page on TuneIn.</Trans>}
        label={<Trans>Station ID</Trans>}
        required
      >
        <Input
          autoCapitalize="none"
          autoComplete="off"
          className="font-mono"
          dir="ltr"
          onChange={({ currentTarget }) => change({ stationId: currentTarget.value })}
          placeholder="s304112"
          spellCheck={false}
          value={draft.stationId}
        />
      </Field>
      <div className="grid gap-4 md:grid-cols-[2fr_3fr]">
        <Field error={errorOf('/partnerId')} label={<Trans>Partner ID</Trans>} required>
          <Input
            autoCapitalize="none"
            autoComplete="off"
            className="font-mono"
            dir="ltr"
            maxLength={limits.tuneInCredential}
            onChange={({ currentTarget }) => change({ partnerId: currentTarget.value })}
            spellCheck={false}
            value={draft.partnerId}
          />
        </Field>
        <KeyField form={form} tuneIn={tuneIn} />
      </div>
    </div>
  );
}

/** Write-only: a stored key is shown by its last characters and can be replaced. */
function KeyField({ form: { draft, change, errorOf }, tuneIn }: CredentialFieldsProps) {
  const { t } = useLingui();
  const { settings, state, problem } = tuneIn;
  const [isReplacing, setReplacing] = useState(false);
  const refused = state === 'refused' || problem === 'key_unreadable';
  if (settings && !isReplacing && draft.partnerKey === '') {
    const { partnerKeyHint: hint, keySavedAt } = settings;
    return (
      <Field
        error={
          refused &&
          draft.partnerKey === '' && (
            <Trans>
              TuneIn refuses this key. It was saved: <Timestamp at={keySavedAt} />
            </Trans>
          )
        }
        hint={
          <Trans>
            Saved: <Timestamp at={keySavedAt} />
          </Trans>
        }
        label={<Trans>Partner key</Trans>}
      >
        <div className="relative">
          <Input className="pe-22 font-mono" dir="ltr" readOnly value={`••••${hint}`} />
          <Button
            aria-label={t`Replace the partner key`}
            className="absolute end-1 top-1/2 -translate-y-1/2 underline decoration-border-strong underline-offset-3"
            onClick={() => setReplacing(true)}
            size="sm"
            variant="ghost"
          >
            <Trans>Replace</Trans>
          </Button>
        </div>
      </Field>
    );
  }
  return (
    <Field
      error={errorOf('/partnerKey')}
      hint={settings && <Trans>Empty keeps the stored key. It is never shown again.</Trans>}
      label={<Trans>Partner key</Trans>}
      required={!settings}
    >
      <PasswordInput
        autoComplete="off"
        className="font-mono"
        dir="ltr"
        // The field replaces the button that was pressed.
        autoFocus={isReplacing}
        maxLength={limits.tuneInCredential}
        onChange={({ currentTarget }) => change({ partnerKey: currentTarget.value.trim() })}
        value={draft.partnerKey}
      />
    </Field>
  );
}
