import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ManagedSilence, SilenceWatch } from '@unmuted/api';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { Link as TextLink } from '@unmuted/ui/link';
import type { ReactNode } from 'react';
import { VerdictPill } from '#/components/silence/verdict-pill.tsx';
import { AgeSince, Timestamp } from '#/components/timestamp/timestamp.tsx';
import { wallProblemText } from '#/features/admin/silence-wall/wall-problem.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** What is heard, by which server, and how well. */
export function FactsCard({ managed, watch }: { managed: ManagedSilence; watch: SilenceWatch }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { serviceId, serviceLabel, decodeErrors, connectedAt } = managed;
  const { verdict, since, checker, checkedAt, problem, listeners, recipients, settings, timeZone } = watch;
  const threshold = formats.number(settings.thresholdDb).replace('-', '−');
  const length = formats.duration(settings.silenceS);
  return (
    <Card asChild>
      <section aria-labelledby="facts-title">
        <CardHeader
          className="pb-2"
          title={
            <span id="facts-title">
              <Trans>Checker</Trans>
            </span>
          }
        />
        <CardBody>
          <DescriptionList>
            <DescriptionItem term={<Trans>Heard now</Trans>}>
              <VerdictPill appearance="plain" verdict={verdict} />
              {since !== null && (
                <span className="text-fg-muted">
                  <Trans>
                    for <AgeSince at={since} timeZone={timeZone} />
                  </Trans>
                </span>
              )}
            </DescriptionItem>
            {problem !== null && (
              <DescriptionItem term={<Trans>Problem</Trans>}>
                {wallProblemText(i18n, problem)}
              </DescriptionItem>
            )}
            <DescriptionItem term={<Trans>Server</Trans>}>
              {checker === null ? <Trans>No server listens</Trans> : <bdi>{checker}</bdi>}
            </DescriptionItem>
            <DescriptionItem term={<Trans>Connected since</Trans>}>
              <Moment at={connectedAt} timeZone={timeZone} />
            </DescriptionItem>
            <DescriptionItem term={<Trans>Last check</Trans>}>
              <Moment at={checkedAt} timeZone={timeZone} />
            </DescriptionItem>
            <DescriptionItem term={<Trans>Codec</Trans>}>
              <Codec watch={watch} />
            </DescriptionItem>
            <DescriptionItem term={<Trans>Decode errors</Trans>}>
              <span className="tabular-nums">{formats.number(decodeErrors)}</span>
              <span className="text-fg-muted">
                <Trans>since it connected</Trans>
              </span>
            </DescriptionItem>
            <DescriptionItem term={<Trans>Alarm below</Trans>}>
              <span className="tabular-nums">
                <Trans>
                  {threshold} dBFS for {length}
                </Trans>
              </span>
            </DescriptionItem>
            <DescriptionItem term={<Trans>Listeners</Trans>}>
              {listeners === null ? '–' : formats.number(listeners)}
            </DescriptionItem>
            <DescriptionItem term={<Trans>Who is told</Trans>}>
              <Recipients count={recipients} />
            </DescriptionItem>
            <DescriptionItem term={<Trans>Service</Trans>}>
              <TextLink asChild>
                <Link search={{ service: serviceId }} to="/admin/streaming-services">
                  <bdi>{serviceLabel}</bdi>
                </Link>
              </TextLink>
            </DescriptionItem>
          </DescriptionList>
        </CardBody>
      </section>
    </Card>
  );
}

const Moment = ({ at, timeZone }: { at: string | null; timeZone: string }): ReactNode =>
  at === null ? '–' : <Timestamp at={at} timeZone={timeZone} />;

/** The codec, and how much of it can be heard. */
function Codec({ watch: { codec, capability } }: { watch: SilenceWatch }) {
  if (codec === null) return '–';
  return (
    <>
      <span className="uppercase">{codec}</span>
      {capability !== null && (
        <span className="text-fg-muted">
          {capability === 'full' ? (
            <Trans context="a codec">decoded completely</Trans>
          ) : capability === 'base' ? (
            <Trans context="a codec">only its base layer is decoded</Trans>
          ) : capability === 'ffmpeg' ? (
            <Trans context="a codec">decoded by FFmpeg</Trans>
          ) : (
            <Trans context="a codec">can’t be decoded</Trans>
          )}
        </span>
      )}
    </>
  );
}

function Recipients({ count }: { count: number }) {
  const formats = useFormats();
  if (count > 0) return formats.number(count);
  return <Trans>Nobody: alarms are only shown</Trans>;
}
