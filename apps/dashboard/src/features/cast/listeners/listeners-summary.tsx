import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListenerList } from '@unmuted/api';
import { BarList } from '@unmuted/ui/bar-chart';
import { Card } from '@unmuted/ui/card';
import { Flag } from '@unmuted/ui/flag';
import { Stat } from '@unmuted/ui/stat';
import type { ReactNode } from 'react';
import { LiveAnnouncement } from '#/components/live-announcement/live-announcement.tsx';
import { SampleBadge } from '#/components/sample-badge/sample-badge.tsx';
import { ClassIcon, classNames, useCountryName } from '#/features/cast/listeners/listener.messages.tsx';
import type { Counted, ListenerCounts } from '#/features/cast/listeners/listener-counts.ts';
import { playerNameOf } from '#/features/cast/listeners/player-names.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface ListenersSummaryProps {
  list: ListenerList;
  counts: ListenerCounts;
  /** Age of the data, if it is stale. */
  stale: ReactNode;
  /** True while the engine is unreachable and the last known listeners are shown. */
  isPast: boolean;
}

/** Number of countries and players listed. */
const top = 5;

/** Listener count with the top countries and players. */
export function ListenersSummary({ list, counts, stale, isPast }: ListenersSummaryProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const nameOf = useCountryName();
  const total = formats.number(list.total);
  const barsOf = (counted: readonly Counted<string | null>[], labelOf: (value: string | null) => string) =>
    counted.map(({ value, count }) => ({ id: value ?? '', label: labelOf(value), value: count }));
  const countries = barsOf(counts.countries, nameOf).map((bar) => ({
    ...bar,
    icon: bar.id === '' ? <span className="w-5" /> : <Flag code={bar.id} />,
  }));
  const players = barsOf(counts.players, (player) => playerNameOf(i18n, player));
  const nothing = <span className="text-fg-subtle">–</span>;
  return (
    <Card asChild>
      <section aria-label={t`Listeners`} className="grid lg:grid-cols-[13rem_1fr_1fr]">
        <div className="p-4 md:p-6">
          <Stat
            size="lg"
            label={isPast ? <Trans>Listeners at that time</Trans> : <Trans>Listening now</Trans>}
            value={<span data-testid="listening-now">{total}</span>}
            note={
              <span className="flex flex-wrap items-center gap-2">
                <Plural value={list.unique} one="# unique" other="# unique" />
                {list.items.some(({ sample }) => sample) && <SampleBadge />}
              </span>
            }
            stale={stale}
          />
          {!isPast && <LiveAnnouncement>{t`${total} listening now`}</LiveAnnouncement>}
        </div>
        <Top title={<Trans>Top countries</Trans>}>
          {list.total === 0 ? (
            nothing
          ) : (
            <BarList aria-label={t`Top countries`} items={countries} max={top} total={list.total} />
          )}
        </Top>
        <Top title={<Trans>Top players</Trans>}>
          {list.total === 0 ? (
            nothing
          ) : (
            <BarList aria-label={t`Top players`} items={players} max={top} total={list.total} />
          )}
        </Top>
        {counts.classes.length > 0 && <Kinds classes={counts.classes} />}
      </section>
    </Card>
  );
}

function Kinds({ classes }: Pick<ListenerCounts, 'classes'>) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  return (
    <ul
      aria-label={t`Player types`}
      className="flex flex-wrap gap-x-5 gap-y-2 border-t border-border-soft p-4 text-13 md:px-6 lg:col-span-full"
    >
      {classes.map(({ value, count }) => (
        <li className="flex items-center gap-2" key={value}>
          <span className="grid size-4 flex-none place-items-center">
            <ClassIcon kind={value} />
          </span>
          {i18n._(classNames[value])}
          <span className="text-fg-muted tabular-nums">{formats.number(count)}</span>
        </li>
      ))}
    </ul>
  );
}

function Top({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="border-t border-border-soft p-4 md:p-6 lg:border-s lg:border-t-0">
      <h2 className="mb-4 text-14 font-semibold">{title}</h2>
      {children}
    </div>
  );
}
