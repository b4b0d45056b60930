import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ApiClients, ApiError, type StaffSkill } from '@unmuted/api';
import type { SkillMove } from '@unmuted/api/contract';
import { Button } from '@unmuted/ui/button';
import { NotFoundState } from '@unmuted/ui/not-found-state';
import { PageGrid } from '@unmuted/ui/page';
import { useCallback, useState } from 'react';
import { lazyOverlay, lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { useOwnTitle } from '#/components/root/use-page-effects.ts';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { staffSkillQuery } from '#/data/skills/staff-skills.queries.ts';
import { emptyReview } from '#/features/admin/review/review-draft.ts';
import { ReviewTab } from '#/features/admin/skill/review-tab.tsx';
import { skillSearch } from '#/features/admin/skill/skill.search.ts';
import { SkillBanner } from '#/features/admin/skill/skill-banner.tsx';
import { SkillHeader } from '#/features/admin/skill/skill-header.tsx';
import { SkillTabs } from '#/features/admin/skill/skill-tabs.tsx';
import { movesIn } from '#/features/admin/skill-moves/moves.ts';
import type { DraftComment, ReviewDraft } from '#/features/admin/skill-moves/review-draft.ts';

const MoveDialog = lazyOverlay(
  async () => (await import('#/features/admin/skill-moves/move-dialog.tsx')).MoveDialog,
);
const SubmissionBanner = lazySection(
  async () => (await import('#/features/admin/skill/submission-banner.tsx')).SubmissionBanner,
  null,
);
const loading = <RowsSkeleton count={5} hasTitle />;
const SettingsTab = lazySection(
  async () => (await import('#/features/admin/skill/settings-tab.tsx')).SettingsTab,
  loading,
);
const ManifestTab = lazySection(
  async () => (await import('#/features/admin/skill/manifest-tab.tsx')).ManifestTab,
  loading,
);
const UsageTab = lazySection(
  async () => (await import('#/features/admin/skill/usage-tab.tsx')).UsageTab,
  loading,
);
const HistoryTab = lazySection(
  async () => (await import('#/features/admin/skill/history-tab.tsx')).HistoryTab,
  loading,
);

const route = getRouteApi('/_admin/admin/alexa/edit/$id');

/** `/admin/alexa/edit/{id}`: the review and the settings of one skill. */
export function StaffSkillScreen() {
  const id = route.useParams({ select: (params) => params.id });
  const api = route.useRouteContext({ select: (context) => context.api });
  const query = useQuery(staffSkillQuery(api, id));
  const { data, error } = query;
  useLiveTopics(data ? [`skill:${data.skill.id}`] : []);
  const [act, setAct] = useState<SkillMove | null>(null);
  const [draft, setDraft] = useState<ReviewDraft>(emptyReview);
  const close = () => setAct(null);
  const comment = useCallback((about: Pick<DraftComment, 'field' | 'locale'>) => {
    setDraft((before) => ({ ...before, comments: [...before.comments, { ...about, text: '' }] }));
    setAct('request_changes');
  }, []);
  const ask = useCallback((review: ReviewDraft) => {
    setDraft(review);
    setAct('request_changes');
  }, []);
  const isMissing = !data && error instanceof ApiError && (error.status === 404 || error.status === 422);
  // One header for all states: focus stays on its heading while the skill is loaded.
  return (
    <>
      <SkillHeader api={api} isMissing={isMissing} onMove={setAct} skill={data} />
      {isMissing ? (
        <NotThere />
      ) : (
        <>
          <SkillTabs id={id} />
          <QueryContent
            failedTitle={<Trans>Couldn’t load the skill</Trans>}
            query={query}
            skeleton={
              <PageGrid columns="2-1">
                <RowsSkeleton count={6} hasTitle />
                <RowsSkeleton count={4} hasTitle />
              </PageGrid>
            }
          >
            {(skill) => (
              <div className="grid min-w-0 gap-4 md:gap-6">
                {skill.amazon?.submission && (
                  <SubmissionBanner
                    onAsk={movesIn(skill.skill.state).includes('request_changes') ? ask : undefined}
                    submission={skill.amazon.submission}
                  />
                )}
                <SkillBanner skill={skill} />
                <Tab api={api} draft={draft.comments} onComment={comment} onMove={setAct} skill={skill} />
              </div>
            )}
          </QueryContent>
        </>
      )}
      {act && (
        <MoveDialog
          api={api}
          draft={draft}
          id={id}
          move={act}
          onClose={close}
          onDraft={setDraft}
          onLoadFailed={close}
        />
      )}
    </>
  );
}

interface TabProps {
  api: ApiClients;
  skill: StaffSkill;
  draft: readonly DraftComment[];
  onComment: (about: Pick<DraftComment, 'field' | 'locale'>) => void;
  onMove: (move: SkillMove) => void;
}

function Tab({ draft, onComment, onMove, ...props }: TabProps) {
  const { tab } = route.useSearch({ select: skillSearch, structuralSharing: true });
  if (tab === 'settings') return <SettingsTab {...props} />;
  if (tab === 'manifest') return <ManifestTab {...props} />;
  if (tab === 'usage') return <UsageTab {...props} />;
  if (tab === 'history') return <HistoryTab {...props} />;
  return <ReviewTab {...props} draft={draft} onComment={onComment} onMove={onMove} />;
}

function NotThere() {
  const { t } = useLingui();
  useOwnTitle(t`Skill not found`);
  return (
    <NotFoundState
      action={
        <Button asChild>
          <Link to="/admin/alexa">
            <Trans>Go to the skills</Trans>
          </Link>
        </Button>
      }
      className="min-h-96"
      description={<Trans>It was deleted, or the link is incomplete.</Trans>}
      title={<Trans>There is no such skill</Trans>}
    />
  );
}
