import { Trans, useLingui } from '@lingui/react/macro';
import type { CastOverview } from '@unmuted/api';
import { BarList } from '@unmuted/ui/bar-chart';
import { Card, CardBody } from '@unmuted/ui/card';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { Link as TextLink } from '@unmuted/ui/link';
import { Meter } from '@unmuted/ui/meter';
import { Stat } from '@unmuted/ui/stat';
import { LastUpdate } from '#/components/freshness/last-update.tsx';
import { LiveAnnouncement } from '#/components/live-announcement/live-announcement.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { CastLink } from '#/features/cast/shell/cast-link.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

export interface ListenersCardProps {
  overview: CastOverview;
  isStale: boolean;
  timeZone: string | undefined;
}

/** Share of the plan's limit that counts as close to it. Source: screens 2.7. */
const nearLimit = 0.8;

/** Current listeners and their share of the plan's limit. */
export function ListenersCard({ overview, isStale, timeZone }: ListenersCardProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { isOwner } = useCastContext();
  const { now, listenerLimit, peak24h } = overview;
  const { listeners, lastKnown } = now;
  const shown = listeners ?? lastKnown?.listeners ?? null;
  const onAir = now.streams.filter((stream) => stream.onAir === true);
  const count = formats.number(shown ?? 0);
  const peak = Math.max(listeners ?? -1, peak24h ?? -1);
  return (
    <Card asChild>
      <section aria-label={t`Listeners`} className="flex min-h-44 flex-col">
        <CardBody className="flex flex-1 flex-col gap-4">
          <Stat
            size="lg"
            label={lastKnown ? <Trans>Listeners at that time</Trans> : <Trans>Listening now</Trans>}
            value={shown === null ? null : <span data-testid="listeners">{count}</span>}
            stale={
              (isStale || lastKnown) && (
                <LastUpdate checkedAt={lastKnown?.at ?? now.checkedAt} timeZone={timeZone} />
              )
            }
          />
          {listeners !== null && <LiveAnnouncement>{t`${count} listening now`}</LiveAnnouncement>}
          <Meter
            label={isOwner ? t`Of your plan` : t`Of its limit`}
            value={listeners}
            max={listenerLimit}
            high={Math.ceil(listenerLimit * nearLimit)}
          />
          {onAir.length > 1 && (
            <BarList
              aria-label={t`Listeners by stream`}
              items={onAir.map((stream) => ({
                id: stream.id,
                label: stream.name,
                value: stream.listeners ?? 0,
              }))}
            />
          )}
          {peak >= 0 && (
            <DescriptionList className="mt-auto">
              <DescriptionItem layout="ends" term={<Trans>Peak, 24 h</Trans>}>
                {formats.number(peak)}
              </DescriptionItem>
            </DescriptionList>
          )}
          <TextLink asChild className="touch-target self-start text-13">
            <CastLink page="listeners">
              <Trans>Current listeners</Trans>
            </CastLink>
          </TextLink>
        </CardBody>
      </section>
    </Card>
  );
}
