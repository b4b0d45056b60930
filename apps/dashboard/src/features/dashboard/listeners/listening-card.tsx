import { Trans, useLingui } from '@lingui/react/macro';
import type { CastOverviewList } from '@unmuted/api';
import { CardEmpty } from '@unmuted/ui/card';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { Pulse } from '@unmuted/ui/pulse';
import { Stat } from '@unmuted/ui/stat';
import { LastUpdate } from '#/components/freshness/last-update.tsx';
import { HeroCard } from '#/components/hero-card/hero-card.tsx';
import { ListenersChart } from '#/components/listeners-chart/listeners-chart.tsx';
import { LiveAnnouncement } from '#/components/live-announcement/live-announcement.tsx';
import {
  checkedAtOf,
  countIn,
  type Listening,
  listeningNow,
} from '#/features/dashboard/listeners/listening.ts';
import { StateCounts } from '#/features/dashboard/listeners/state-counts.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

export interface ListeningCardProps {
  overview: CastOverviewList;
  isStale: boolean;
  timeZone: string | undefined;
}

/** Total current listeners over all casts, and the last 24 hours. */
export function ListeningCard({ overview, isStale, timeZone }: ListeningCardProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { items: casts, engine, history } = overview;
  const listening = listeningNow(casts, engine);
  if (listening.kind === 'engine-off') return <EngineOff />;
  if (listening.kind === 'no-casts') return null;

  const checkedAt = checkedAtOf(casts);
  const isKnown = listening.kind === 'known';
  const listeners = isKnown ? listening.listeners : null;
  const count = formats.number(listeners ?? 0);
  const present = checkedAt === null || isStale ? null : { at: Date.parse(checkedAt), value: listeners };
  const peak = Math.max(listeners ?? -1, ...history.values.map((value) => value ?? -1));
  const live = countIn(casts, 'live');
  const total = casts.length;

  return (
    <HeroCard
      label={t`Listening now`}
      start={
        <>
          {isKnown ? (
            <>
              <Stat
                size="xl"
                label={<Trans>Listening now</Trans>}
                marker={<Pulse className={isStale ? 'bg-border-strong ring-transparent' : undefined} />}
                value={count}
                note={
                  <span className="text-13 text-fg-muted">
                    <Trans>
                      {live} of {total} casts on air
                    </Trans>
                  </span>
                }
                stale={isStale && <LastUpdate checkedAt={checkedAt} timeZone={timeZone} />}
              />
              <LiveAnnouncement>{t`${count} listening now`}</LiveAnnouncement>
            </>
          ) : (
            <>
              <p className="font-medium">
                <Trans>Listening now</Trans>
              </p>
              <p className="mt-2 max-w-90 text-fg-muted">
                <Unknown kind={listening.kind} />
              </p>
            </>
          )}
          <DescriptionList className="mt-auto pt-4">
            {peak >= 0 && (
              <DescriptionItem layout="ends" term={<Trans>Peak, 24 h</Trans>}>
                {formats.number(peak)}
              </DescriptionItem>
            )}
            <StateCounts casts={casts} />
          </DescriptionList>
        </>
      }
      end={
        <ListenersChart
          history={history}
          present={present}
          description={t`Listeners on all casts, peak of each half hour, last 24 h`}
          timeZone={timeZone}
          sample={history.sample || casts.some((cast) => cast.history.sample)}
        />
      }
    />
  );
}

function Unknown({ kind }: { kind: Exclude<Listening['kind'], 'known'> }) {
  return kind === 'nothing-on-air' ? (
    <Trans>None of your casts is on air, so there are no listeners to count.</Trans>
  ) : (
    <Trans>The streaming engine isn’t responding. Listener counts are unavailable.</Trans>
  );
}

function EngineOff() {
  return (
    <CardEmpty
      title={<Trans>No streaming engine is connected</Trans>}
      description={<Trans>Playback and listener data are unavailable until an engine is connected.</Trans>}
    />
  );
}
