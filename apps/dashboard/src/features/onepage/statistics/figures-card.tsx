import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SiteStatistics } from '@unmuted/api';
import { Stat } from '@unmuted/ui/stat';
import { Figure, UsageFigures } from '#/components/usage-statistics/usage-figures.tsx';
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
    <UsageFigures finding={finding}>
      <Figure before={previous.visits} label={t`Visits`} value={visits} />
      <Figure before={previous.plays} label={t`Plays`} value={plays} />
      <Stat label={t`Plays per visit`} value={rate} />
      <Stat label={t`Requests and messages`} value={formats.number(messages)} />
    </UsageFigures>
  );
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
