import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { Product } from '@unmuted/api';
import { Card } from '@unmuted/ui/card';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { RadioTowerIcon } from '@unmuted/ui/icons';
import { StatusPill, type StatusPillProps } from '@unmuted/ui/status-pill';
import { CardTile } from '#/features/dashboard/components/card-tile.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

const looks: Record<Product['status'], { status: StatusPillProps['status']; word: MessageDescriptor }> = {
  active: { status: 'passed', word: msg`Active` },
  pending: { status: 'pending', word: msg`Pending` },
  suspended: { status: 'suspended', word: msg`Suspended` },
};

export interface StationCardProps {
  station: Extract<Product, { type: 'station' }>;
  timeZone: string | undefined;
}

/** One station: what is rented, and whether it runs. */
export function StationCard({ station, timeZone }: StationCardProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { name, plan, server, status, renewsAt } = station;
  const look = looks[status];
  return (
    <Card size="sm" className="h-full px-4 pt-4 pb-3.5">
      <div className="flex items-start gap-3">
        <CardTile icon={RadioTowerIcon} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate font-semibold" title={name}>
            {name}
          </h3>
          <p className="mt-1 flex items-center gap-2 text-12 text-fg-subtle">
            <StatusPill status={look.status}>{i18n._(look.word)}</StatusPill>
            <span className="truncate">
              <Trans>Station</Trans>
            </span>
          </p>
        </div>
      </div>
      <DescriptionList className="mt-3.5 gap-1">
        <DescriptionItem layout="ends" term={<Trans>Plan</Trans>}>
          {plan}
        </DescriptionItem>
        <DescriptionItem layout="ends" term={<Trans>Server</Trans>}>
          <bdi>{server}</bdi>
        </DescriptionItem>
        {renewsAt !== null && (
          <DescriptionItem layout="ends" term={<Trans>Renews</Trans>}>
            {formats.date(new Date(renewsAt), timeZone)}
          </DescriptionItem>
        )}
      </DescriptionList>
    </Card>
  );
}
