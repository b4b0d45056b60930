import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { limits, type Webhook } from '@unmuted/api';
import { DataList, DataListItem } from '@unmuted/ui/data-list';
import { EmptyState } from '@unmuted/ui/empty-state';
import { SettingsBar } from '@unmuted/ui/settings-layout';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { webhooksQuery } from '#/data/webhooks/webhooks.queries.ts';
import { SectionCard } from '#/features/account/shell/section-card.tsx';
import { useAccount } from '#/features/account/shell/use-account.ts';
import { AddWebhookDialog } from '#/features/account/webhooks/add-webhook-dialog.tsx';
import { WebhookStatus } from '#/features/account/webhooks/webhook-status.tsx';

/** The webhooks of the account. */
export function WebhooksScreen() {
  const { api } = useAccount();
  const query = useQuery(webhooksQuery(api));
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load your webhooks</Trans>}
      query={query}
      skeleton={<RowsSkeleton count={3} hasTitle />}
    >
      {({ items }) => <WebhooksCard webhooks={items} />}
    </QueryContent>
  );
}

function WebhooksCard({ webhooks }: { webhooks: readonly Webhook[] }) {
  const isFull = webhooks.length >= limits.webhooks;
  const most = limits.webhooks;
  return (
    <SectionCard
      description={
        <Trans>Studio sends signed messages to your own programs when something happens to a cast.</Trans>
      }
      title={<Trans>Webhooks</Trans>}
    >
      {webhooks.length === 0 ? (
        <EmptyState
          className="min-h-44 border-t border-border-soft p-4"
          description={
            <Trans>Add the https address of a program that should know when a cast goes on or off air.</Trans>
          }
          title={<Trans>No webhooks yet</Trans>}
        />
      ) : (
        <DataList className="border-t border-border-soft">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </DataList>
      )}
      <SettingsBar
        note={isFull && <Trans>You have the maximum of {most} webhooks. Delete one to add another.</Trans>}
      >
        {!isFull && <AddWebhookDialog />}
      </SettingsBar>
    </SectionCard>
  );
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { t } = useLingui();
  const { id, url, description, events, casts, stations, sites, pending } = webhook;
  const { host } = new URL(url);
  const name = description || host;
  return (
    <DataListItem
      description={
        <span className="flex flex-wrap gap-x-3">
          <bdi className="wrap-anywhere">{url}</bdi>
          <span>
            <Plural one="# event" other="# events" value={events.length} />
          </span>
          <span>
            {casts === null ? (
              <Trans>All casts</Trans>
            ) : (
              <Plural one="# cast" other="# casts" value={casts.length} />
            )}
          </span>
          <span>
            {stations === null ? (
              <Trans>All stations</Trans>
            ) : (
              <Plural one="# station" other="# stations" value={stations.length} />
            )}
          </span>
          <span>
            {sites === null ? (
              <Trans>All sites</Trans>
            ) : (
              <Plural one="# site" other="# sites" value={sites.length} />
            )}
          </span>
          {pending > 0 && (
            <span>
              <Plural one="# message waits" other="# messages wait" value={pending} />
            </span>
          )}
        </span>
      }
      meta={<WebhookStatus webhook={webhook} />}
      title={
        <Link
          aria-label={t`Webhook ${name}`}
          className="wrap-anywhere hover:underline"
          params={{ id }}
          to="/template/pages/setting/webhooks/$id"
        >
          <bdi>{name}</bdi>
        </Link>
      }
    />
  );
}
