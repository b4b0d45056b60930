import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro';
import type { SkillStatistics } from '@unmuted/api';
import type { SkillLocale } from '@unmuted/api/contract';
import { Flag } from '@unmuted/ui/flag';
import { useCallback, useMemo } from 'react';
import { skillLocaleName } from '#/components/skill/skill-locales.ts';
import { bestDay, DaysChart } from '#/components/usage-statistics/days-chart.tsx';
import { ShareCard } from '#/components/usage-statistics/share-card.tsx';
import { Figure, UsageFigures } from '#/components/usage-statistics/usage-figures.tsx';
import { tagOf } from '#/i18n/locales.ts';
import { useFormats } from '#/i18n/use-formats.ts';

interface Props {
  statistics: SkillStatistics;
}

interface ChartProps extends Props {
  fileName: string;
}

/** The finding of a period, and its figures compared with the period before. */
export function FiguresCard({ statistics }: Props) {
  const { t } = useWords();
  const { sessions, plays, hours, misses, previous } = statistics;
  return (
    <UsageFigures
      finding={
        sessions === 0 ? (
          <Trans>Nobody opened the skill in this period.</Trans>
        ) : (
          <Plural
            one="Listeners opened the skill # time."
            other="Listeners opened the skill # times."
            value={sessions}
          />
        )
      }
    >
      <Figure
        before={previous.sessions}
        label={t({ message: 'Sessions', context: 'of an Alexa skill' })}
        value={sessions}
      />
      <Figure before={previous.plays} label={t`Plays`} value={plays} />
      <Figure before={previous.hours} digits={1} label={t`Hours heard`} value={hours} />
      <Figure before={previous.misses} label={t`Requests not understood`} rise="bad" value={misses} />
    </UsageFigures>
  );
}

/** Sessions and plays by day. */
export function SessionsChart({ statistics, fileName }: ChartProps) {
  const { t } = useWords();
  const formats = useFormats();
  const { days, from, to } = statistics;
  const dateOf = (day: string) => formats.date(new Date(day), 'UTC');
  const best = bestDay(days, 'plays');
  const [start, end, date] = [dateOf(from), dateOf(to), best && dateOf(best.day)];
  const series = useMemo(
    () =>
      [
        { id: 'plays', name: t`Plays` },
        { id: 'sessions', name: t({ message: 'Sessions', context: 'of an Alexa skill' }) },
      ] as const,
    [t],
  );
  return (
    <DaysChart
      days={days}
      description={t`Plays and sessions per day, ${start} – ${end}, UTC`}
      fileName={fileName}
      series={series}
      title={date === undefined ? t`Plays and sessions` : t`Most plays on ${date}`}
    />
  );
}

/** Plays by locale. */
export function LocalesCard({ statistics: { locales }, fileName }: ChartProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const tag = tagOf(i18n.locale);
  const lines = useMemo(
    () => locales.map(({ locale, plays }) => ({ value: locale, amount: plays })),
    [locales],
  );
  const labelOf = useCallback((locale: string | null) => skillLocaleName(tag, locale as SkillLocale), [tag]);
  return (
    <ShareCard
      description={t`Share of plays`}
      fileName={fileName}
      findingOf={(name, share) => t`${share} of the plays are in ${name}`}
      iconOf={flagOf}
      labelOf={labelOf}
      lines={lines}
      max={13}
      title={t`Plays by language`}
    />
  );
}

const flagOf = (locale: string | null) => <Flag code={locale?.slice(3) ?? ''} />;
