import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Webhook, WebhookDelivery, WebhookDeliveryDetails } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { CodeBlock } from '@unmuted/ui/code-block';
import { Drawer, DrawerBody, DrawerContent, DrawerFooter } from '@unmuted/ui/drawer';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { deliveryQuery, replayDelivery } from '#/data/webhooks/webhooks.queries.ts';
import { useAccount } from '#/features/account/shell/use-account.ts';
import { TryResult } from '#/features/account/webhooks/try-result.tsx';
import { webhookEventNames } from '#/features/account/webhooks/webhook.messages.ts';

export interface DeliveryDrawerProps {
  webhook: Webhook;
  delivery: WebhookDelivery;
  onClose: () => void;
}

/** The body of a message and every try, with a button to send it again. */
export function DeliveryDrawer({ webhook, delivery, onClose }: DeliveryDrawerProps) {
  const { i18n } = useLingui();
  const { api } = useAccount();
  const query = useQuery(deliveryQuery(api, webhook.id, delivery.id));
  return (
    <Drawer onOpenChange={(open) => !open && onClose()} open>
      <DrawerContent
        description={<bdi className="wrap-anywhere">{delivery.messageId}</bdi>}
        title={i18n._(webhookEventNames[delivery.event])}
      >
        <DrawerBody>
          <QueryContent
            failedTitle={<Trans>Couldn’t load the delivery</Trans>}
            query={query}
            skeleton={<RowsSkeleton count={3} />}
          >
            {(details) => <Details details={details} />}
          </QueryContent>
        </DrawerBody>
        <DrawerFooter>
          <Replay delivery={delivery} onClose={onClose} webhook={webhook} />
        </DrawerFooter>
      </DrawerContent>
    </Drawer>
  );
}

function Details({ details: { body, log } }: { details: WebhookDeliveryDetails }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-6">
      <section className="grid gap-2">
        <h3 className="font-medium">
          <Trans>Message</Trans>
        </h3>
        <CodeBlock code={JSON.stringify(JSON.parse(body), null, 2)} hideLabel label={t`Message`} wrap />
      </section>
      <section className="grid gap-3">
        <h3 className="font-medium">
          <Plural one="# try" other="# tries" value={log.length} _0="No try yet" />
        </h3>
        {log.map((result) => (
          <TryResult key={result.at} result={result} />
        ))}
      </section>
    </div>
  );
}

function Replay({ webhook, delivery, onClose }: DeliveryDrawerProps) {
  const { api } = useAccount();
  const toasts = useToast();
  const replay = useMutation(replayDelivery(api, webhook.id));
  if (webhook.disabledAt)
    return (
      <p className="text-13 text-fg-muted">
        <Trans>Turn the webhook on to send this message again.</Trans>
      </p>
    );
  return (
    <div className="grid w-full gap-3">
      {replay.isError && <CallFailure reason={replay.error} />}
      <Button
        loading={replay.isPending}
        onClick={() =>
          replay.mutate(delivery.id, {
            onSuccess: () => {
              toasts.show({ tone: 'success', title: <Trans>The message is sent again</Trans> });
              onClose();
            },
          })
        }
        variant="primary"
      >
        <Trans>Send again</Trans>
      </Button>
    </div>
  );
}
