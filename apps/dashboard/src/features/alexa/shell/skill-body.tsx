import { Trans } from '@lingui/react/macro';
import { Card } from '@unmuted/ui/card';
import { Skeleton } from '@unmuted/ui/skeleton';
import { lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { UsageSkeleton } from '#/components/usage-statistics/usage-content.tsx';
import { SkillEditor } from '#/features/alexa/draft/skill-editor.tsx';
import { SkillHistory } from '#/features/alexa/history/history-card.tsx';
import { useSkill } from '#/features/alexa/shell/use-skill.ts';

const StatisticsView = lazySection(
  async () => (await import('#/features/alexa/statistics/statistics-view.tsx')).StatisticsView,
  <UsageSkeleton />,
);

/** The view of the address. The editor stays while figures or the history are shown, with what was typed. */
export function SkillBody() {
  const { query, id, tab } = useSkill();
  return (
    <QueryContent failedTitle={<Trans>Couldn’t load the skill</Trans>} query={query} skeleton={<Loading />}>
      {(skill) => (
        <>
          <SkillEditor key={id} skill={skill} />
          {tab === 'statistics' && <StatisticsView />}
          {tab === 'history' && <SkillHistory skill={skill} />}
        </>
      )}
    </QueryContent>
  );
}

function Loading() {
  return (
    <>
      <Card className="grid grid-cols-4 gap-6 p-5">
        {[0, 1, 2, 3].map((step) => (
          <span className="grid gap-2" key={step}>
            <Skeleton height={24} shape="tile" width={24} />
            <Skeleton width="60%" />
          </span>
        ))}
      </Card>
      <Skeleton height={44} shape="tile" width={280} />
      <div className="grid gap-4 md:gap-6 xl:grid-cols-[3fr_2fr]">
        <Card className="grid content-start gap-4 p-5">
          <Skeleton height={20} width="55%" />
          <Skeleton height={56} shape="tile" />
          <Skeleton height={132} shape="tile" />
        </Card>
        <Card className="grid content-start gap-4 p-5">
          <Skeleton height={20} width="55%" />
          <Skeleton height={320} shape="tile" />
        </Card>
      </div>
    </>
  );
}
