import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { webhookQuery } from '#/data/webhooks/webhooks.queries.ts';
import { WebhookScreen } from '#/features/account/webhooks/webhook.screen.tsx';
import { webhookSearch } from '#/features/account/webhooks/webhook.search.ts';
import { mayUser } from '#/session/use-permission.ts';

export const Route = createFileRoute('/_customer/template/pages/setting/webhooks/$id')({
  staticData: { title: msg`Webhook`, permission: 'webhooks.manage' },
  validateSearch: webhookSearch,
  // Not awaited: the card shows its own loading and error states.
  loader: ({ context: { api, queryClient, session }, params: { id } }) => {
    if (mayUser(session.user(), 'webhooks.manage')) void queryClient.prefetchQuery(webhookQuery(api, id));
  },
  component: WebhookScreen,
});
