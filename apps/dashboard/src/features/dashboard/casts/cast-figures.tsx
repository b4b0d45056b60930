import { Plural, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@unmuted/ui/skeleton';
import { Sparkline } from '@unmuted/ui/sparkline';
import { Stat } from '@unmuted/ui/stat';
import type { ReactNode } from 'react';
import { useFormats } from '#/i18n/use-formats.ts';

export interface CastFiguresProps {
  /** Null if unknown. */
  listeners: number | null;
  /** The last 24 hours. */
  history?: readonly (number | null)[] | undefined;
  isStale: boolean;
  /** Shown if there are neither current nor past listeners. */
  fallback: ReactNode;
}

/** Current listeners next to the last 24 hours. The number has a fixed width, so that the curve does not move. */
export function CastFigures({ listeners, history = [], isStale, fallback }: CastFiguresProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const hasCurve = history.some((value) => value !== null);
  if (listeners === null && !hasCurve) return fallback;
  return (
    <div className="mt-2.5 flex min-h-16.5 items-end gap-4 px-4 pb-3.5">
      {listeners !== null && (
        <Stat
          className="w-16 flex-none"
          labelPosition="below"
          label={<Plural value={listeners} one="listening" other="listening" />}
          value={
            <span data-testid="listeners" className={isStale ? 'text-fg-subtle' : undefined}>
              {formats.number(listeners)}
            </span>
          }
        />
      )}
      {hasCurve && (
        <Sparkline values={history} label={t`Listeners of the last 24 hours`} className="flex-1" />
      )}
    </div>
  );
}

/** Loading placeholder for the title line and the statistics. */
export function CastFiguresSkeleton() {
  return (
    <>
      <Skeleton className="mx-4 mt-4.25 mb-0.75" width="60%" />
      <div className="mt-2.5 flex min-h-16.5 items-end gap-4 px-4 pb-3.5">
        <Skeleton height={40} width={56} className="flex-none" />
        <Skeleton height={40} className="flex-1" />
      </div>
    </>
  );
}
