import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { Card, CardFailed } from '@unmuted/ui/card';
import { PlusIcon } from '@unmuted/ui/icons';
import { PageHeader } from '@unmuted/ui/page-header';
import { SearchInput } from '@unmuted/ui/search-input';
import { Segmented } from '@unmuted/ui/segmented';
import { useId } from 'react';
import { lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { staffSkillsQuery } from '#/data/skills/staff-skills.queries.ts';
import { StateBoardSkeleton } from '#/features/admin/review/state-board-skeleton.tsx';
import {
  dropUsual,
  type SkillsSearch,
  skillsParams,
  skillsSearch,
} from '#/features/admin/skills/skills.search.ts';
import { SkillsTable } from '#/features/admin/skills/skills-table.tsx';
import { SkillStateTabs } from '#/features/admin/skills/state-tabs.tsx';
import { errorText } from '#/i18n/notice.messages.ts';
import { useLastPage } from '#/lib/use-last-page.ts';
import { useSettledSearch } from '#/lib/use-settled-search.ts';

const SkillsBoard = lazySection(
  async () => (await import('#/features/admin/skills/skills-board.tsx')).SkillsBoard,
  <StateBoardSkeleton />,
);

const route = getRouteApi('/_admin/admin/alexa/');

/** `/admin/alexa`: the Alexa skills of all customers, as a list or as a board. */
export function SkillsScreen() {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { api } = route.useRouteContext();
  const search = route.useSearch({ select: skillsSearch, structuralSharing: true });
  const navigate = useNavigate();
  const params = skillsParams(useSettledSearch(search));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(staffSkillsQuery(api, params));
  const isBoard = search.view === 'board';
  useLiveTopics((data?.items ?? []).map(({ id }) => `skill:${id}` as const));
  const change = (part: SkillsSearch, isStep = false) =>
    void navigate({
      to: '/admin/alexa',
      search: (previous) => dropUsual({ ...skillsSearch(previous), ...part }),
      replace: !isStep,
      resetScroll: false,
    });
  const found = data && !isPlaceholderData ? { total: data.total, rows: data.items.length } : undefined;
  useLastPage(isBoard ? undefined : found, params, (page) => change({ page }));
  const failed =
    error && !data
      ? {
          title: <Trans>Couldn’t load the skills</Trans>,
          description: errorText(i18n, error),
          retrying: isFetching,
          onRetry: () => void refetch(),
        }
      : undefined;
  const searchField = <SkillSearch onChange={(q) => change({ q, page: undefined })} value={search.q ?? ''} />;
  return (
    <>
      <PageHeader
        actions={
          <>
            <Segmented
              aria-label={t`View`}
              onValueChange={(view) =>
                change({ view: view === 'board' ? 'board' : undefined, page: undefined }, true)
              }
              options={[
                { value: 'list', label: <Trans context="view">List</Trans> },
                { value: 'board', label: <Trans context="view">Board</Trans> },
              ]}
              value={isBoard ? 'board' : 'list'}
            />
            <Button asChild variant="primary">
              <Link to="/admin/alexa/new">
                <PlusIcon />
                <Trans>New skill</Trans>
              </Link>
            </Button>
          </>
        }
        breadcrumb={[
          <Link key="dashboard" to="/admin/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Trans key="skills">Alexa skills</Trans>,
        ]}
        title={<Trans>Alexa skills</Trans>}
      />
      <SkillStateTabs counts={data?.counts} search={search} />
      {!isBoard && (
        <Card className="min-w-0 overflow-hidden">
          <SkillsTable failed={failed} list={data} onSearch={change} search={search} toolbar={searchField} />
        </Card>
      )}
      {isBoard && <div className="mb-4">{searchField}</div>}
      {isBoard && failed && <CardFailed {...failed} />}
      {isBoard &&
        !failed &&
        (data ? <SkillsBoard api={api} list={data} state={search.state} /> : <StateBoardSkeleton />)}
    </>
  );
}

function SkillSearch({ value, onChange }: { value: string; onChange: (q: string) => void }) {
  const { t } = useWords();
  const hintId = useId();
  return (
    <search className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1.5">
      <div className="w-80 max-md:w-full">
        <SearchInput
          aria-describedby={hintId}
          aria-label={t`Search skills`}
          maxLength={100}
          onValueChange={onChange}
          placeholder={t`Name, customer or invocation name`}
          value={value}
        />
      </div>
      <p className="text-13 text-fg-muted" id={hintId}>
        <Trans>Also finds invocation names that sound alike.</Trans>
      </p>
    </search>
  );
}
