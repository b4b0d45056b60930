import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Webhook, WebhookKind } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { SettingsBar } from '@unmuted/ui/settings-layout';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { SectionCard } from '#/features/account/shell/section-card.tsx';
import { TestWebhook } from '#/features/account/webhooks/test-webhook.tsx';
import { disabledReasonTexts, webhookEventNames } from '#/features/account/webhooks/webhook.messages.ts';
import {
  DeleteWebhook,
  EditWebhook,
  RotateSecret,
  SwitchWebhook,
} from '#/features/account/webhooks/webhook-acts.tsx';
import {
  useWebhookProducts,
  webhookKindList,
  webhookKindTexts,
} from '#/features/account/webhooks/webhook-products.ts';
import { WebhookStatus } from '#/features/account/webhooks/webhook-status.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

/** The settings of a webhook and what can be done with it. */
export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const listOf = (texts: readonly string[]) =>
    new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' }).format(texts);
  const { url, description, events, createdAt, createdBy, lastSuccessAt, previousSecretUntil } = webhook;
  const products = useWebhookProducts();
  // By name as soon as it is known.
  const nameOf = (kind: WebhookKind, chosen: string) =>
    products[kind].find(({ value }) => value === chosen)?.name ?? chosen;
  const until = previousSecretUntil && new Date(previousSecretUntil);
  const created = formats.date(new Date(createdAt));
  const end = until && formats.dateTime(until);
  return (
    <SectionCard
      description={
        <Link className="hover:underline" to="/template/pages/setting/webhooks">
          <Trans>All webhooks</Trans>
        </Link>
      }
      meta={<WebhookStatus webhook={webhook} />}
      title={<bdi className="wrap-anywhere">{description || new URL(url).host}</bdi>}
    >
      <div className="grid gap-4 px-(--card-pad) pb-4">
        <Banner webhook={webhook} />
        <DescriptionList>
          <DescriptionItem term={<Trans>Address</Trans>}>
            <bdi className="wrap-anywhere" dir="ltr">
              {url}
            </bdi>
          </DescriptionItem>
          <DescriptionItem term={<Trans>Events</Trans>}>
            {listOf(events.map((event) => i18n._(webhookEventNames[event])))}
          </DescriptionItem>
          {webhookKindList.map((kind) => (
            <DescriptionItem key={kind} term={i18n._(webhookKindTexts[kind].title)}>
              {webhook[kind] === null ? (
                i18n._(webhookKindTexts[kind].all)
              ) : (
                <Chosen text={listOf(webhook[kind].map((value) => nameOf(kind, value)))} />
              )}
            </DescriptionItem>
          ))}
          <DescriptionItem term={<Trans>Last success</Trans>}>
            {lastSuccessAt ? <Timestamp at={lastSuccessAt} /> : <Trans>None yet</Trans>}
          </DescriptionItem>
          <DescriptionItem term={<Trans>Added</Trans>}>
            {createdBy ? (
              <span>
                <Trans>
                  {created} by <bdi>{createdBy}</bdi>
                </Trans>
              </span>
            ) : (
              created
            )}
          </DescriptionItem>
          {until && (
            <DescriptionItem term={<Trans>Previous secret</Trans>}>
              <Trans>Also used until {end}</Trans>
            </DescriptionItem>
          )}
        </DescriptionList>
      </div>
      <SettingsBar className="flex-wrap">
        <DeleteWebhook webhook={webhook} />
        <RotateSecret webhook={webhook} />
        {webhook.disabledAt === null && <SwitchWebhook webhook={webhook} />}
        <EditWebhook webhook={webhook} />
        <TestWebhook webhook={webhook} />
      </SettingsBar>
    </SectionCard>
  );
}

function Chosen({ text }: { text: string }) {
  return text === '' ? <Trans context="products">None</Trans> : <bdi>{text}</bdi>;
}

function Banner({ webhook }: { webhook: Webhook }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { disabledAt, disabledReason, failingSince } = webhook;
  if (disabledAt && disabledReason) {
    const at = formats.dateTime(new Date(disabledAt));
    return (
      <Alert
        actions={<SwitchWebhook webhook={webhook} />}
        silent
        title={<Trans>Turned off on {at}</Trans>}
        tone={disabledReason === 'person' ? 'info' : 'danger'}
      >
        {i18n._(disabledReasonTexts[disabledReason])}{' '}
        <Trans>Events that happen while it is off are not sent.</Trans>
      </Alert>
    );
  }
  if (!failingSince) return null;
  const since = formats.dateTime(new Date(failingSince));
  return (
    <Alert silent title={<Trans>Every try has failed since {since}</Trans>} tone="warning">
      <Trans>After five days of failures it is turned off. Send a test to see the reply.</Trans>
    </Alert>
  );
}
