import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { SilenceRecipient } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Button } from '@unmuted/ui/button';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { hasCode } from '#/components/silence/recipients.messages.ts';
import { useRecipientsPlace } from '#/components/silence-recipients/recipients-context.ts';
import { errorText } from '#/i18n/notice.messages.ts';

/** Sends a test message to all confirmed recipients. */
export function TestAll({ recipients }: { recipients: readonly SilenceRecipient[] }) {
  const { i18n } = useLingui();
  const toasts = useToast();
  const { mutateAsync } = useMutation(useRecipientsPlace().calls.test);
  const paid = recipients.filter(({ channel }) => hasCode(channel)).length;

  async function testAll() {
    const failures: unknown[] = [];
    let sent = 0;
    // One after the other: the server limits the rate.
    for (const recipient of recipients) {
      try {
        const { error } = await mutateAsync(recipient.id);
        if (error === null) sent += 1;
      } catch (failure) {
        failures.push(failure);
      }
    }
    const all = recipients.length;
    toasts.show({
      tone: sent === all ? 'success' : 'danger',
      title: (
        <Trans>
          {sent} of {all} test messages were sent
        </Trans>
      ),
      description: failures[0] === undefined ? undefined : errorText(i18n, failures[0]),
    });
  }

  return (
    <AlertDialog
      action={<Trans>Send tests</Trans>}
      description={
        <>
          <Plural
            one="# recipient receives a message that says that it is a test."
            other="# recipients receive a message that says that it is a test."
            value={recipients.length}
          />{' '}
          <Plural
            _0=""
            one="It uses # text message or call of this month."
            other="It uses # text messages or calls of this month."
            value={paid}
          />
        </>
      }
      onConfirm={testAll}
      renderError={(reason) => <CallFailure reason={reason} />}
      title={<Trans>Test all?</Trans>}
      tone="primary"
      trigger={
        <Button className="ms-auto" size="sm" variant="ghost">
          <Trans>Test all</Trans>
        </Button>
      }
    />
  );
}
