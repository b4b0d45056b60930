import { useLingui } from '@lingui/react';
import type { TuneInCall } from '@unmuted/api';
import { StatusIcon } from '@unmuted/ui/status-pill';
import { problemText, replyOf } from '#/components/tune-in/tune-in.messages.ts';

type ReplyProps = Pick<TuneInCall, 'outcome' | 'status' | 'opmlStatus' | 'error'>;

/** Whether TuneIn accepted a call, as icon and status. */
export function TuneInReply(call: ReplyProps) {
  const { i18n } = useLingui();
  const isAccepted = call.outcome === 'accepted';
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-semibold ${isAccepted ? 'text-live-text' : 'text-off-air-text'}`}
    >
      <StatusIcon aria-hidden className="size-4 flex-none" status={isAccepted ? 'passed' : 'failed'} />
      <span className="tabular-nums">{problemText(i18n, replyOf(call))}</span>
    </span>
  );
}
