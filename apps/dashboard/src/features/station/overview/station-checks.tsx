import { Trans, useLingui } from '@lingui/react/macro';
import type { Station, StreamState } from '@unmuted/api';
import { DataListIcon } from '@unmuted/ui/data-list';
import { type Status, StatusIcon } from '@unmuted/ui/status-pill';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useAudioTexts } from '#/components/stream-status/use-probe-texts.ts';
import { useFormats } from '#/i18n/use-formats.ts';

type Outcome = Extract<Status, 'passed' | 'failed' | 'unknown' | 'suspended'>;

const heardOutcomes: Record<StreamState, Outcome> = {
  on_air: 'passed',
  off_air: 'failed',
  refused: 'failed',
  unreachable: 'failed',
  not_audio: 'failed',
  paused: 'suspended',
  suspended: 'suspended',
  unknown: 'unknown',
};

/** The checks of a station: whether it is heard, and whether it is named. */
export function StationChecks({ station }: { station: Station }) {
  const { t } = useLingui();
  const isOnAir = station.state === 'on_air';
  return (
    <ul
      aria-label={t({ message: 'Checks', context: 'of a stream' })}
      className="grid content-center gap-4 p-(--card-pad)"
    >
      <Check label={<Trans>Heard</Trans>} outcome={heardOutcomes[station.state]}>
        <Heard station={station} />
      </Check>
      <Check label={<Trans>Named</Trans>} outcome={isOnAir ? namedOutcome(station) : 'unknown'}>
        <Named station={station} />
      </Check>
    </ul>
  );
}

function Heard({ station: { state, probe } }: { station: Station }) {
  if (state === 'on_air')
    return probe ? <ReceivedAudio probe={probe} /> : <Trans>Listeners receive audio</Trans>;
  if (heardOutcomes[state] === 'failed') return <Trans>No audio received</Trans>;
  return state === 'unknown' ? <Trans>Not known</Trans> : <Trans>Not checked</Trans>;
}

function ReceivedAudio({ probe }: { probe: NonNullable<Station['probe']> }) {
  const formats = useFormats();
  const { rate, codec } = useAudioTexts(probe);
  const what = [codec, rate].filter((part) => part !== null).join(', ');
  if (what === '' || probe.firstByteMs === null) return <Trans>Listeners receive audio</Trans>;
  const milliseconds = formats.number(probe.firstByteMs);
  return (
    <Trans>
      {what}, after {milliseconds} ms
    </Trans>
  );
}

const namedOutcome = ({ song }: Station): Outcome =>
  song?.kind === 'song' ? 'passed' : song ? 'unknown' : 'failed';

function Named({ station: { state, song } }: { station: Station }) {
  if (state !== 'on_air') return <Trans>Known once the stream is heard</Trans>;
  if (!song) return <Trans>The stream sends no song titles</Trans>;
  if (song.kind === 'song') return <Trans>The stream sends song titles</Trans>;
  return <Trans>The text it sends is not a song</Trans>;
}

interface CheckProps {
  outcome: Outcome;
  label: ReactNode;
  children: ReactNode;
}

function Check({ outcome, label, children }: CheckProps) {
  return (
    <li className="grid grid-cols-[auto_5rem_minmax(0,1fr)] items-center gap-x-3">
      <DataListIcon tone={outcome}>
        <StatusIcon status={outcome} />
      </DataListIcon>
      <span className="font-medium">
        {label}
        <VisuallyHidden>
          {' '}
          <OutcomeWord outcome={outcome} />
        </VisuallyHidden>
      </span>
      <span className="text-13 wrap-anywhere text-fg-muted">{children}</span>
    </li>
  );
}

function OutcomeWord({ outcome }: { outcome: Outcome }) {
  if (outcome === 'passed') return <Trans>passed</Trans>;
  if (outcome === 'failed') return <Trans>failed</Trans>;
  return <Trans>Not known</Trans>;
}
