import { Trans, useLingui } from '@lingui/react/macro';
import type { AlertReceipt, SilenceRecipient } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { DialogClose, DialogDescription, DialogFooter, DialogTitle } from '@unmuted/ui/dialog';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { alertErrorText } from '#/components/silence/recipients.messages.ts';

export interface TestStepProps {
  recipient: Pick<SilenceRecipient, 'id' | 'name'>;
  /** The test that was sent when the recipient was saved. */
  test: {
    readonly data: AlertReceipt | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly mutate: (recipientId: string) => void;
  };
}

/** A service or a browser is confirmed by a test that it takes. */
export function TestStep({ recipient: { id, name }, test }: TestStepProps) {
  const { i18n } = useLingui();
  const { data, error, isPending, mutate } = test;
  const problem = data?.error ?? null;
  const isTaken = data !== undefined && problem === null && !isPending;
  return (
    <>
      <DialogTitle>
        {isTaken ? (
          <Trans>
            <bdi>{name}</bdi> is told about incidents
          </Trans>
        ) : (
          <Trans>
            <bdi>{name}</bdi> gets a test message
          </Trans>
        )}
      </DialogTitle>
      <DialogDescription role="status">
        {isTaken ? (
          <Trans>The service took a test message. Check that it was shown.</Trans>
        ) : isPending ? (
          <Trans>It is being sent…</Trans>
        ) : (
          <Trans>Nobody is told there until a test message was taken.</Trans>
        )}
      </DialogDescription>
      <div className="mt-5 grid gap-5">
        {!isPending && error !== null && <CallFailure reason={error} />}
        {!isPending && problem !== null && (
          <Alert title={<Trans>The test message failed</Trans>} tone="danger">
            {alertErrorText(i18n, problem)}
          </Alert>
        )}
        <DialogFooter>
          {!isTaken && (
            <Button loading={isPending} onClick={() => mutate(id)} variant="ghost">
              <Trans>Send again</Trans>
            </Button>
          )}
          <DialogClose asChild>
            <Button variant="primary">
              <Trans>Done</Trans>
            </Button>
          </DialogClose>
        </DialogFooter>
      </div>
    </>
  );
}
