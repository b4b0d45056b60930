import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@unmuted/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from '@unmuted/ui/dialog';
import { PlusIcon } from '@unmuted/ui/icons';
import { useState } from 'react';
import { createWebhook } from '#/data/webhooks/webhooks.queries.ts';
import { useAccount } from '#/features/account/shell/use-account.ts';
import { webhookDraft } from '#/features/account/webhooks/webhook.schema.ts';
import { WebhookForm, type WebhookValues } from '#/features/account/webhooks/webhook-form.tsx';
import { allWebhookProducts } from '#/features/account/webhooks/webhook-products.ts';
import { WebhookSecret } from '#/features/account/webhooks/webhook-secret.tsx';

const emptyDraft: WebhookValues = {
  url: '',
  description: '',
  events: ['cast.on_air', 'cast.off_air'],
  ...allWebhookProducts,
};

/** Adds a webhook, then shows its secret once. */
export function AddWebhookDialog() {
  const { api } = useAccount();
  const { mutateAsync } = useMutation(createWebhook(api));
  const [isOpen, setIsOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Dialog
      onOpenChange={(open) => {
        setIsOpen(open);
        if (open) setSecret(null);
      }}
      open={isOpen}
    >
      <DialogTrigger asChild>
        <Button variant="primary">
          <PlusIcon aria-hidden />
          <Trans>Add webhook</Trans>
        </Button>
      </DialogTrigger>
      <DialogContent onInteractOutside={(event) => event.preventDefault()}>
        <DialogTitle>
          {secret === null ? <Trans>Add webhook</Trans> : <Trans>Webhook added</Trans>}
        </DialogTitle>
        <DialogDescription>
          {secret === null ? (
            <Trans>Messages are signed, so that your program knows that they are from Studio.</Trans>
          ) : (
            <Trans>Messages are sent from now on.</Trans>
          )}
        </DialogDescription>
        {secret === null ? (
          <WebhookForm
            action={<Trans>Add webhook</Trans>}
            save={async (draft) => setSecret((await mutateAsync(draft)).secret)}
            schema={webhookDraft}
            values={emptyDraft}
          />
        ) : (
          <WebhookSecret secret={secret} />
        )}
      </DialogContent>
    </Dialog>
  );
}
