import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SkillStatistics } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Segmented } from '@unmuted/ui/segmented';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { usePageSearch } from '#/components/resource-shell/use-page-search.ts';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { skillStatisticsDays, skillStatisticsQuery } from '#/data/skills/skill-statistics.queries.ts';
import { skillSearch, usualDays } from '#/features/alexa/shell/skill.search.ts';
import { useSkill } from '#/features/alexa/shell/use-skill.ts';
import { FiguresCard, LocalesCard, SessionsChart } from '#/features/alexa/statistics/figures.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

/** Sessions, plays and hours of a skill. */
export function StatisticsView() {
  const { t } = useLingui();
  const formats = useFormats();
  const { api, id, show, query: skill } = useSkill();
  const { days = usualDays } = usePageSearch(skillSearch);
  const navigate = useNavigate({ from: '/alexa/$id' });
  const query = useQuery(skillStatisticsQuery(api, id, days));
  const fileOf = (name: string, { from, to }: SkillStatistics) =>
    `${skill.data?.draft.name ?? id} ${name} ${from} ${to}`;
  return (
    <div className="grid gap-4 md:gap-6">
      <Segmented
        aria-label={t`Period`}
        className="justify-self-start"
        onValueChange={(next) =>
          void navigate({
            search: (current) => ({
              ...current,
              days: skillStatisticsDays.find((each) => `${each}` === next && each !== usualDays),
            }),
            replace: true,
            resetScroll: false,
          })
        }
        options={[
          { value: '7', label: t`7 days` },
          { value: '30', label: t`30 days` },
          { value: '365', label: t`365 days` },
        ]}
        value={`${days}`}
      />
      <QueryContent
        failedTitle={<Trans>Couldn’t load the statistics</Trans>}
        query={query}
        skeleton={
          <>
            <RowsSkeleton count={2} hasTitle />
            <RowsSkeleton count={5} hasTitle />
          </>
        }
      >
        {(statistics) =>
          statistics.since === null ? (
            <Card>
              <EmptyState
                action={
                  <Button onClick={() => show({ tab: undefined })} variant="secondary">
                    <Trans>Go to the voice</Trans>
                  </Button>
                }
                className="py-8"
                description={<Trans>Figures appear with the first request to the live skill.</Trans>}
                title={<Trans>Nobody has opened the skill yet</Trans>}
              />
            </Card>
          ) : (
            <div
              aria-busy={query.isPlaceholderData || undefined}
              className={`grid gap-4 md:gap-6 ${query.isPlaceholderData ? 'opacity-60 transition-opacity' : ''}`}
            >
              <FiguresCard statistics={statistics} />
              <SessionsChart fileName={fileOf('plays', statistics)} statistics={statistics} />
              <LocalesCard fileName={fileOf('languages', statistics)} statistics={statistics} />
              <Counting since={formats.date(new Date(statistics.since), 'UTC')} />
            </div>
          )
        }
      </QueryContent>
    </div>
  );
}

function Counting({ since }: { since: string }) {
  return (
    <p className="max-w-prose text-13 text-fg-muted">
      <Trans>
        Counted by our server without anything about the listener. A session is a conversation, a play is a
        start of the stream, and hours are those that Alexa reported. Counted since {since}. Days are in UTC.
      </Trans>
    </p>
  );
}
