import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro';
import type { Station, StreamState } from '@unmuted/api';
import { Card } from '@unmuted/ui/card';
import { StatusPill } from '@unmuted/ui/status-pill';
import type { ReactNode } from 'react';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { ProbeFacts } from '#/features/station/overview/probe-facts.tsx';
import { stateAdvice } from '#/features/station/overview/station.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** Whether the stream is heard and sends song titles, its address and the last probe. */
export function StationHero({ station }: { station: Station }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { state, listeners, name, streamUrl, probe } = station;
  const finding = useFinding(station);
  return (
    <Card asChild>
      <section aria-label={t`State of the stream`}>
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid content-start gap-3 border-border-soft p-4 max-lg:border-b md:p-6 lg:border-e">
            {listeners !== null && (
              <p className="text-13 font-medium">
                <Plural value={listeners} one="# listening now" other="# listening now" />
              </p>
            )}
            <h2 className="text-24 font-semibold tracking-tight text-balance md:text-30">{finding}</h2>
            <p className="text-fg-muted">{i18n._(stateAdvice[state])}</p>
          </div>
          <ul className="grid content-start gap-3 p-4 md:p-6">
            <Heard state={state} />
            <Named station={station} />
          </ul>
        </div>
        {streamUrl !== null && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border-soft px-4 py-2 md:px-6">
            <span className="flex min-w-0 items-center gap-3 text-13">
              <span className="text-fg-muted">
                <Trans>Stream</Trans>
              </span>
              <code className="wrap-anywhere" dir="ltr">
                {streamUrl}
              </code>
              <CopyButton label={t`Copy the stream address of ${name}`} text={streamUrl} />
            </span>
          </div>
        )}
        {probe && <ProbeFacts probe={probe} timeZone={station.timezone} />}
      </section>
    </Card>
  );
}

const heardStatus: Record<StreamState, 'passed' | 'failed' | 'unknown' | 'suspended'> = {
  on_air: 'passed',
  off_air: 'failed',
  refused: 'failed',
  unreachable: 'failed',
  not_audio: 'failed',
  paused: 'suspended',
  suspended: 'suspended',
  unknown: 'unknown',
};

function Heard({ state }: { state: StreamState }) {
  return (
    <Check status={heardStatus[state]} label={<Trans>Heard</Trans>}>
      {state === 'on_air' ? <Trans>Listeners receive audio</Trans> : <Trans>No audio received</Trans>}
    </Check>
  );
}

function Named({ station: { state, song } }: { station: Station }) {
  if (state !== 'on_air')
    return (
      <Check status="unknown" label={<Trans>Named</Trans>}>
        <Trans>Known once the stream is heard</Trans>
      </Check>
    );
  const isSong = song?.kind === 'song';
  return (
    <Check status={isSong ? 'passed' : song ? 'unknown' : 'failed'} label={<Trans>Named</Trans>}>
      {isSong ? (
        <Trans>The stream sends song titles</Trans>
      ) : song ? (
        <Trans>The text it sends is not a song</Trans>
      ) : (
        <Trans>The stream sends no song titles</Trans>
      )}
    </Check>
  );
}

interface CheckProps {
  status: 'passed' | 'failed' | 'unknown' | 'suspended';
  label: ReactNode;
  children: ReactNode;
}

function Check({ status, label, children }: CheckProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StatusPill className="w-28" status={status}>
        {label}
      </StatusPill>
      <span className="text-13 text-fg-muted">{children}</span>
    </li>
  );
}

/** The state as a sentence. */
function useFinding({ name, state, since, timezone }: Station): string {
  const { t } = useWords();
  const formats = useFormats();
  const at = since === null ? null : formats.dateTime(new Date(since), timezone);
  switch (state) {
    case 'on_air':
      return t`${name} is on air.`;
    case 'off_air':
      return at === null ? t`${name} is off air.` : t`${name} is off air since ${at}.`;
    case 'refused':
      return t`The server refuses the stream of ${name}.`;
    case 'unreachable':
      return at === null ? t`Nobody can hear ${name}.` : t`Nobody can hear ${name} since ${at}.`;
    case 'not_audio':
      return t`No audio comes from the address of ${name}.`;
    case 'paused':
      return t`The checks of ${name} are paused.`;
    case 'suspended':
      return t`${name} is suspended.`;
    case 'unknown':
      return t`${name} has not been checked yet.`;
  }
}
