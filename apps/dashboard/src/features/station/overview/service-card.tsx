import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Station } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { Link as TextLink } from '@unmuted/ui/link';
import { serviceTypeNames } from '#/components/service-type/service-type.messages.ts';
import { useStationContext } from '#/features/station/shell/station-context.ts';
import { useFormats } from '#/i18n/use-formats.ts';

interface ServiceCardProps {
  station: Station;
  service: NonNullable<Station['service']>;
}

/** Where the stream comes from, and how it is checked. */
export function ServiceCard({ station: { state, listeners, probe }, service }: ServiceCardProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const formats = useFormats();
  const { pauseChecks } = useStationContext();
  const { type, cast, mount, sid, pollS, pausedAt, pausedBy } = service;
  const interval = formats.duration(pollS);
  return (
    <Card asChild>
      <section aria-label={t`Source of the stream`}>
        <CardHeader
          actions={
            pauseChecks && (
              <Button aria-haspopup="dialog" onClick={pauseChecks} size="sm" variant="ghost">
                <Trans>Pause checks</Trans>
              </Button>
            )
          }
          className="min-h-12"
          title={<Trans>Source of the stream</Trans>}
        />
        <CardBody className="pt-1!">
          <DescriptionList>
            <DescriptionItem term={<Trans>Type</Trans>}>
              {i18n._(serviceTypeNames[type])}
              {cast !== null && (
                <TextLink asChild>
                  <Link params={{ username: cast }} to="/cast/$username">
                    {cast}
                  </Link>
                </TextLink>
              )}
            </DescriptionItem>
            {mount !== null && (
              <DescriptionItem term={<Trans>Mount</Trans>}>
                <code className="text-13" dir="ltr">
                  {mount}
                </code>
              </DescriptionItem>
            )}
            {sid !== null && <DescriptionItem term={<Trans>Stream ID</Trans>}>{sid}</DescriptionItem>}
            {probe?.server && (
              <DescriptionItem term={<Trans>Server</Trans>}>
                <bdi>{probe.server}</bdi>
              </DescriptionItem>
            )}
            {state === 'on_air' && (
              <DescriptionItem term={<Trans>Listeners</Trans>}>
                {listeners === null ? (
                  <span className="text-fg-muted">
                    <Trans>not reported by the service</Trans>
                  </span>
                ) : (
                  formats.number(listeners)
                )}
              </DescriptionItem>
            )}
            <DescriptionItem term={<Trans context="of a stream">Checks</Trans>}>
              {cast !== null ? (
                <Trans>by the streaming engine</Trans>
              ) : pausedAt !== null ? (
                pausedBy === 'staff' ? (
                  <Trans>paused by support</Trans>
                ) : (
                  <Trans>paused</Trans>
                )
              ) : (
                <Trans>every {interval}</Trans>
              )}
            </DescriptionItem>
          </DescriptionList>
        </CardBody>
      </section>
    </Card>
  );
}
