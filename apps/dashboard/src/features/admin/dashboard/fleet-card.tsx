import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminDashboard } from '@unmuted/api';
import { Pulse } from '@unmuted/ui/pulse';
import { Stat } from '@unmuted/ui/stat';
import { LastUpdate } from '#/components/freshness/last-update.tsx';
import { HeroCard } from '#/components/hero-card/hero-card.tsx';
import { ListenersChart } from '#/components/listeners-chart/listeners-chart.tsx';
import { LiveAnnouncement } from '#/components/live-announcement/live-announcement.tsx';
import { EngineFacts } from '#/features/admin/dashboard/engine-facts.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

export interface FleetCardProps {
  dashboard: AdminDashboard;
  isStale: boolean;
}

/** Listeners across all casts, the last 24 hours and the engine. */
export function FleetCard({ dashboard: { now, history }, isStale }: FleetCardProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { listeners, engine, checkedAt } = now;
  const count = formats.number(listeners ?? 0);
  const present = checkedAt === null || isStale ? null : { at: Date.parse(checkedAt), value: listeners };
  return (
    <HeroCard
      label={t`Listeners now`}
      start={
        <>
          {listeners === null ? (
            <>
              <p className="font-medium">
                <Trans>Listeners now</Trans>
              </p>
              <p className="mt-2 mb-4 max-w-90 text-fg-muted">
                {engine.state === 'off' ? (
                  <Trans>No streaming engine is connected, so listener data is unavailable.</Trans>
                ) : (
                  <Trans>The streaming engine isn’t responding. Listener counts are unavailable.</Trans>
                )}
              </p>
            </>
          ) : (
            <>
              <Stat
                size="xl"
                label={<Trans>Listeners now</Trans>}
                marker={<Pulse className={isStale ? 'bg-border-strong ring-transparent' : undefined} />}
                value={<span data-testid="fleet-listeners">{count}</span>}
                note={
                  <span className="text-13 text-fg-muted">
                    <Trans>on all casts of all customers</Trans>
                  </span>
                }
                stale={isStale && <LastUpdate checkedAt={checkedAt} />}
              />
              <LiveAnnouncement>{t`${count} listening now`}</LiveAnnouncement>
            </>
          )}
          <EngineFacts engine={engine} />
        </>
      }
      end={
        engine.state !== 'off' && (
          <ListenersChart
            history={history}
            present={present}
            description={t`Listeners on all casts, peak of each half hour, last 24 h`}
          />
        )
      }
    />
  );
}
