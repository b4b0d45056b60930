import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Webhook } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { ConfirmDialog } from '#/components/confirm/confirm-dialog.tsx';
import { FormDialog } from '#/components/form/form-dialog.tsx';
import { deleteWebhook, rotateWebhookSecret, updateWebhook } from '#/data/webhooks/webhooks.queries.ts';
import { useAccount } from '#/features/account/shell/use-account.ts';
import { webhookChange } from '#/features/account/webhooks/webhook.schema.ts';
import { WebhookForm } from '#/features/account/webhooks/webhook-form.tsx';
import { productsOfWebhook } from '#/features/account/webhooks/webhook-products.ts';
import { WebhookSecret } from '#/features/account/webhooks/webhook-secret.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

interface ActProps {
  webhook: Webhook;
}

export function EditWebhook({ webhook }: ActProps) {
  const { api } = useAccount();
  const { mutateAsync } = useMutation(updateWebhook(api, webhook.id));
  const { url, description, events, version, disabledAt } = webhook;
  return (
    <FormDialog
      description={<Trans>Messages that already wait are sent to the new address.</Trans>}
      title={<Trans>Edit webhook</Trans>}
      trigger={
        <Button>
          <Trans>Edit</Trans>
        </Button>
      }
    >
      {(close) => (
        <WebhookForm
          action={<Trans>Save</Trans>}
          save={async (change) => {
            await mutateAsync({ change, version });
            close();
          }}
          schema={webhookChange}
          toBody={(values) => ({ ...values, isEnabled: disabledAt === null })}
          values={{ url, description, events, ...productsOfWebhook(webhook) }}
        />
      )}
    </FormDialog>
  );
}

/** Turns a webhook off, with its cost, or on again. */
export function SwitchWebhook({ webhook }: ActProps) {
  const { api } = useAccount();
  const toasts = useToast();
  const { mutateAsync } = useMutation(updateWebhook(api, webhook.id));
  const { url, description, events, version, disabledAt, pending } = webhook;
  const isOff = disabledAt !== null;
  const change = { url, description, events, ...productsOfWebhook(webhook), isEnabled: isOff };
  if (isOff)
    return (
      <ConfirmDialog
        action={<Trans context="a webhook">Turn on</Trans>}
        onConfirm={async () => {
          await mutateAsync({ change, version });
          toasts.show({ tone: 'success', title: <Trans>Webhook turned on</Trans> });
        }}
        title={<Trans>Turn this webhook on?</Trans>}
        trigger={
          <Button>
            <Trans context="a webhook">Turn on</Trans>
          </Button>
        }
      >
        <Trans>
          New events are sent from now on. Send failed messages again from the list of deliveries.
        </Trans>
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      action={<Trans context="a webhook">Turn off</Trans>}
      onConfirm={() => mutateAsync({ change, version })}
      title={<Trans>Turn this webhook off?</Trans>}
      trigger={
        <Button>
          <Trans context="a webhook">Turn off</Trans>
        </Button>
      }
    >
      <Trans>Events that happen while it is off are not sent.</Trans>{' '}
      {pending > 0 && (
        <Plural
          one="# waiting message ends; you can send it again later."
          other="# waiting messages end; you can send them again later."
          value={pending}
        />
      )}
    </ConfirmDialog>
  );
}

export function DeleteWebhook({ webhook: { id, url, deliveries } }: ActProps) {
  const { api } = useAccount();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(deleteWebhook(api, id));
  const { host } = new URL(url);
  return (
    <ConfirmDialog
      action={<Trans>Delete webhook</Trans>}
      onConfirm={async () => {
        await mutateAsync();
        await navigate({ to: '/template/pages/setting/webhooks', replace: true });
      }}
      title={
        <Trans>
          Delete the webhook to <bdi>{host}</bdi>?
        </Trans>
      }
      trigger={
        <Button variant="danger-outline">
          <Trans>Delete</Trans>
        </Button>
      }
    >
      <Plural
        one="One stored delivery is deleted too. This can’t be undone."
        other="# stored deliveries are deleted too. This can’t be undone."
        value={deliveries}
        _0="It has no stored deliveries. This can’t be undone."
      />
    </ConfirmDialog>
  );
}

/** Replaces the secret after confirmation, then shows the new one once. */
export function RotateSecret({ webhook: { id } }: ActProps) {
  const { api } = useAccount();
  const formats = useFormats();
  const { mutateAsync } = useMutation(rotateWebhookSecret(api, id));
  const [made, setMade] = useState<Awaited<ReturnType<typeof mutateAsync>> | null>(null);
  const until = made && formats.dateTime(new Date(made.previousSecretUntil));
  return (
    <>
      <ConfirmDialog
        action={<Trans>Replace secret</Trans>}
        onConfirm={async () => setMade(await mutateAsync())}
        title={<Trans>Replace the signing secret?</Trans>}
        trigger={
          <Button>
            <Trans>New secret</Trans>
          </Button>
        }
      >
        <Trans>
          For 24 hours messages are signed with both secrets, so that you can change your program without
          losing a message. A secret replaced before that stops working now.
        </Trans>
      </ConfirmDialog>
      <Dialog onOpenChange={() => setMade(null)} open={made !== null}>
        <DialogContent onInteractOutside={(event) => event.preventDefault()}>
          <DialogTitle>
            <Trans>New signing secret</Trans>
          </DialogTitle>
          <DialogDescription>
            <Trans>The previous secret is also used until {until}.</Trans>
          </DialogDescription>
          {made && <WebhookSecret secret={made.secret} />}
        </DialogContent>
      </Dialog>
    </>
  );
}
