import { Plural, Trans } from '@lingui/react/macro';
import type { SilenceStats } from '@unmuted/api';
import { Stat, StatGroup } from '@unmuted/ui/stat';
import { useFormats } from '#/i18n/use-formats.ts';

const minute = 60;

/** The figures of the period. Undefined while loading. */
export function StatsTiles({ stats }: { stats: SilenceStats | undefined }) {
  const formats = useFormats();
  const loading = stats === undefined;
  const number = (value: number | undefined) =>
    value === undefined ? null : formats.number(Math.round(value));
  const minutes = (value: number | null | undefined) =>
    value === null || value === undefined ? null : formats.duration(Math.round(value * minute));
  const watched = stats?.watched ?? 0;
  return (
    <StatGroup className="grid-cols-2 md:grid-cols-3">
      <Stat
        label={<Trans>Incidents</Trans>}
        loading={loading}
        note={<Plural one="# station watched" other="# stations watched" value={watched} />}
        value={number(stats?.incidents)}
      />
      <Stat
        label={<Trans>Time of incidents</Trans>}
        loading={loading}
        note={<Trans>without false alarms</Trans>}
        value={minutes(stats?.minutes)}
      />
      <Stat
        label={<Trans>Until acknowledged</Trans>}
        loading={loading}
        note={
          stats && <Plural one="mean of # incident" other="mean of # incidents" value={stats.acknowledged} />
        }
        value={minutes(stats?.mttaMin)}
      />
      <Stat
        label={<Trans>Until over</Trans>}
        loading={loading}
        note={<Trans>mean of all incidents</Trans>}
        value={minutes(stats?.mttrMin)}
      />
      <Stat
        label={<Trans>False alarms</Trans>}
        loading={loading}
        note={
          stats && <Plural one="# alarm was false" other="# alarms were false" value={stats.falseAlarms} />
        }
        value={stats && stats.incidents > 0 ? formats.percent(stats.falseAlarms / stats.incidents) : null}
      />
      <Stat
        label={<Trans>Listener-minutes lost</Trans>}
        loading={loading}
        note={stats && <Plural one="# person lost" other="# people lost" value={stats.listenersLost} />}
        value={number(stats?.listenerMinutes)}
      />
    </StatGroup>
  );
}
