import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { SkillStream, SkillStreamReport } from '@unmuted/api';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { StatusPill } from '@unmuted/ui/status-pill';
import { isStreamWarning, skillStreamTexts } from '#/components/skill/skill-streams.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** The streams of a skill as Alexa would play them. */
export function StreamReport({ report }: { report: SkillStreamReport }) {
  return (
    <ul className="grid gap-5">
      {report.streams.map((stream) => (
        <li className="grid gap-2 border-border-soft not-first:border-t not-first:pt-5" key={stream.role}>
          <Stream stream={stream} />
        </li>
      ))}
    </ul>
  );
}

function Stream({ stream }: { stream: SkillStream }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { role, url, format, bitrateKbps, firstByteMs, problem } = stream;
  const isWarning = isStreamWarning(problem);
  const ms = firstByteMs === null ? null : formats.number(firstByteMs);
  const kbps = bitrateKbps === null ? null : formats.number(bitrateKbps);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-14 font-medium">
        {role === 'main' ? <Trans>Main stream</Trans> : <Trans>Backup stream</Trans>}
        {problem === null ? (
          <StatusPill status="passed">
            <Trans>Alexa can play it</Trans>
          </StatusPill>
        ) : isWarning ? (
          <StatusPill status="silent">
            <Trans>Works, with a warning</Trans>
          </StatusPill>
        ) : (
          <StatusPill status="failed">
            <Trans>Alexa cannot play it</Trans>
          </StatusPill>
        )}
      </p>
      {url !== null && (
        <bdi className="text-13 text-fg-muted wrap-anywhere" dir="ltr">
          {url}
        </bdi>
      )}
      {problem !== null && <p className="text-13">{i18n._(skillStreamTexts[problem])}</p>}
      {(format !== null || ms !== null) && (
        <DescriptionList>
          <DescriptionItem term={<Trans>Transport</Trans>}>
            {url?.startsWith('https:') ? 'https' : <Trans>not encrypted</Trans>}
          </DescriptionItem>
          {format !== null && (
            <DescriptionItem term={<Trans context="of a stream">Format</Trans>}>
              {format.toUpperCase()}
            </DescriptionItem>
          )}
          {kbps !== null && (
            <DescriptionItem term={<Trans>Bitrate</Trans>}>
              <Trans>{kbps} kbps</Trans>
            </DescriptionItem>
          )}
          {ms !== null && (
            <DescriptionItem term={<Trans>First sound</Trans>}>
              <Trans>after {ms} ms</Trans>
            </DescriptionItem>
          )}
        </DescriptionList>
      )}
    </>
  );
}
