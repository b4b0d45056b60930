import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { SkillStatistics } from '@unmuted/api';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Stat, StatGroup } from '@unmuted/ui/stat';
import { Table } from '@unmuted/ui/table';
import { useMemo } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { skillLocaleName } from '#/components/skill/skill-locales.ts';
import { DaysChart } from '#/components/usage-statistics/days-chart.tsx';
import { PeriodChoice } from '#/components/usage-statistics/period-choice.tsx';
import { skillStatisticsDays, skillStatisticsQuery } from '#/data/skills/skill-statistics.queries.ts';
import type { SkillTabProps } from '#/features/admin/skill/settings-tab.tsx';
import { skillSearch } from '#/features/admin/skill/skill.search.ts';
import { useFormats } from '#/i18n/use-formats.ts';

const route = getRouteApi('/_admin/admin/alexa/edit/$id');

/** Sessions, plays and listening time of a skill. */
export function UsageTab({ api, skill }: SkillTabProps) {
  const { days = 30 } = route.useSearch({ select: skillSearch, structuralSharing: true });
  const navigate = useNavigate({ from: '/admin/alexa/edit/$id' });
  const query = useQuery(skillStatisticsQuery(api, skill.skill.id, days));
  return (
    <>
      <PeriodChoice
        choices={skillStatisticsDays}
        days={days}
        onChange={(next) =>
          void navigate({
            search: skillSearch({ tab: 'usage', days: next }),
            replace: true,
            resetScroll: false,
          })
        }
      />
      <QueryContent
        failedTitle={<Trans>Couldn’t load the usage</Trans>}
        query={query}
        skeleton={<RowsSkeleton count={5} hasTitle />}
      >
        {(statistics) =>
          statistics.since === null ? (
            <Card>
              <EmptyState
                className="py-8"
                description={<Trans>Figures appear with the first request from Alexa.</Trans>}
                title={<Trans>Not used yet</Trans>}
              />
            </Card>
          ) : (
            <Figures statistics={statistics} />
          )
        }
      </QueryContent>
    </>
  );
}

function Figures({ statistics }: { statistics: SkillStatistics }) {
  const { t } = useWords();
  const formats = useFormats();
  const { sessions, plays, hours, misses, previous, days, from, to } = statistics;
  const oneDecimal = { maximumFractionDigits: 1 };
  const figure = (label: string, value: number, before: number, options?: Intl.NumberFormatOptions) => {
    const was = formats.number(before, options);
    return <Stat label={label} note={<Trans>was {was}</Trans>} value={formats.number(value, options)} />;
  };
  const series = useMemo(() => [{ id: 'plays', name: t`Plays` }] as const, [t]);
  const [start, end] = [formats.date(new Date(from), 'UTC'), formats.date(new Date(to), 'UTC')];
  const total = formats.number(plays);
  return (
    <>
      <StatGroup className="max-md:grid-cols-2">
        {figure(t`Sessions`, sessions, previous.sessions)}
        {figure(t`Plays`, plays, previous.plays)}
        {figure(t`Hours of listening`, hours, previous.hours, oneDecimal)}
        {figure(t`Not understood`, misses, previous.misses)}
      </StatGroup>
      <DaysChart
        days={days}
        description={t`Plays per day, ${start} – ${end}, UTC`}
        fileName={`skill ${from} ${to}`}
        series={series}
        title={t`${total} plays in this period`}
      />
      <Locales statistics={statistics} />
    </>
  );
}

function Locales({ statistics: { locales } }: { statistics: SkillStatistics }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const formats = useFormats();
  type Row = SkillStatistics['locales'][number];
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby="usage-locales">
        <CardHeader
          title={
            <span id="usage-locales">
              <Trans>By language</Trans>
            </span>
          }
        />
        <CardBody>
          <Table<Row>
            caption={t`Use by language`}
            columns={[
              {
                id: 'locale',
                header: t`Language`,
                rowHeader: true,
                cell: ({ locale }) => skillLocaleName(i18n.locale, locale),
              },
              {
                id: 'plays',
                header: t`Plays`,
                align: 'end',
                cell: ({ plays }) => formats.number(plays),
              },
              {
                id: 'hours',
                header: t`Hours`,
                align: 'end',
                cell: ({ hours }) => formats.number(hours, { maximumFractionDigits: 1 }),
              },
              {
                id: 'misses',
                header: t`Not understood`,
                align: 'end',
                cell: ({ misses }) => formats.number(misses),
              },
            ]}
            rowKey={({ locale }) => locale}
            rows={locales}
          />
        </CardBody>
      </section>
    </Card>
  );
}
