import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ApiError, type Webhook } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { NotFoundState } from '@unmuted/ui/not-found-state';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { webhookQuery } from '#/data/webhooks/webhooks.queries.ts';
import { useAccount } from '#/features/account/shell/use-account.ts';
import { DeliveriesCard } from '#/features/account/webhooks/deliveries-card.tsx';
import { WebhookCard } from '#/features/account/webhooks/webhook-card.tsx';

/** One webhook with its deliveries. */
export function WebhookScreen() {
  const { api } = useAccount();
  const { id } = useParams({ from: '/_customer/template/pages/setting/webhooks/$id' });
  const query = useQuery(webhookQuery(api, id));
  // An address that no webhook can have (422) is as missing as a deleted one.
  if (query.error instanceof ApiError && [404, 422].includes(query.error.status)) return <Missing />;
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load the webhook</Trans>}
      query={query}
      skeleton={<RowsSkeleton count={4} hasTitle />}
    >
      {(webhook: Webhook) => (
        <>
          <WebhookCard webhook={webhook} />
          <DeliveriesCard webhook={webhook} />
        </>
      )}
    </QueryContent>
  );
}

function Missing() {
  return (
    <NotFoundState
      action={
        <Button asChild>
          <Link to="/template/pages/setting/webhooks">
            <Trans>All webhooks</Trans>
          </Link>
        </Button>
      }
      description={<Trans>It may have been deleted, or it belongs to another account.</Trans>}
      title={<Trans>No such webhook</Trans>}
    />
  );
}
