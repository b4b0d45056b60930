import { Trans, useLingui } from '@lingui/react/macro';
import type { StreamProbe } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { useAudioTexts, useProbeTexts } from '#/components/stream-status/use-probe-texts.ts';

interface StreamComparisonProps {
  /** What was heard at the address until now; null if it was not checked. */
  before: StreamProbe | null;
  after: StreamProbe;
}

/** The audio at the address until now beside that at the new one. */
export function StreamComparison({ before, after }: StreamComparisonProps) {
  const { t } = useLingui();
  const was = useFacts(before?.state === 'up' ? before : null);
  const is = useFacts(after);
  const rows = [
    { label: t`Format`, key: 'codec' },
    { label: t`Bitrate`, key: 'rate' },
    { label: t`Sample rate`, key: 'frequency' },
    { label: t`Name`, key: 'name' },
    { label: t`Song title`, key: 'title' },
    { label: t`Encryption`, key: 'connection' },
  ] as const;
  return (
    <table className="w-full table-fixed text-start text-13">
      <caption className="pb-2 text-start text-14 font-semibold">
        <Trans>What was received</Trans>
      </caption>
      <thead className="text-fg-muted">
        <tr className="border-b border-border">
          <td />
          <th className="py-2 pe-3 text-start font-medium" scope="col">
            <Trans context="an address">Current</Trans>
          </th>
          <th className="py-2 text-start font-medium" scope="col">
            <Trans context="an address">New</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, key }) => (
          <tr className="border-b border-border-soft last:border-b-0" key={key}>
            <th className="py-2 pe-3 text-start font-normal text-fg-muted" scope="row">
              {label}
            </th>
            <td className="py-2 pe-3 wrap-anywhere">{was[key] ?? '–'}</td>
            <td className="py-2 wrap-anywhere">
              <span className="font-medium">{is[key] ?? '–'}</span>{' '}
              {was[key] !== null && was[key] !== is[key] && key !== 'title' && (
                <Badge>
                  <Trans context="a value that differs">changes</Trans>
                </Badge>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const nothing = {
  codec: null,
  rate: null,
  frequency: null,
  name: null,
  title: null,
  connection: null,
} as const;

/** The values of a probe as text; null for what is not known. */
function useFacts(probe: StreamProbe | null): Record<keyof typeof nothing, string | null> {
  const { t } = useLingui();
  const audio = useAudioTexts(probe ?? noProbe);
  const texts = useProbeTexts(probe ?? noProbe);
  if (!probe) return nothing;
  return {
    codec: audio.codec,
    rate: audio.rate,
    frequency: audio.frequency,
    name: probe.icyName,
    title: texts.title.value,
    connection: probe.certificateEndsAt === null ? t`None` : t`TLS`,
  };
}

const noProbe: StreamProbe = {
  at: '',
  state: 'unreachable',
  problem: null,
  status: null,
  contentType: null,
  codec: null,
  bitrateKbps: null,
  sampleRateHz: null,
  channels: null,
  icyName: null,
  icyGenre: null,
  title: null,
  firstByteMs: null,
  certificateEndsAt: null,
  server: null,
  rawReply: '',
};
