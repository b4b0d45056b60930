import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SiteStatistics } from '@unmuted/api';
import { Card } from '@unmuted/ui/card';
import { Stat, type StatChange, StatGroup } from '@unmuted/ui/stat';
import { playRateOf } from '#/features/onepage/statistics/play-rate.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** The finding of a period, and its figures compared with the period before. */
export function FiguresCard({ statistics }: { statistics: SiteStatistics }) {
  const { t } = useLingui();
  const formats = useFormats();
  const finding = useFinding(statistics);
  const { visits, plays, messages, previous } = statistics;
  const rate = visits === 0 ? null : formats.percent(plays / visits);
  return (
    <Card asChild>
      <section aria-label={t`Figures of the period`}>
        <h2 className="p-4 text-24 font-semibold tracking-tight text-balance md:p-6 md:text-30">{finding}</h2>
        <StatGroup className="grid-cols-2 rounded-t-none border-x-0 border-b-0 md:grid-cols-4">
          <Figure before={previous.visits} label={t`Visits`} value={visits} />
          <Figure before={previous.plays} label={t`Plays`} value={plays} />
          <Stat label={t`Plays per visit`} value={rate} />
          <Stat label={t`Requests and messages`} value={formats.number(messages)} />
        </StatGroup>
      </section>
    </Card>
  );
}

function Figure({ label, value, before }: { label: string; value: number; before: number }) {
  const formats = useFormats();
  const was = formats.number(before);
  return (
    <Stat
      change={useChange(value, before)}
      label={label}
      note={<Trans>was {was}</Trans>}
      value={formats.number(value)}
    />
  );
}

/** A change from nothing has no percentage. */
function useChange(value: number, before: number): StatChange | undefined {
  const formats = useFormats();
  if (before === 0) return undefined;
  const change = (value - before) / before;
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  return { direction, text: formats.percent(Math.abs(change)), rise: 'good' };
}

function useFinding(statistics: SiteStatistics): string {
  const { t } = useLingui();
  const formats = useFormats();
  const { visits } = statistics;
  const rate = playRateOf(statistics);
  if (visits === 0) return t`Nobody visited the site in this period.`;
  switch (rate.kind) {
    case 'nobody':
      return t`No visit played the stream.`;
    case 'all':
      return t`There were as many plays as visits, or more.`;
    case 'ratio': {
      const [part, total] = [rate.plays, rate.visits];
      return t`${plural(part, { one: `# in ${total} visits plays.`, other: `# in ${total} visits play.` })}`;
    }
    case 'share': {
      const share = formats.percent(rate.share);
      return t`${share} of the visits play.`;
    }
  }
}
