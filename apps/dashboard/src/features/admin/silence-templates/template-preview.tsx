import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { AlertPreview, AlertTemplateDraft, ApiClients } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardFailed, CardHeader } from '@unmuted/ui/card';
import { type IconType, MailIcon, MessageSquareIcon, PhoneIcon } from '@unmuted/ui/icons';
import { Skeleton } from '@unmuted/ui/skeleton';
import { useToast } from '@unmuted/ui/toast';
import { type ReactNode, useId, useState } from 'react';
import { alertPreviewQuery, testAlertTemplate } from '#/data/admin-silence/alert-templates.queries.ts';
import { smsSize } from '#/features/admin/silence-templates/sms-size.ts';
import { isUsable } from '#/features/admin/silence-templates/template.schema.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useDebouncedValue } from '#/lib/use-debounced-value.ts';

type Locale = AlertTemplateDraft['locale'];

/** The message with the draft, as people get it. It stays while a draft cannot be used. */
export function TemplatePreview({ api, draft }: { api: ApiClients; draft: AlertTemplateDraft }) {
  const { i18n } = useLingui();
  const id = useId();
  const { key, locale, text } = draft;
  const settled = useDebouncedValue(text);
  const [shown, setShown] = useState<string | null>(isUsable(key, text) ? text : null);
  if (settled !== shown && isUsable(key, settled)) setShown(settled);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    alertPreviewQuery(api, shown === null ? null : { key, locale, text: shown }),
  );
  const isReady = isUsable(key, text);
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby={id}>
        <CardHeader
          actions={<TestButton api={api} draft={draft} isReady={isReady} />}
          className="pb-4"
          description={
            isReady ? (
              <Trans>An incident at an invented station.</Trans>
            ) : (
              <Trans>The text has a mistake: the preview shows it as it was before.</Trans>
            )
          }
          title={
            <span id={id}>
              <Trans context="of a message">Preview</Trans>
            </span>
          }
        />
        {error && (!data || isPlaceholderData) ? (
          <CardFailed
            description={errorText(i18n, error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
            title={<Trans>Couldn’t load the preview</Trans>}
          />
        ) : (
          <CardBody aria-busy={isFetching} className="grid gap-5 md:grid-cols-2">
            <EmailCard locale={locale} message={data} />
            <div className="grid min-w-0 content-start gap-5">
              <TextBubble locale={locale} message={data} />
              <Spoken locale={locale} message={data} />
            </div>
          </CardBody>
        )}
      </section>
    </Card>
  );
}

interface TestButtonProps {
  api: ApiClients;
  draft: AlertTemplateDraft;
  isReady: boolean;
}

function TestButton({ api, draft, isReady }: TestButtonProps) {
  const toasts = useToast();
  const { mutate, isPending } = useMutation({
    ...testAlertTemplate(api),
    onSuccess: ({ email }) =>
      toasts.show({
        tone: 'success',
        title: <Trans>Test sent</Trans>,
        description: <span dir="ltr">{email}</span>,
      }),
  });
  return (
    <Button disabled={!isReady} loading={isPending} onClick={() => mutate(draft)} size="sm">
      <MailIcon />
      <Trans>Send me a test</Trans>
    </Button>
  );
}

/** Undefined while loading. */
interface PartProps {
  message: AlertPreview | undefined;
  locale: Locale;
}

function Part({ icon: Icon, title, children }: { icon: IconType; title: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-2">
      <h3 className="flex items-center gap-2 text-13 font-medium text-fg-muted">
        <Icon className="flex-none" />
        {title}
      </h3>
      {children}
    </div>
  );
}

function EmailCard({ message, locale }: PartProps) {
  return (
    <Part icon={MailIcon} title={<Trans>Email</Trans>}>
      <div
        className="min-w-0 rounded-tile border border-border bg-surface-sunken p-4 text-14 wrap-anywhere"
        dir="auto"
        lang={locale}
      >
        {message ? (
          <>
            <p className="mb-3 border-b border-border-soft pb-3 font-semibold">{message.title}</p>
            {message.lines.map((line) => (
              <p className="mt-1.5" key={line}>
                {line}
              </p>
            ))}
          </>
        ) : (
          <Lines count={4} />
        )}
      </div>
    </Part>
  );
}

function TextBubble({ message, locale }: PartProps) {
  return (
    <Part icon={MessageSquareIcon} title={<Trans>Text message</Trans>}>
      <div
        className="max-w-90 min-w-0 rounded-card rounded-es-none bg-fill-active px-4 py-3 text-14 wrap-anywhere whitespace-pre-line"
        dir="auto"
        lang={locale}
      >
        {message ? message.short.text : <Lines count={2} />}
      </div>
      {message && <SmsSize locale={locale} short={message.short} />}
    </Part>
  );
}

function SmsSize({ short, locale }: { short: AlertPreview['short']; locale: Locale }) {
  const formats = useFormats();
  const size = smsSize(short);
  const used = formats.number(size.used);
  const max = formats.number(size.max);
  const isUnusual = !short.isGsm && (locale === 'en' || locale === 'fr');
  return (
    <p className="text-13 text-fg-muted">
      <Plural
        one={`# text message, ${used} of ${max} characters`}
        other={`# text messages, ${used} of ${max} characters`}
        value={short.parts}
      />
      {isUnusual && (
        <>
          {' '}
          <Trans>A special character makes text messages shorter.</Trans>
        </>
      )}
    </p>
  );
}

function Spoken({ message, locale }: PartProps) {
  return (
    <Part icon={PhoneIcon} title={<Trans>Phone call</Trans>}>
      <blockquote
        className="min-w-0 border-s-2 border-border-strong ps-3 text-14 wrap-anywhere italic"
        dir="auto"
        lang={locale}
      >
        {message ? message.spoken : <Lines count={1} />}
      </blockquote>
    </Part>
  );
}

const Lines = ({ count }: { count: number }) => (
  <>
    {Array.from({ length: count }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identical and never reordered
      <Skeleton className="my-1.5" key={line} width={line === 0 ? '60%' : '85%'} />
    ))}
  </>
);
