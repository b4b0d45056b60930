import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Skeleton } from '@unmuted/ui/skeleton';
import { StatusIcon } from '@unmuted/ui/status-pill';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import { useFormats } from '#/i18n/use-formats.ts';

export const wallGrid = {
  className: 'grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))]',
};
const places = ['first', 'second', 'third'] as const;

export function WallSkeleton() {
  const { t } = useLingui();
  return (
    <div aria-busy="true" className="grid gap-6">
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      <div {...wallGrid}>
        {places.map((place) => (
          <Skeleton
            className={place === 'first' ? 'md:col-span-2' : undefined}
            height={240}
            key={place}
            shape="tile"
          />
        ))}
      </div>
      <Skeleton height={260} shape="tile" />
    </div>
  );
}

/** No station needs attention. */
export function CalmWall() {
  return (
    <p className="flex min-h-24 items-center justify-center gap-3 rounded-card border border-live-border bg-live-fill p-6 text-20 font-title tracking-20 text-live-text">
      <StatusIcon className="size-6 flex-none" status="passed" />
      <Trans>No station needs attention</Trans>
    </p>
  );
}

export function NoStations({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  return (
    <Card>
      {isFiltered ? (
        <EmptyState
          action={
            <Button onClick={onReset}>
              <Trans>Show all stations</Trans>
            </Button>
          }
          className="py-10"
          description={<Trans>Other stations may need attention.</Trans>}
          title={<Trans>No station matches</Trans>}
        />
      ) : (
        <EmptyState
          className="py-10"
          description={<Trans>They appear here once silence detection is on for a station.</Trans>}
          title={<Trans>No station is watched yet</Trans>}
        />
      )}
    </Card>
  );
}

export interface StaleBannerProps {
  /** When the last answer arrived, by the browser's clock. */
  seenAt: number;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The wall stays, with the time of what it shows. */
export function StaleBanner({ seenAt, isRetrying, onRetry }: StaleBannerProps) {
  const formats = useFormats();
  const time = formats.clock(new Date(seenAt));
  return (
    <Alert
      actions={
        <Button loading={isRetrying} onClick={onRetry} size="sm">
          <Trans>Retry</Trans>
        </Button>
      }
      title={<Trans>Not up to date: the last answer is from {time}</Trans>}
      tone="warning"
    >
      <Trans>New alarms may be missing. The wall is read again every few seconds.</Trans>
    </Alert>
  );
}
