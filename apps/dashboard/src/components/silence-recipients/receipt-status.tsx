import { Trans, useLingui } from '@lingui/react/macro';
import type { AlertReceipt, SilenceRecipient } from '@unmuted/api';
import { StatusPill } from '@unmuted/ui/status-pill';
import type { ReactNode } from 'react';
import { alertErrorText } from '#/components/silence/recipients.messages.ts';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

/** Whether a recipient can be told, and what became of the last message. */
export function RecipientStatus({ recipient }: { recipient: SilenceRecipient }) {
  const { i18n } = useLingui();
  const { state, problem, last, confirmUntil } = recipient;
  if (state === 'pending')
    return (
      <Status
        note={
          confirmUntil !== null && (
            <Trans>
              until <Timestamp at={confirmUntil} />
            </Trans>
          )
        }
        status="pending"
      >
        <Trans>Not confirmed</Trans>
      </Status>
    );
  if (state === 'disabled')
    return (
      <Status note={problem !== null && alertErrorText(i18n, problem)} status="failed">
        <Trans context="a recipient">Disabled</Trans>
      </Status>
    );
  if (last === null)
    return (
      <Status status="passed">
        <Trans context="a recipient">Confirmed</Trans>
      </Status>
    );
  return <ReceiptStatus receipt={last} />;
}

function ReceiptStatus({ receipt }: { receipt: AlertReceipt }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { state, durationMs, status, error, at } = receipt;
  const time =
    durationMs === null
      ? null
      : durationMs < 1_000
        ? `${formats.number(durationMs)} ms`
        : formats.duration(durationMs / 1_000);
  const note = error === null ? <Timestamp at={at} /> : alertErrorText(i18n, error);
  switch (state) {
    case 'delivered':
      return (
        <Status note={note} status="passed">
          {time === null ? <Trans context="a message">Arrived</Trans> : <Trans>Arrived {time}</Trans>}
        </Status>
      );
    case 'sent':
      return (
        <Status note={note} status="passed">
          {status !== null && time !== null ? (
            `${status}, ${time}`
          ) : time === null ? (
            <Trans context="a message">Sent</Trans>
          ) : (
            <Trans>Sent {time}</Trans>
          )}
        </Status>
      );
    case 'queued':
      return (
        <Status note={note} status="pending">
          <Trans context="a message">Queued</Trans>
        </Status>
      );
    case 'skipped':
      return (
        <Status note={note} status="suspended">
          <Trans context="a message">Not sent</Trans>
        </Status>
      );
    case 'bounced':
      return (
        <Status note={note} status="failed">
          <Trans context="a message">Came back</Trans>
        </Status>
      );
    case 'failed':
      return (
        <Status note={note} status="failed">
          <Trans context="a message">Failed</Trans>
        </Status>
      );
  }
}

interface StatusProps {
  status: 'passed' | 'failed' | 'pending' | 'suspended';
  note?: ReactNode;
  children: ReactNode;
}

function Status({ status, note, children }: StatusProps) {
  return (
    <span className="grid min-w-0 justify-items-start md:justify-items-end">
      <StatusPill appearance="plain" className="text-13 tabular-nums" status={status}>
        {children}
      </StatusPill>
      {note && <span className="text-12 text-fg-subtle md:text-end">{note}</span>}
    </span>
  );
}
