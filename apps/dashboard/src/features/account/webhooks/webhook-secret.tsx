import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { CodeBlock } from '@unmuted/ui/code-block';
import { DialogClose, DialogFooter } from '@unmuted/ui/dialog';
import type { ReactNode } from 'react';

/** A new signing secret in a dialog. It is not shown again. */
export function WebhookSecret({ secret, children }: { secret: string; children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="mt-5 grid gap-5">
      <Alert tone="warning">
        <Trans>Copy the secret now: it is not shown again.</Trans>
      </Alert>
      <CodeBlock code={secret} label={t`Signing secret`} wrap />
      <p className="text-13 text-fg-muted">
        {children ?? (
          <Trans>
            Your program verifies the header <code dir="ltr">webhook-signature</code> with it, by the open
            standard “Standard Webhooks”.
          </Trans>
        )}
      </p>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="primary">
            <Trans>I’ve saved it</Trans>
          </Button>
        </DialogClose>
      </DialogFooter>
    </div>
  );
}
