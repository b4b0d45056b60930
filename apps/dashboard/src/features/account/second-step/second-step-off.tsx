import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { MfaSecret } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { Button } from '@unmuted/ui/button';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { CurrentPasswordField } from '#/components/form/current-password-field.tsx';
import { FormError } from '#/components/form/form-error.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { startMfa } from '#/data/security/security.queries.ts';
import { passwordProof } from '#/features/account/second-step/second-step.schema.ts';
import { SectionCard } from '#/features/account/shell/section-card.tsx';
import { useAccount } from '#/features/account/shell/use-account.ts';

export interface SecondStepOffProps {
  onStarted: (secret: MfaSecret) => void;
  takesFocus: boolean;
}

/** Explains two-step sign-in and asks for the password to start the setup. */
export function SecondStepOff({ onStarted, takesFocus }: SecondStepOffProps) {
  const { api } = useAccount();
  const { mutateAsync } = useMutation(startMfa(api));
  const form = useContractForm({
    schema: passwordProof,
    defaultValues: { password: '' },
    codeFields: { 'auth.incorrect_password': 'password' },
    save: async (body) => {
      onStarted(await mutateAsync(body));
      return undefined;
    },
  });
  return (
    <SectionCard
      description={<Trans>Even if your password is stolen, no one can sign in without the code.</Trans>}
      meta={
        <Badge>
          <Trans>Off</Trans>
        </Badge>
      }
      takesFocus={takesFocus}
      title={<Trans>Two-step sign-in</Trans>}
    >
      <SettingsSection
        description={
          <Trans>
            After your password, you’ll enter a six-digit code from an authenticator app or password manager.
          </Trans>
        }
        title={<Trans>Turn it on</Trans>}
      >
        <form className="grid gap-5" method="post" noValidate onSubmit={form.onSubmit}>
          <FormError failure={form.failure} />
          <CurrentPasswordField {...form.register('password')} error={form.errorOf('password')} />
          <Button className="justify-self-end" loading={form.isSaving} type="submit" variant="primary">
            <Trans>Set up</Trans>
          </Button>
        </form>
      </SettingsSection>
    </SectionCard>
  );
}
