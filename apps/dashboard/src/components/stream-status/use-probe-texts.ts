import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StreamProbe } from '@unmuted/api';
import { daysLeftOf, type ProbeStepId } from '#/components/stream-status/probe-steps.ts';
import { useFormats } from '#/i18n/use-formats.ts';

interface StepTexts {
  value: string;
  detail: string | null;
}

/** The findings of each step of a connection. */
export function useProbeTexts(probe: StreamProbe): Record<ProbeStepId, StepTexts> {
  const { t } = useLingui();
  const formats = useFormats();
  const audio = useAudioTexts(probe);
  const { state, problem, status, firstByteMs, server, title, contentType } = probe;
  const daysLeft = daysLeftOf(probe);
  const failures: Record<string, string> = {
    not_resolved: t`Name not found`,
    time_out: t`No response`,
    certificate: t`Invalid certificate`,
    bad_reply: t`Not HTTP`,
    too_many_redirects: t`Too many redirects`,
  };
  const isConnected = status !== null || state === 'not_audio';
  const milliseconds = formats.number(firstByteMs ?? 0);
  const code = formats.number(status ?? 0, { useGrouping: false });
  return {
    connection: !isConnected
      ? { value: failures[problem ?? ''] ?? t`No connection`, detail: null }
      : daysLeft === null
        ? { value: t`Open`, detail: t`without TLS` }
        : {
            value: t`TLS`,
            detail:
              daysLeft < 0
                ? t`Certificate expired`
                : t`${plural(daysLeft, { one: '# day left', other: '# days left' })}`,
          },
    answer: {
      value: status === null ? '–' : status === 200 ? t`${code} OK` : code,
      detail: server,
    },
    'first-byte': { value: firstByteMs === null ? '–' : t`${milliseconds} ms`, detail: null },
    audio: {
      value:
        state === 'up' ? (audio.rate ?? audio.codec ?? t`Received`) : state === 'not_audio' ? t`None` : '–',
      detail: state === 'up' ? audio.format : state === 'not_audio' ? contentType : null,
    },
    title: { value: state !== 'up' ? '–' : title === null ? t`Not sent` : t`Sent`, detail: title },
  };
}

interface AudioTexts {
  codec: string | null;
  /** "128 kbit/s". */
  rate: string | null;
  /** "44.1 kHz". */
  frequency: string | null;
  /** "MP3, 44.1 kHz, stereo": what is known. */
  format: string | null;
}

const codecNames: Record<NonNullable<StreamProbe['codec']>, string> = {
  mp3: 'MP3',
  aac: 'AAC',
  vorbis: 'Ogg Vorbis',
  opus: 'Opus',
  flac: 'FLAC',
  hls: 'HLS',
};

/** The audio that a probe received, as text. */
export function useAudioTexts({ codec, bitrateKbps, sampleRateHz, channels }: StreamProbe): AudioTexts {
  const { t } = useLingui();
  const formats = useFormats();
  const kbps = formats.number(bitrateKbps ?? 0);
  const khz = formats.number((sampleRateHz ?? 0) / 1000, { maximumFractionDigits: 2 });
  const frequency = sampleRateHz === null ? null : t`${khz} kHz`;
  const name = codec === null ? null : codecNames[codec];
  const sides = channels === 1 ? t`mono` : channels === 2 ? t`stereo` : null;
  const parts = [name, frequency, sides].filter((part) => part !== null);
  return {
    codec: name,
    rate: bitrateKbps === null ? null : t`${kbps} kbit/s`,
    frequency,
    format: parts.length === 0 ? null : parts.join(', '),
  };
}
