import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Station } from '@unmuted/api';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { Link as TextLink } from '@unmuted/ui/link';
import { serviceTypeNames } from '#/features/station/overview/station.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** Where the stream comes from, and how it is checked. */
export function ServiceCard({ service }: { service: NonNullable<Station['service']> }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const formats = useFormats();
  const { type, cast, mount, sid, pollS } = service;
  const interval = formats.duration(pollS);
  return (
    <Card asChild>
      <section aria-label={t`Source of the stream`}>
        <CardHeader title={<Trans>Source of the stream</Trans>} />
        <CardBody>
          <DescriptionList>
            <DescriptionItem term={<Trans>Type</Trans>}>{i18n._(serviceTypeNames[type])}</DescriptionItem>
            {cast !== null && (
              <DescriptionItem term={<Trans>Cast</Trans>}>
                <TextLink asChild>
                  <Link params={{ username: cast }} to="/cast/$username">
                    {cast}
                  </Link>
                </TextLink>
              </DescriptionItem>
            )}
            {mount !== null && (
              <DescriptionItem term={<Trans>Mount</Trans>}>
                <code dir="ltr">{mount}</code>
              </DescriptionItem>
            )}
            {sid !== null && <DescriptionItem term={<Trans>Stream ID</Trans>}>{sid}</DescriptionItem>}
            <DescriptionItem term={<Trans>Checks</Trans>}>
              {cast === null ? <Trans>every {interval}</Trans> : <Trans>by the streaming engine</Trans>}
            </DescriptionItem>
          </DescriptionList>
        </CardBody>
      </section>
    </Card>
  );
}
