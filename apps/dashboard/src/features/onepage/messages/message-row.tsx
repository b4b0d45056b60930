import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { SiteMessage } from '@unmuted/api';
import { AccordionContent, AccordionItem, AccordionTrigger } from '@unmuted/ui/accordion';
import { Badge } from '@unmuted/ui/badge';
import { Button } from '@unmuted/ui/button';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { Flag } from '@unmuted/ui/flag';
import { useToast } from '@unmuted/ui/toast';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '#/components/confirm/confirm-dialog.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { siteMessageActs } from '#/data/sites/site-messages.queries.ts';
import { useSite } from '#/features/onepage/shell/use-site.ts';
import { localeNames, tagOf } from '#/i18n/locales.ts';
import { countryName } from '#/i18n/names.ts';
import { errorText } from '#/i18n/notice.messages.ts';

/** A message of a visitor: its first line, and all of it when it is open. */
export function MessageRow({ message }: { message: SiteMessage }) {
  const { timeZone } = useSite();
  const { id, name, kind, song, text, readAt, receivedAt } = message;
  const isUnread = readAt === null;
  const [firstLine] = text.split('\n');
  return (
    <AccordionItem value={id}>
      <AccordionTrigger>
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 gap-y-0.5 text-start">
          <bdi className={`wrap-anywhere ${isUnread ? 'font-semibold' : ''}`}>{name}</bdi>
          <Kind kind={kind} />
          {isUnread && (
            <Badge>
              <Trans context="a message">Unread</Trans>
            </Badge>
          )}
          <span className="min-w-0 flex-1 basis-52 truncate text-fg-muted">
            <bdi>{song ?? firstLine}</bdi>
          </span>
          <span className="text-13 font-normal text-fg-muted">
            <Timestamp at={receivedAt} timeZone={timeZone} />
          </span>
        </span>
      </AccordionTrigger>
      <AccordionContent>
        <Message message={message} />
      </AccordionContent>
    </AccordionItem>
  );
}

function Kind({ kind }: Pick<SiteMessage, 'kind'>) {
  return (
    <span className="text-12 text-fg-muted">
      {kind === 'request' ? <Trans>Song request</Trans> : <Trans>Message</Trans>}
    </span>
  );
}

function Message({ message }: { message: SiteMessage }) {
  const { i18n } = useLingui();
  const { canEdit } = useSite();
  const { song, text, email, country, language } = message;
  return (
    <div className="grid gap-4">
      {text !== '' && (
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">
          <bdi>{text}</bdi>
        </p>
      )}
      <DescriptionList>
        {song !== null && (
          <DescriptionItem term={<Trans>Song</Trans>}>
            <bdi className="wrap-anywhere">{song}</bdi>
          </DescriptionItem>
        )}
        {email !== null && (
          <DescriptionItem term={<Trans>Email</Trans>}>
            <bdi className="wrap-anywhere" dir="ltr">
              {email}
            </bdi>
          </DescriptionItem>
        )}
        <DescriptionItem term={<Trans>Country</Trans>}>
          {country === null ? (
            <Trans context="country">Unknown</Trans>
          ) : (
            <span className="inline-flex items-center gap-2">
              <Flag code={country} /> {countryName(tagOf(i18n.locale), country)}
            </span>
          )}
        </DescriptionItem>
        <DescriptionItem term={<Trans>Language of the page</Trans>}>{localeNames[language]}</DescriptionItem>
      </DescriptionList>
      <div className="flex flex-wrap gap-2">
        {email !== null && <Reply email={email} message={message} />}
        <MarkButton message={message} />
        {canEdit && <DeleteButton message={message} />}
      </div>
    </div>
  );
}

/** Opens an email to the visitor that quotes the message. */
function Reply({ email, message: { song, text } }: { email: string; message: SiteMessage }): ReactNode {
  const { t } = useMacro();
  const { query, username } = useSite();
  const title = query.data?.draft.title ?? username;
  const quoted = [song, text]
    .filter(Boolean)
    .join('\n')
    .split('\n')
    .map((each) => `> ${each}`)
    .join('\r\n');
  const subject = encodeURIComponent(t`Your message to ${title}`);
  return (
    <Button asChild size="sm">
      <a
        href={`mailto:${encodeURIComponent(email)}?subject=${subject}&body=${encodeURIComponent(`\r\n\r\n${quoted}`)}`}
      >
        <Trans>Reply by email</Trans>
      </a>
    </Button>
  );
}

function MarkButton({ message: { id, readAt } }: { message: SiteMessage }) {
  const { i18n } = useLingui();
  const { api, username } = useSite();
  const toasts = useToast();
  const { mutate, isPending } = useMutation(siteMessageActs(api, username).mark);
  const isRead = readAt === null;
  return (
    <Button
      loading={isPending}
      onClick={() =>
        mutate(
          { id, isRead },
          { onError: (error) => toasts.show({ tone: 'danger', title: errorText(i18n, error) }) },
        )
      }
      size="sm"
    >
      {isRead ? <Trans>Mark as read</Trans> : <Trans>Mark as unread</Trans>}
    </Button>
  );
}

function DeleteButton({ message: { id, name } }: { message: SiteMessage }) {
  const { api, username } = useSite();
  const toasts = useToast();
  const { mutateAsync } = useMutation(siteMessageActs(api, username).remove);
  return (
    <ConfirmDialog
      action={<Trans context="a message">Delete</Trans>}
      onConfirm={async () => {
        await mutateAsync(id);
        toasts.show({ tone: 'success', title: <Trans>Message deleted</Trans> });
      }}
      title={
        <Trans>
          Delete the message of <bdi>{name}</bdi>?
        </Trans>
      }
      trigger={
        <Button size="sm" variant="ghost">
          <Trans context="a message">Delete…</Trans>
        </Button>
      }
    >
      <Trans>This can’t be undone. The visitor is not informed.</Trans>
    </ConfirmDialog>
  );
}
