import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro';
import type { SkillStatistics } from '@unmuted/api';
import { AreaChart } from '@unmuted/ui/area-chart';
import { BarChart } from '@unmuted/ui/bar-chart';
import { Card, CardBody } from '@unmuted/ui/card';
import { Flag } from '@unmuted/ui/flag';
import { Stat, type StatChange, StatGroup } from '@unmuted/ui/stat';
import { useMemo } from 'react';
import { skillLocaleName } from '#/components/skill/skill-locales.ts';
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
    <Card asChild>
      <section aria-label={t`Figures of the period`}>
        <h2 className="p-4 text-24 font-semibold tracking-tight text-balance md:p-6 md:text-30">
          {sessions === 0 ? (
            <Trans>Nobody opened the skill in this period.</Trans>
          ) : (
            <Plural
              one="Listeners opened the skill # time."
              other="Listeners opened the skill # times."
              value={sessions}
            />
          )}
        </h2>
        <StatGroup className="grid-cols-2 rounded-t-none border-x-0 border-b-0 md:grid-cols-4">
          <Figure
            before={previous.sessions}
            label={t({ message: 'Sessions', context: 'of an Alexa skill' })}
            rise="good"
            value={sessions}
          />
          <Figure before={previous.plays} label={t`Plays`} rise="good" value={plays} />
          <Figure before={previous.hours} digits={1} label={t`Hours heard`} rise="good" value={hours} />
          <Figure before={previous.misses} label={t`Requests not understood`} rise="bad" value={misses} />
        </StatGroup>
      </section>
    </Card>
  );
}

interface FigureProps {
  label: string;
  value: number;
  before: number;
  rise: 'good' | 'bad';
  digits?: number;
}

function Figure({ label, value, before, rise, digits = 0 }: FigureProps) {
  const formats = useFormats();
  const options = { maximumFractionDigits: digits };
  const was = formats.number(before, options);
  // A change from nothing has no percentage.
  const share = before === 0 ? null : (value - before) / before;
  const change: StatChange | undefined =
    share === null
      ? undefined
      : {
          direction: share > 0 ? 'up' : share < 0 ? 'down' : 'same',
          text: formats.percent(Math.abs(share)),
          rise,
        };
  return (
    <Stat
      change={change}
      label={label}
      note={<Trans>was {was}</Trans>}
      value={formats.number(value, options)}
    />
  );
}

const dayMs = 86_400_000;
const pointsOf = (days: SkillStatistics['days'], field: 'sessions' | 'plays') =>
  days.map((each) => ({ at: Date.parse(each.day), value: each[field] }));

/** Sessions and plays by day. */
export function SessionsChart({ statistics, fileName }: ChartProps) {
  const { t } = useWords();
  const formats = useFormats();
  const { days, plays, from, to } = statistics;
  const most = days.reduce<{ day: string; plays: number }>(
    (best, day) => (day.plays > best.plays ? day : best),
    { day: from, plays: 0 },
  );
  const dateOf = (day: string) => formats.date(new Date(day), 'UTC');
  const [start, end, date] = [dateOf(from), dateOf(to), dateOf(most.day)];
  const series = useMemo(
    () => [
      { id: 'plays', name: t`Plays`, points: pointsOf(days, 'plays') },
      {
        id: 'sessions',
        name: t({ message: 'Sessions', context: 'of an Alexa skill' }),
        points: pointsOf(days, 'sessions'),
      },
    ],
    [days, t],
  );
  return (
    <Card>
      <CardBody>
        <AreaChart
          description={t`Plays and sessions per day, ${start} – ${end}, UTC`}
          fileName={fileName}
          formatTime={(at) => formats.date(new Date(at), 'UTC')}
          height={200}
          maxStepMs={dayMs}
          series={series}
          timeZone="UTC"
          title={plays === 0 ? t`Plays and sessions` : t`Most plays on ${date}`}
          unit=""
        />
      </CardBody>
    </Card>
  );
}

/** Plays by locale. */
export function LocalesCard({ statistics: { locales, plays }, fileName }: ChartProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const formats = useFormats();
  const tag = tagOf(i18n.locale);
  const items = useMemo(
    () =>
      locales.map(({ locale, plays: value }) => ({
        id: locale,
        label: skillLocaleName(tag, locale),
        value,
        icon: <Flag code={locale.slice(3)} />,
      })),
    [locales, tag],
  );
  const [lead] = locales;
  const share = lead && plays > 0 ? formats.percent(lead.plays / plays) : null;
  const name = lead ? skillLocaleName(tag, lead.locale) : '';
  return (
    <Card>
      <CardBody>
        <BarChart
          description={t`Share of plays`}
          fileName={fileName}
          items={items}
          max={13}
          show="both"
          title={share ? t`${share} of the plays are in ${name}` : t`Plays by language`}
        />
      </CardBody>
    </Card>
  );
}
