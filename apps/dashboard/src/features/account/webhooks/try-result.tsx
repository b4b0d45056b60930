import { Trans, useLingui } from '@lingui/react/macro';
import type { WebhookDeliveryDetails } from '@unmuted/api';
import { CodeBlock } from '@unmuted/ui/code-block';
import { StatusPill } from '@unmuted/ui/status-pill';
import { webhookErrorTexts } from '#/features/account/webhooks/webhook.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export type WebhookTry = WebhookDeliveryDetails['log'][number];

/** The outcome of one try: the status or why there is none, its duration, and the start of the response. */
export function TryResult({ result }: { result: WebhookTry }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { at, status, error, durationMs, response } = result;
  const isSuccess = status !== null && status >= 200 && status < 300;
  const duration = formats.number(durationMs);
  const code = String(status);
  const time = formats.dateTime(new Date(at));
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-fg-muted">
        <StatusPill status={isSuccess ? 'passed' : 'failed'}>
          {error === null ? <Trans>Status {code}</Trans> : i18n._(webhookErrorTexts[error])}
        </StatusPill>
        <time dateTime={at}>{time}</time>
        <span>
          <Trans>{duration} ms</Trans>
        </span>
      </p>
      {response && <CodeBlock code={response} hideLabel label={t`Response of ${time}`} wrap />}
    </div>
  );
}
