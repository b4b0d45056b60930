import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { CardBody } from '@unmuted/ui/card';
import { CheckIcon, CopyIcon, DownloadIcon, PrinterIcon } from '@unmuted/ui/icons';
import { SettingsBar } from '@unmuted/ui/settings-layout';
import { useCopy } from '#/components/copy-button/use-copy.ts';
import { UnsavedGuard } from '#/components/form/unsaved-guard.tsx';
import { SectionCard } from '#/features/account/shell/section-card.tsx';
import { saveText } from '#/lib/save-text.ts';
import { useSessionUser } from '#/session/auth-context.tsx';

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called when the user confirms having stored the codes. */
  onStored: () => void;
}

/** Shows the recovery codes, which are displayed only once. */
export function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const { t } = useLingui();
  const brand = useRouteContext({ from: '__root__', select: ({ config }) => config.brand });
  const email = useSessionUser()?.email ?? '';
  const { isDone, copy } = useCopy({
    text: codes.join('\n'),
    doneText: t`Recovery codes copied`,
    secret: true,
  });
  const fileText = [
    t`Recovery codes for ${brand}, ${email}`,
    t`Each code works once.`,
    '',
    ...codes,
    '',
  ].join('\r\n');
  return (
    <SectionCard
      description={
        <Trans>Use a code to sign in when you don’t have your app. Codes won’t be shown again.</Trans>
      }
      takesFocus
      title={<Trans>Your recovery codes</Trans>}
    >
      <CardBody className="border-t border-border-soft grid grid-cols-[minmax(0,1fr)] gap-4">
        <div data-print="">
          <p className="mb-4 hidden font-medium print:block">{t`Recovery codes for ${brand}, ${email}`}</p>
          <ol
            className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-control bg-fill p-4 font-mono text-14"
            dir="ltr"
          >
            {codes.map((code) => (
              <li className="whitespace-nowrap" key={code}>
                {code}
              </li>
            ))}
          </ol>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={copy} size="sm">
            {isDone ? <CheckIcon /> : <CopyIcon />}
            <Trans>Copy</Trans>
          </Button>
          <Button onClick={() => saveText(`${brand}-recovery-codes.txt`, fileText)} size="sm">
            <DownloadIcon />
            <Trans>Download</Trans>
          </Button>
          <Button onClick={() => window.print()} size="sm">
            <PrinterIcon />
            <Trans>Print</Trans>
          </Button>
        </div>
      </CardBody>
      <SettingsBar note={<Trans>Store them where you can find them without your phone.</Trans>}>
        <Button onClick={onStored} variant="primary">
          <Trans>I’ve saved them</Trans>
        </Button>
      </SettingsBar>
      <UnsavedGuard title={<Trans>Leave without the recovery codes?</Trans>} when>
        <Trans>They won’t be shown again. Without them or your app, you won’t be able to sign in.</Trans>
      </UnsavedGuard>
    </SectionCard>
  );
}
