import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert } from '@unmuted/ui/alert';
import { Field } from '@unmuted/ui/field';
import { PasswordInput } from '@unmuted/ui/password-input';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { useState } from 'react';
import { SaveBar, SaveForm } from '#/components/form/save-form.tsx';
import { SecondStepField, secondStepErrors, withCode } from '#/components/form/second-step-field.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { NewPasswordField } from '#/components/new-password/new-password-field.tsx';
import { changePassword } from '#/data/account/account.queries.ts';
import { sessionsQuery } from '#/data/security/security.queries.ts';
import { passwordChange } from '#/features/account/password/password.schema.ts';
import { FormErrorRow } from '#/features/account/shell/form-error-row.tsx';
import { SectionCard } from '#/features/account/shell/section-card.tsx';
import { useAccount } from '#/features/account/shell/use-account.ts';
import { useSessionUser } from '#/session/auth-context.tsx';
import type { SessionUser } from '#/session/session-user.ts';

const empty = { currentPassword: '', newPassword: '', repeat: '', code: '' };

/** Personal words that a password should not contain. */
function wordsOf(user: SessionUser | null): string[] {
  if (!user) return [];
  return 'username' in user
    ? [user.username, user.name, user.email]
    : [user.email, user.firstName, user.lastName];
}

/** Changes the password, confirmed by the current one; ends every other session. */
export function PasswordScreen() {
  const { t } = useLingui();
  const { api } = useAccount();
  const user = useSessionUser();
  const { mutateAsync } = useMutation(changePassword(api));
  const [endedSessions, setEndedSessions] = useState<number | null>(null);
  // Remounts the field, which resets the strength meter.
  const [round, setRound] = useState(0);
  const form = useContractForm({
    schema: passwordChange,
    defaultValues: empty,
    toBody: ({ repeat: _repeat, ...values }: typeof empty) => withCode(values),
    check: ({ newPassword, repeat }) =>
      repeat === ''
        ? { repeat: { code: 'required' } }
        : newPassword === repeat
          ? {}
          : { repeat: { code: 'mismatch' } },
    codeFields: { 'auth.incorrect_password': 'currentPassword', ...secondStepErrors },
    save: async (body) => {
      setEndedSessions(null);
      const ended = await mutateAsync(body);
      setEndedSessions(ended.endedSessions);
      setRound((count) => count + 1);
      return empty;
    },
  });
  return (
    <SectionCard
      description={<Trans>Use a password you don’t use anywhere else.</Trans>}
      title={<Trans>Password</Trans>}
    >
      <SaveForm form={form}>
        {endedSessions !== null && !form.isDirty && (
          <div className="border-t border-border-soft px-(--card-pad) py-4">
            <Alert title={<Trans>Your password was changed</Trans>} tone="success">
              <Plural
                one="One other session was signed out."
                other="# other sessions were signed out."
                value={endedSessions}
                _0="No other session was signed in."
              />
            </Alert>
          </div>
        )}
        <FormErrorRow failure={form.failure} />
        {/* Identifies the account for password managers. */}
        <input
          autoComplete="username"
          className="hidden"
          name="username"
          readOnly
          value={user ? ('username' in user ? user.username : user.email) : ''}
        />
        <SettingsSection description={<Trans>Confirm it’s you.</Trans>} title={<Trans>New password</Trans>}>
          <Field error={form.errorOf('currentPassword')} label={<Trans>Current password</Trans>}>
            <PasswordInput
              {...form.register('currentPassword')}
              autoComplete="current-password"
              maxLength={1024}
            />
          </Field>
          <SecondStepField form={form} key={`code ${round}`} />
          <NewPasswordField
            {...form.register('newPassword')}
            error={form.errorOf('newPassword', {
              unchanged: t`This is your current password. Please choose another one.`,
            })}
            key={round}
            label={<Trans>New password</Trans>}
            personal={() => wordsOf(user)}
            size="md"
          />
          <Field
            error={form.errorOf('repeat', { mismatch: t`The passwords don’t match.` })}
            label={<Trans>New password again</Trans>}
          >
            <PasswordInput {...form.register('repeat')} autoComplete="new-password" maxLength={1024} />
          </Field>
        </SettingsSection>
        <SaveBar canDiscard={false} form={form} label={<Trans>Change password</Trans>} note={<WhatEnds />} />
      </SaveForm>
    </SectionCard>
  );
}

/** Shows how saving affects other sessions. */
function WhatEnds() {
  const { api } = useAccount();
  const { data, isError } = useQuery(sessionsQuery(api));
  if (!data) return isError ? <Trans>Saving signs you out everywhere else.</Trans> : null;
  const otherCount = data.items.some(({ isCurrent }) => isCurrent) ? data.total - 1 : data.total;
  return (
    <Plural
      one="Saving will sign you out on one other device."
      other="Saving will sign you out on # other devices."
      value={otherCount}
      _0="No other browser is signed in."
    />
  );
}
