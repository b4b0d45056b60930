import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Webhook, WebhookEvent } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { NativeSelect } from '@unmuted/ui/native-select';
import { useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { testWebhook } from '#/data/webhooks/webhooks.queries.ts';
import { useAccount } from '#/features/account/shell/use-account.ts';
import { TryResult } from '#/features/account/webhooks/try-result.tsx';
import { webhookEventList, webhookEventNames } from '#/features/account/webhooks/webhook.messages.ts';

/** Sends an example of an event, and shows the reply. */
export function TestWebhook({ webhook }: { webhook: Webhook }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="primary">
          <Trans>Send test</Trans>
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>
          <Trans>Send a test message</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>It is sent once, with example values and the mark “test”.</Trans>
        </DialogDescription>
        <TestForm webhook={webhook} />
      </DialogContent>
    </Dialog>
  );
}

function TestForm({ webhook: { id, events } }: { webhook: Webhook }) {
  const { i18n } = useLingui();
  const { api } = useAccount();
  const [event, setEvent] = useState<WebhookEvent>(events[0] ?? 'cast.on_air');
  const test = useMutation(testWebhook(api, id));
  const result = test.data?.log[0];
  return (
    <form
      className="mt-5 grid gap-5"
      method="post"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (!test.isPending) test.mutate(event);
      }}
    >
      {test.isError && <CallFailure reason={test.error} />}
      <Field label={<Trans>Event</Trans>}>
        <NativeSelect
          onChange={({ currentTarget }) =>
            setEvent(webhookEventList.find((each) => each === currentTarget.value) ?? event)
          }
          value={event}
        >
          {webhookEventList.map((each) => (
            <option key={each} value={each}>
              {i18n._(webhookEventNames[each])}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div aria-live="polite" className="empty:hidden">
        {result && !test.isPending && <TryResult result={result} />}
      </div>
      <DialogFooter>
        <Button loading={test.isPending} type="submit" variant="primary">
          <Trans>Send test</Trans>
        </Button>
      </DialogFooter>
    </form>
  );
}
