import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { limits, type NewBuildMachine } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { CodeBlock } from '@unmuted/ui/code-block';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@unmuted/ui/dialog';
import { Segmented } from '@unmuted/ui/segmented';
import { useState } from 'react';
import { phoneNames } from '#/components/mobile-app/brand-names.ts';
import {
  type MachineKind,
  registerCommand,
  runCommand,
} from '#/features/admin/build-machines/register-command.ts';

export interface MachineTokenDialogProps {
  created: NewBuildMachine;
  onClose: () => void;
}

const guide = 'docs/guide/build-machines.md';

/** The command with the token, which is displayed only once, so the dialog closes only by its button. */
export function MachineTokenDialog({ created, onClose }: MachineTokenDialogProps) {
  const { t } = useLingui();
  const apiUrl = useRouteContext({ from: '__root__', select: (context) => context.config.apiUrl });
  const [kind, setKind] = useState<MachineKind>('android');
  const stay = (event: Event) => event.preventDefault();
  const { machine, registrationToken } = created;
  const { name } = machine;
  const url = new URL(apiUrl, document.baseURI).href.replace(/\/+$/, '');
  const hours = limits.buildRegistrationHours;
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <DialogContent onEscapeKeyDown={stay} onInteractOutside={stay} size="lg">
        <DialogTitle className="wrap-anywhere">
          <Trans>
            Register <bdi>{name}</bdi>
          </Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>
            Copy the runner to the machine and create the user <code dir="ltr">studio-build</code>, as the
            guide <code dir="ltr">{guide}</code> says. Then run this there.
          </Trans>
        </DialogDescription>
        <DialogBody className="grid gap-4">
          <Alert silent tone="warning">
            <Trans>Copy it now: the token is not shown again. It works once, within {hours} hours.</Trans>
          </Alert>
          <Segmented
            aria-label={t`What the machine builds`}
            className="justify-self-start"
            onValueChange={setKind}
            options={[
              { value: 'android', label: phoneNames.android },
              { value: 'ios', label: phoneNames.ios },
              { value: 'both', label: <Trans context="platforms">Both</Trans> },
            ]}
            value={kind}
          />
          <CodeBlock
            code={registerCommand({ kind, token: registrationToken, url })}
            label={t`Command that registers the machine`}
          />
          <CodeBlock code={runCommand} label={t`Command that starts it`} wrap />
          <p className="text-13 text-fg-muted">
            <Trans>It appears as online once it has asked for its first job.</Trans>
          </p>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose} variant="primary">
            <Trans>I’ve copied it</Trans>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
