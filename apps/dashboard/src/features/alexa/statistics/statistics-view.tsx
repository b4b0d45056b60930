import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SkillStatistics } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { usePageSearch } from '#/components/resource-shell/use-page-search.ts';
import { PeriodChoice } from '#/components/usage-statistics/period-choice.tsx';
import { UsageContent } from '#/components/usage-statistics/usage-content.tsx';
import { skillStatisticsDays, skillStatisticsQuery } from '#/data/skills/skill-statistics.queries.ts';
import { skillSearch, usualDays } from '#/features/alexa/shell/skill.search.ts';
import { useSkill } from '#/features/alexa/shell/use-skill.ts';
import { FiguresCard, LocalesCard, SessionsChart } from '#/features/alexa/statistics/figures.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

/** Sessions, plays and hours of a skill. */
export function StatisticsView() {
  const formats = useFormats();
  const { api, id, query: skill } = useSkill();
  const { days = usualDays } = usePageSearch(skillSearch);
  const navigate = useNavigate({ from: '/alexa/$id' });
  const query = useQuery(skillStatisticsQuery(api, id, days));
  const fileOf = (name: string, { from, to }: SkillStatistics) =>
    `${skill.data?.draft.name ?? id} ${name} ${from} ${to}`;
  return (
    <div className="grid gap-4 md:gap-6">
      <PeriodChoice
        choices={skillStatisticsDays}
        days={days}
        onChange={(next) =>
          void navigate({
            search: (current) => ({ ...current, days: next === usualDays ? undefined : next }),
            replace: true,
            resetScroll: false,
          })
        }
      />
      <UsageContent emptyOf={({ since }) => (since === null ? <NothingYet /> : null)} query={query}>
        {(statistics) => (
          <>
            <FiguresCard statistics={statistics} />
            <SessionsChart fileName={fileOf('plays', statistics)} statistics={statistics} />
            <LocalesCard fileName={fileOf('languages', statistics)} statistics={statistics} />
            {statistics.since !== null && (
              <Counting since={formats.date(new Date(statistics.since), 'UTC')} />
            )}
          </>
        )}
      </UsageContent>
    </div>
  );
}

function NothingYet() {
  const { show } = useSkill();
  return (
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
