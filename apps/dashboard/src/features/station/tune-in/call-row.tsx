import { Trans, useLingui } from '@lingui/react/macro';
import type { TuneInCall } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { ChevronDownIcon } from '@unmuted/ui/icons';
import { useId } from 'react';
import { TuneInReply } from '#/components/tune-in/tune-in-reply.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

interface CallRowProps {
  call: TuneInCall;
  isOpen: boolean;
  onToggle: () => void;
}

/** One call: time, song, reply and duration; opens to the request and the body. */
export function CallRow({ call, isOpen, onToggle }: CallRowProps) {
  const formats = useFormats();
  const id = useId();
  const at = new Date(call.at);
  const ms = formats.number(call.durationMs);
  const attempt = formats.number(call.attempt);
  return (
    <li className="border-b border-border-soft last:border-b-0">
      <button
        aria-controls={id}
        aria-expanded={isOpen}
        className="grid w-full cursor-pointer grid-cols-[4.5rem_minmax(0,1fr)_auto_1rem] items-center gap-x-3 px-(--card-pad) py-2.5 text-start text-13 hover:bg-fill-hover md:grid-cols-[4.5rem_minmax(0,1fr)_8rem_4.5rem_1rem]"
        onClick={onToggle}
        type="button"
      >
        <time className="text-fg-muted tabular-nums" dateTime={call.at} title={formats.dateTime(at)}>
          {formats.clock(at)}
        </time>
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
          <Song call={call} />
          {call.isTest && (
            <Badge>
              <Trans context="a call">Test</Trans>
            </Badge>
          )}
          {call.attempt > 1 && (
            <Badge>
              <Trans>Try {attempt}</Trans>
            </Badge>
          )}
        </span>
        <TuneInReply {...call} />
        <span className="text-end text-fg-muted tabular-nums max-md:hidden">
          <Trans>{ms} ms</Trans>
        </span>
        <ChevronDownIcon
          aria-hidden
          className={`size-4 text-fg-muted transition-transform ${isOpen ? '' : '-rotate-90 rtl:rotate-90'}`}
        />
      </button>
      <div hidden={!isOpen} id={id}>
        {isOpen && <CallDetails call={call} />}
      </div>
    </li>
  );
}

function Song({ call: { kind, title, artist } }: { call: TuneInCall }) {
  if (kind === 'ad')
    return (
      <span className="font-medium">
        <Trans>Ad break</Trans>
      </span>
    );
  return (
    <>
      <bdi className="font-medium wrap-anywhere">{title}</bdi>
      {artist !== null && <bdi className="text-fg-muted wrap-anywhere">{artist}</bdi>}
      {kind === 'station' && (
        <Badge>
          <Trans>Station name</Trans>
        </Badge>
      )}
    </>
  );
}

/** The request and the reply, as they were on the wire except for the key. */
export function CallDetails({ call }: { call: TuneInCall }) {
  const { t } = useLingui();
  const { request, status, body, error, durationMs } = call;
  const formats = useFormats();
  const ms = formats.number(durationMs);
  return (
    <section
      aria-label={t`Request and reply`}
      className="mx-(--card-pad) mb-4 rounded-tile border border-border bg-surface-sunken p-3 font-mono text-12"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region is reachable with the keyboard
      tabIndex={0}
    >
      <p className="wrap-anywhere" dir="ltr">
        <span className="text-fg-muted">GET</span> {request}
      </p>
      <p className="mt-2 whitespace-pre-wrap wrap-anywhere" dir="ltr">
        <span className="text-fg-muted">
          {status ?? error} · <Trans>{ms} ms</Trans>
        </span>
        {'\n'}
        {body === null || body === '' ? (
          <span className="font-sans text-fg-muted">
            <Trans>The reply has no content.</Trans>
          </span>
        ) : (
          body
        )}
      </p>
    </section>
  );
}
