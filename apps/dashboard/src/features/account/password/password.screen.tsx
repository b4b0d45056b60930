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
  const user = useSessionUser();
  const { form, endedSessions, round } = usePasswordForm();
  return (
    <SectionCard
      description={<Trans>Use a password you don’t use anywhere else.</Trans>}
      title={<Trans>Password</Trans>}
    >
      <SaveForm form={form}>
        {endedSessions !== null && !form.isDirty && <PasswordChanged endedSessions={endedSessions} />}
        <FormErrorRow failure={form.failure} />
        {/* Identifies the account for password managers. */}
        <input
          autoComplete="username"
          className="hidden"
          name="username"
          readOnly
          value={user ? ('username' in user ? user.username : user.email) : ''}
        />
        <PasswordFields form={form} round={round} user={user} />
        <SaveBar
          canDiscard={false}
          form={form}
          label={<Trans>Change password</Trans>}
          note={<SaveEffect />}
        />
      </SaveForm>
    </SectionCard>
  );
}

/** The form, how many sessions the latest change ended (null before), and the number of changes. */
function usePasswordForm() {
  const { api } = useAccount();
  const { mutateAsync } = useMutation(changePassword(api));
  const [endedSessions, setEndedSessions] = useState<number | null>(null);
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
      const result = await mutateAsync(body);
      setEndedSessions(result.endedSessions);
      setRound((count) => count + 1);
      return empty;
    },
  });
  return { form, endedSessions, round };
}

function PasswordChanged({ endedSessions }: { endedSessions: number }) {
  return (
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
  );
}

interface PasswordFieldsProps {
  form: ReturnType<typeof usePasswordForm>['form'];
  /** Remounts the fields with a state of their own, such as the strength meter. */
  round: number;
  user: SessionUser | null;
}

function PasswordFields({ form, round, user }: PasswordFieldsProps) {
  const { t } = useLingui();
  return (
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
  );
}

/** Shows how saving affects other sessions. */
function SaveEffect() {
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
