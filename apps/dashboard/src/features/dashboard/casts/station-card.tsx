import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Product } from '@unmuted/api';
import { Card } from '@unmuted/ui/card';
import { RadioTowerIcon } from '@unmuted/ui/icons';
import { StatusPill, type StatusPillProps } from '@unmuted/ui/status-pill';
import { StreamStatus } from '#/components/stream-status/stream-status.tsx';
import { CardHead } from '#/features/dashboard/casts/card-head.tsx';
import { cardLink } from '#/features/dashboard/casts/card-link.ts';
import { ServiceFacts } from '#/features/dashboard/casts/service-facts.tsx';

const looks: Record<Product['status'], { status: StatusPillProps['status']; word: MessageDescriptor }> = {
  active: { status: 'passed', word: msg`Active` },
  pending: { status: 'pending', word: msg`Pending` },
  suspended: { status: 'suspended', word: msg`Suspended` },
};

export interface StationCardProps {
  station: Extract<Product, { type: 'station' }>;
  timeZone: string | undefined;
}

/** One station with its plan and status. */
export function StationCard({ station, timeZone }: StationCardProps) {
  const { i18n } = useLingui();
  const look = looks[station.status];
  const isPaused = station.status === 'active' && station.checksPausedAt !== null;
  return (
    <Card size="sm" className="group relative h-full hover:border-border-strong">
      <CardHead
        icon={RadioTowerIcon}
        picture={station.logoUrl}
        name={station.name}
        link={
          <Link className={cardLink} params={{ id: station.stationId }} to="/station/$id">
            <bdi>{station.name}</bdi>
          </Link>
        }
        status={
          isPaused ? (
            <StreamStatus state="paused" />
          ) : (
            <StatusPill status={look.status}>{i18n._(look.word)}</StatusPill>
          )
        }
        detail={<Trans>Station</Trans>}
      />
      <ServiceFacts product={station} timeZone={timeZone} />
    </Card>
  );
}
