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

/** Explains what will be shown, and when. */
export function StatisticsNotReady({ youth, timeZone }: StatisticsNotReadyProps) {
  const formats = useFormats();
  const action = (
    <Button asChild>
      <CastLink page="overview">
        <Trans>Go to overview</Trans>
      </CastLink>
    </Button>
  );
  if (youth.kind === 'nothing')
    return (
      <Card>
        <EmptyState
          action={action}
          className="min-h-96"
          description={<Trans>Statistics appear one hour after this cast first goes on air.</Trans>}
          title={<Trans>No data yet</Trans>}
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
            Counting since {since}. Statistics appear here from {until} ({timeZone}).
          </Trans>
        }
        title={<Trans>Available after one hour on air</Trans>}
      />
    </Card>
  );
}
