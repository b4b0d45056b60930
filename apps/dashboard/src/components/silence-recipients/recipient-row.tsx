import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { SilenceRecipient } from '@unmuted/api';
import { Avatar } from '@unmuted/ui/avatar';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@unmuted/ui/dropdown-menu';
import { IconButton } from '@unmuted/ui/icon-button';
import { EllipsisIcon } from '@unmuted/ui/icons';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import {
  alertErrorText,
  channelLooks,
  hasCode,
  reachesPerson,
} from '#/components/silence/recipients.messages.ts';
import { RecipientStatus } from '#/components/silence-recipients/receipt-status.tsx';
import { useRecipientsPlace } from '#/components/silence-recipients/recipients-context.ts';
import { localeNames } from '#/i18n/locales.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

const DeleteRecipientDialog = lazyOverlay(
  async () =>
    (await import('#/components/silence-recipients/delete-recipient-dialog.tsx')).DeleteRecipientDialog,
);

/** What the dialog is opened for. */
export interface OpenRecipient {
  recipient: SilenceRecipient | null;
  step?: 'code';
}

interface RecipientRowProps {
  recipient: SilenceRecipient;
  /** How many others are told. */
  others: number;
  onOpen: (opened: OpenRecipient) => void;
}

/** One recipient: name, channel, and whether the last message arrived. */
export function RecipientRow({ recipient, others, onOpen }: RecipientRowProps) {
  const { i18n } = useLingui();
  const { isFixed } = useRecipientsPlace();
  const { name, channel, hint, quietHours, locale } = recipient;
  const { icon: Icon, name: channelName } = channelLooks[channel];
  const isPerson = reachesPerson(channel);
  const { from, until } = quietHours ?? {};
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2.5 md:grid-cols-[2rem_minmax(0,1fr)_auto_auto]">
      {isPerson ? (
        <Avatar decorative name={name} />
      ) : (
        <span aria-hidden className="grid size-8 place-items-center rounded-full bg-fill text-fg-muted">
          <Icon className="size-4" />
        </span>
      )}
      <div className="min-w-0">
        <p className="truncate font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="flex min-w-0 items-center gap-1.5 text-13 text-fg-muted">
          {isPerson && <Icon aria-hidden className="size-3.5 flex-none" />}
          <span className="min-w-0 truncate">
            {i18n._(channelName)}, <bdi dir="ltr">{hint}</bdi>
            {locale !== i18n.locale && `, ${localeNames[locale]}`}
          </span>
        </p>
        {quietHours && (
          <p className="text-12 text-fg-muted">
            <Trans>
              not from {from} to {until}
            </Trans>
          </p>
        )}
      </div>
      <div className="min-w-0 max-md:col-start-2 max-md:row-start-2">
        <RecipientStatus recipient={recipient} />
      </div>
      {isFixed ? <span /> : <RowMenu onOpen={onOpen} others={others} recipient={recipient} />}
    </li>
  );
}

function RowMenu({ recipient, others, onOpen }: RecipientRowProps) {
  const { t } = useLingui();
  const test = useTest(recipient);
  const [isDeleting, setDeleting] = useState(false);
  const close = () => setDeleting(false);
  const { name, state, channel } = recipient;
  return (
    <div className="max-md:col-start-3 max-md:row-start-1">
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton
            aria-busy={test.isPending}
            aria-label={t`Actions for ${name}`}
            disabled={test.isPending}
            size="sm"
          >
            <EllipsisIcon />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {state === 'pending' && hasCode(channel) && (
            <DropdownMenuItem onSelect={() => onOpen({ recipient, step: 'code' })}>
              <Trans>Enter the code…</Trans>
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={() => void test.run()}>
            {state === 'confirmed' ? (
              <Trans>Send a test</Trans>
            ) : hasCode(channel) ? (
              <Trans>Send another code</Trans>
            ) : (
              <Trans>Send the confirmation again</Trans>
            )}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => onOpen({ recipient })}>
            <Trans>Edit…</Trans>
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setDeleting(true)} tone="danger">
            <Trans>Remove…</Trans>
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isDeleting && (
        <DeleteRecipientDialog onClose={close} onLoadFailed={close} others={others} recipient={recipient} />
      )}
    </div>
  );
}

/** Sends a test message, or the confirmation again; a toast shows the receipt. */
function useTest({ id: recipientId, name, state }: SilenceRecipient) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const toasts = useToast();
  const { mutateAsync, isPending } = useMutation(useRecipientsPlace().calls.test);
  async function run() {
    try {
      const { error, durationMs } = await mutateAsync(recipientId);
      const time = durationMs === null ? null : `${formats.number(durationMs)} ms`;
      toasts.show(
        error === null
          ? {
              tone: 'success',
              title: state === 'confirmed' ? t`Test sent to ${name}` : t`Confirmation sent to ${name}`,
              description: time === null ? undefined : t`The service took it after ${time}.`,
            }
          : {
              tone: 'danger',
              title: t`The message to ${name} failed`,
              description: alertErrorText(i18n, error),
            },
      );
    } catch (failure) {
      toasts.show({ tone: 'danger', title: errorText(i18n, failure) });
    }
  }
  return { run, isPending };
}
