import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { MfaState } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { ShieldCheckIcon } from '@unmuted/ui/icons';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { disableMfa, regenerateRecoveryCodes } from '#/data/security/security.queries.ts';
import { ProofDialog } from '#/features/account/second-step/proof-dialog.tsx';
import { SectionCard } from '#/features/account/shell/section-card.tsx';
import { useAccount } from '#/features/account/shell/use-account.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** At or below this number, the user is advised to generate new codes. */
const fewCodes = 3;

export interface SecondStepOnProps {
  state: MfaState & { enabledAt: string };
  onNewCodes: (codes: string[]) => void;
  takesFocus: boolean;
}

/** Activation date, remaining recovery codes and a control to turn two-step sign-in off. */
export function SecondStepOn({ state, onNewCodes, takesFocus }: SecondStepOnProps) {
  const { enabledAt, recoveryCodesLeft } = state;
  const formats = useFormats();
  return (
    <SectionCard
      description={<Trans>Signing in requires your password and a code from your app.</Trans>}
      meta={
        <span className="inline-flex items-center gap-1 text-13 font-medium text-live-text">
          <ShieldCheckIcon />
          <Trans>On</Trans>
        </span>
      }
      takesFocus={takesFocus}
      title={<Trans>Two-step sign-in</Trans>}
    >
      {recoveryCodesLeft <= fewCodes && <FewCodesWarning recoveryCodesLeft={recoveryCodesLeft} />}
      <SettingsSection title={<Trans>State</Trans>}>
        <DescriptionList className="-my-1">
          <DescriptionItem term={<Trans>On since</Trans>}>
            <time className="whitespace-nowrap" dateTime={enabledAt}>
              {formats.dateTime(new Date(enabledAt))}
            </time>
          </DescriptionItem>
          <DescriptionItem term={<Trans>Recovery codes</Trans>}>
            <span className="tabular-nums">
              <Trans>{recoveryCodesLeft} left</Trans>
            </span>
          </DescriptionItem>
        </DescriptionList>
      </SettingsSection>
      <NewRecoveryCodes onNewCodes={onNewCodes} />
      <TurnOff />
    </SectionCard>
  );
}

function FewCodesWarning({ recoveryCodesLeft }: Pick<MfaState, 'recoveryCodesLeft'>) {
  return (
    <div className="border-t border-border-soft px-(--card-pad) py-4">
      <Alert
        silent
        title={
          <Plural
            one="Only one recovery code is left"
            other="Only # recovery codes are left"
            value={recoveryCodesLeft}
            _0="No recovery code is left"
          />
        }
        tone="warning"
      >
        <Trans>Generate new ones so that losing your phone doesn’t lock you out.</Trans>
      </Alert>
    </div>
  );
}

function NewRecoveryCodes({ onNewCodes }: Pick<SecondStepOnProps, 'onNewCodes'>) {
  const { api } = useAccount();
  const { mutateAsync } = useMutation(regenerateRecoveryCodes(api));
  return (
    <SettingsSection
      description={<Trans>Your old codes will stop working.</Trans>}
      title={<Trans>New recovery codes</Trans>}
    >
      <ProofDialog
        action={<Trans>Generate new codes</Trans>}
        onConfirmed={async (body) => onNewCodes((await mutateAsync(body)).recoveryCodes)}
        title={<Trans>Generate new recovery codes?</Trans>}
        trigger={
          <Button className="justify-self-start">
            <Trans>Generate new codes</Trans>
          </Button>
        }
      >
        <Trans>Your previous codes will stop working.</Trans>
      </ProofDialog>
    </SettingsSection>
  );
}

function TurnOff() {
  const { api } = useAccount();
  const { mutateAsync } = useMutation(disableMfa(api));
  return (
    <SettingsSection
      description={<Trans>You’ll sign in with your password alone.</Trans>}
      title={<Trans>Turn off</Trans>}
    >
      <ProofDialog
        action={<Trans>Turn off</Trans>}
        danger
        onConfirmed={(body) => mutateAsync(body)}
        title={<Trans>Turn off two-step sign-in?</Trans>}
        trigger={
          <Button className="justify-self-start" variant="danger-outline">
            <Trans>Turn off</Trans>
          </Button>
        }
      >
        <Trans>
          You’ll sign in with your password alone. Your recovery codes and the entry in your app will stop
          working.
        </Trans>
      </ProofDialog>
    </SettingsSection>
  );
}
