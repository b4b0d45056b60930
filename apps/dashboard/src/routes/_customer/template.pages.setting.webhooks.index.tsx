import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { webhooksQuery } from '#/data/webhooks/webhooks.queries.ts';
import { WebhooksScreen } from '#/features/account/webhooks/webhooks.screen.tsx';
import { mayUser } from '#/session/use-permission.ts';

export const Route = createFileRoute('/_customer/template/pages/setting/webhooks/')({
  staticData: { title: msg`Webhooks`, permission: 'webhooks.manage' },
  // Not awaited: the card shows its own loading and error states.
  loader: ({ context: { api, queryClient, session } }) => {
    if (mayUser(session.user(), 'webhooks.manage')) void queryClient.prefetchQuery(webhooksQuery(api));
  },
  component: WebhooksScreen,
});
