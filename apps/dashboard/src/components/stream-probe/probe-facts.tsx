import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { StreamProbe } from '@unmuted/api';
import { CodeBlock } from '@unmuted/ui/code-block';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { useFormats } from '#/i18n/use-formats.ts';

const dayMs = 86_400_000;

export interface ProbeFactsProps {
  probe: StreamProbe;
  timeZone: string | undefined;
  /** Of the list of facts. */
  className?: string;
}

/** What the last connection as a player found, and the raw reply. */
export function ProbeFacts({ probe, timeZone, className }: ProbeFactsProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const time = formats.clock(new Date(probe.at), timeZone);
  const audio = useAudio(probe);
  const milliseconds = formats.number(probe.firstByteMs ?? 0);
  const daysLeft =
    probe.certificateEndsAt === null
      ? null
      : Math.floor((Date.parse(probe.certificateEndsAt) - Date.parse(probe.at)) / dayMs);
  return (
    <div>
      <p className="pb-1 text-13 text-fg-muted">
        <Trans>Connected as a player at {time}</Trans>
      </p>
      <DescriptionList className={className}>
        <DescriptionItem term={<Trans>Answer</Trans>}>
          {probe.status === null ? <Trans>None</Trans> : formats.number(probe.status, { useGrouping: false })}
        </DescriptionItem>
        <DescriptionItem term={<Trans>First byte</Trans>}>
          {probe.firstByteMs === null ? '–' : t`${milliseconds} ms`}
        </DescriptionItem>
        <DescriptionItem term={<Trans>Audio</Trans>}>{audio ?? '–'}</DescriptionItem>
        <DescriptionItem term={<Trans>Certificate</Trans>}>
          {daysLeft === null ? (
            '–'
          ) : daysLeft < 0 ? (
            <Trans>Expired</Trans>
          ) : (
            <Plural value={daysLeft} one="# day left" other="# days left" />
          )}
        </DescriptionItem>
        <DescriptionItem term={<Trans>Name</Trans>}>
          <bdi>{probe.icyName ?? '–'}</bdi>
        </DescriptionItem>
        <DescriptionItem term={<Trans>Server</Trans>}>
          <bdi>{probe.server ?? '–'}</bdi>
        </DescriptionItem>
      </DescriptionList>
      {probe.rawReply !== '' && (
        <details className="pt-2 text-13">
          <summary className="min-h-control content-center">
            <Trans>Raw reply</Trans>
          </summary>
          <CodeBlock code={probe.rawReply} hideLabel label={t`Raw reply`} wrap />
        </details>
      )}
    </div>
  );
}

type AudioFacts = Pick<StreamProbe, 'codec' | 'bitrateKbps'> &
  Partial<Pick<StreamProbe, 'sampleRateHz' | 'channels'>>;

/** "MP3, 128 kbit/s, 44.1 kHz, stereo": what is known. */
export function useAudio({
  codec,
  bitrateKbps,
  sampleRateHz = null,
  channels = null,
}: AudioFacts): string | null {
  const { t } = useLingui();
  const formats = useFormats();
  const rate = formats.number(bitrateKbps ?? 0);
  const frequency = formats.number((sampleRateHz ?? 0) / 1000, { maximumFractionDigits: 2 });
  const parts = [
    codec?.toUpperCase(),
    bitrateKbps !== null && t`${rate} kbit/s`,
    sampleRateHz !== null && t`${frequency} kHz`,
    channels === 1 && t`mono`,
    channels === 2 && t`stereo`,
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? null : parts.join(', ');
}
