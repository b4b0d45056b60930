import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { CastLink } from '#/features/cast/shell/cast-link.tsx';
import type { DataAvailability } from '#/features/cast/statistics/data-availability.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface StatisticsNotReadyProps {
  youth: DataAvailability;
  timeZone: string;
}

/** What will be here, and when. */
export function StatisticsNotReady({ youth, timeZone }: StatisticsNotReadyProps) {
  const formats = useFormats();
  const action = (
    <Button asChild>
      <CastLink page="overview">
        <Trans>To the overview</Trans>
      </CastLink>
    </Button>
  );
  if (youth.kind === 'nothing')
    return (
      <Card>
        <EmptyState
          action={action}
          className="min-h-96"
          description={
            <Trans>
              Listeners are counted from the first time this cast is on air. An hour later their course,
              countries, players and hours of the week are here.
            </Trans>
          }
          title={<Trans>Nothing was counted yet</Trans>}
        />
      </Card>
    );
  const since = formats.time(youth.since, timeZone);
  const until = formats.time(youth.until, timeZone);
  return (
    <Card>
      <EmptyState
        action={action}
        className="min-h-96"
        description={
          <Trans>
            Listeners are counted since {since}. From {until} on their course, countries, players and hours of
            the week are here. Times are those of {timeZone}.
          </Trans>
        }
        title={<Trans>An hour has to pass first</Trans>}
      />
    </Card>
  );
}
