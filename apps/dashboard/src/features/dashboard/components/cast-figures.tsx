import { Plural, useLingui } from '@lingui/react/macro';
import type { CastOverview } from '@unmuted/api';
import { Skeleton } from '@unmuted/ui/skeleton';
import { Sparkline } from '@unmuted/ui/sparkline';
import { Stat } from '@unmuted/ui/stat';
import { useFormats } from '#/i18n/use-formats.ts';

export interface CastFiguresProps {
  /** Nothing is drawn without it: not even the place of a number. */
  overview: CastOverview | undefined;
  isWaiting: boolean;
  isStale: boolean;
}

/** Listeners now beside the last 24 hours. The number has a place of its own, so that the curve never moves. */
export function CastFigures({ overview, isWaiting, isStale }: CastFiguresProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const listeners = overview?.now.listeners ?? null;
  const values = overview?.history.values ?? [];
  const hasCurve = values.some((value) => value !== null);
  return (
    <div className="mt-2.5 flex min-h-16.5 flex-1 items-end gap-4 px-4 pb-3.5">
      {isWaiting && (
        <>
          <Skeleton height={32} width={56} className="flex-none" />
          <Skeleton height={40} className="flex-1" />
        </>
      )}
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
      {hasCurve && <Sparkline values={values} label={t`Listeners of the last 24 hours`} className="flex-1" />}
    </div>
  );
}
