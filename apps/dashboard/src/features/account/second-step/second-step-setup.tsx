import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { MfaSecret } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { QrCode } from '@unmuted/ui/qr-code';
import { SettingsBar, SettingsSection } from '@unmuted/ui/settings-layout';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { CodeInput } from '#/components/form/code-input.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { confirmMfa } from '#/data/security/security.queries.ts';
import { codeProof } from '#/features/account/second-step/second-step.schema.ts';
import { FormErrorRow } from '#/features/account/shell/form-error-row.tsx';
import { SectionCard } from '#/features/account/shell/section-card.tsx';
import { useAccount } from '#/features/account/shell/use-account.ts';

export interface SecondStepSetupProps {
  secret: MfaSecret;
  onConfirmed: (codes: string[]) => void;
  onCancel: () => void;
}

/** Shows the secret for the authenticator app and verifies it with a first code. */
export function SecondStepSetup({ secret: { secret, uri }, onConfirmed, onCancel }: SecondStepSetupProps) {
  const { t } = useLingui();
  const { api } = useAccount();
  const { mutateAsync } = useMutation(confirmMfa(api));
  const form = useContractForm({
    schema: codeProof,
    defaultValues: { code: '' },
    codeFields: { 'auth.invalid_code': 'code' },
    save: async (body) => {
      const { recoveryCodes } = await mutateAsync(body);
      onConfirmed(recoveryCodes);
      return undefined;
    },
  });
  return (
    <SectionCard
      description={<Trans>Nothing changes until you enter the first code.</Trans>}
      takesFocus
      title={<Trans>Set up two-step sign-in</Trans>}
    >
      <form method="post" noValidate onSubmit={form.onSubmit}>
        <FormErrorRow failure={form.failure} />
        <SettingsSection
          description={<Trans>Scan this with your authenticator app, or type the key into it.</Trans>}
          title={<Trans>1. Add the account to the app</Trans>}
        >
          <div className="flex flex-wrap items-center gap-5">
            <QrCode className="rounded-control" label={t`QR code of the key`} value={uri} />
            <div className="min-w-0 flex-1 basis-48">
              <p className="text-13 text-fg-muted">
                <Trans context="of an authenticator app">Key</Trans>
              </p>
              <div className="flex items-start gap-2">
                {/* Grouped for manual entry; copied without spaces. */}
                <span className="mt-1 min-w-0 font-mono text-13 wrap-anywhere" dir="ltr">
                  {secret.replace(/(.{4})(?=.)/g, '$1 ')}
                </span>
                <CopyButton label={t`Copy the key`} secret text={secret} />
              </div>
            </div>
          </div>
        </SettingsSection>
        <SettingsSection
          description={<Trans>It changes every 30 seconds.</Trans>}
          title={<Trans>2. Enter the code it shows</Trans>}
        >
          <CodeInput
            {...form.register('code')}
            error={form.errorOf('code')}
            hint={<Trans>Six digits</Trans>}
            inputMode="numeric"
          />
        </SettingsSection>
        <SettingsBar>
          <Button disabled={form.isSaving} onClick={onCancel} variant="ghost">
            <Trans>Cancel</Trans>
          </Button>
          <Button loading={form.isSaving} type="submit" variant="primary">
            <Trans>Turn on</Trans>
          </Button>
        </SettingsBar>
      </form>
    </SectionCard>
  );
}
