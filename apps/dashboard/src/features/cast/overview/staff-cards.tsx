import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminCast } from '@unmuted/api';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { Link as TextLink } from '@unmuted/ui/link';
import { PageGrid } from '@unmuted/ui/page';
import { type ReactNode, useId } from 'react';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { CastLink } from '#/features/cast/shell/cast-link.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

/** The owner of a cast and the usage of its limits. */
export function StaffCards({ cast }: { cast: AdminCast }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { customer, limits, listeners, streamCount, fastestBitrate, createdAt } = cast;
  const { company, name, email } = customer;
  const share = (used: number | null, limit: number) => {
    const most = formats.number(limit);
    if (used === null) return most;
    const part = formats.number(used);
    return t`${part} of ${most}`;
  };
  const bitrate = share(fastestBitrate, limits.bitrateLimit);
  return (
    <PageGrid className="items-stretch" columns="2">
      <FactsCard title={<Trans>Customer</Trans>}>
        {company !== null && (
          <DescriptionItem term={<Trans>Company</Trans>}>
            <bdi>{company}</bdi>
          </DescriptionItem>
        )}
        <DescriptionItem term={<Trans context="name of a person">Name</Trans>}>
          <bdi>{name}</bdi>
        </DescriptionItem>
        <DescriptionItem term={<Trans>Email address</Trans>}>
          <span className="flex min-w-0 items-center gap-1">
            <TextLink className="touch-target min-w-0 wrap-anywhere" href={`mailto:${email}`}>
              {email}
            </TextLink>
            <CopyButton label={t`Copy the email address of ${name}`} text={email} />
          </span>
        </DescriptionItem>
        <DescriptionItem term={<Trans>Cast created</Trans>}>
          <time className="whitespace-nowrap" dateTime={createdAt}>
            {formats.date(new Date(createdAt))}
          </time>
        </DescriptionItem>
      </FactsCard>
      <FactsCard
        title={<Trans>Limits</Trans>}
        foot={
          <TextLink asChild className="touch-target self-start text-13">
            <CastLink page="settings" tab="limits">
              <Trans>Change the limits</Trans>
            </CastLink>
          </TextLink>
        }
      >
        <DescriptionItem term={<Trans>Plan</Trans>}>
          <bdi>{cast.plan}</bdi>
          {cast.planEdition?.isCurrent === false && (
            <span className="block text-13 text-fg-muted">
              <Trans>An earlier edition of the plan</Trans>
            </span>
          )}
        </DescriptionItem>
        <DescriptionItem term={<Trans>Listeners at once</Trans>}>
          {share(listeners, limits.listenerLimit)}
        </DescriptionItem>
        <DescriptionItem term={<Trans>Streams</Trans>}>
          {share(streamCount, limits.streamsLimit)}
        </DescriptionItem>
        <DescriptionItem term={<Trans>Maximum bitrate</Trans>}>{`${bitrate} kbps`}</DescriptionItem>
      </FactsCard>
    </PageGrid>
  );
}

interface FactsCardProps {
  title: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

function FactsCard({ title, foot, children }: FactsCardProps) {
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id} className="flex flex-col">
        <CardHeader title={<span id={id}>{title}</span>} />
        <CardBody className="flex flex-1 flex-col gap-4">
          <DescriptionList>{children}</DescriptionList>
          {foot}
        </CardBody>
      </section>
    </Card>
  );
}
