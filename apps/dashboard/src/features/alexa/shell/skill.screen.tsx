import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { ApiError } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { useMemo, useRef } from 'react';
import { NotPermitted } from '#/components/resource-shell/not-permitted.tsx';
import { ResourceNotFound } from '#/components/resource-shell/resource-not-found.tsx';
import { ResourceShell } from '#/components/resource-shell/resource-shell.tsx';
import { usePageSearch } from '#/components/resource-shell/use-page-search.ts';
import { useOwnTitle } from '#/components/root/use-page-effects.ts';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { skillQuery } from '#/data/skills/skills.queries.ts';
import { skillSearch } from '#/features/alexa/shell/skill.search.ts';
import { SkillBody } from '#/features/alexa/shell/skill-body.tsx';
import { SkillHeader } from '#/features/alexa/shell/skill-header.tsx';
import { SkillTabLinks } from '#/features/alexa/shell/skill-tab-links.tsx';
import { skillTabs } from '#/features/alexa/shell/skill-tabs.ts';
import { SkillContext, type SkillContextValue } from '#/features/alexa/shell/use-skill.ts';
import { usePermission } from '#/session/use-permission.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

const route = getRouteApi('/_customer/alexa/$id');

/** `/alexa/{id}`: one of the customer's Alexa skills. */
export function SkillScreen() {
  const { i18n } = useLingui();
  const id = route.useParams({ select: (params) => params.id });
  const api = route.useRouteContext({ select: (context) => context.api });
  const { tab = 'voice', locale } = usePageSearch(skillSearch);
  const navigate = useNavigate({ from: '/alexa/$id' });
  const { data: skill, error, isFetching, refetch } = useQuery(skillQuery(api, id));
  // An id of another form is invalid for the server.
  const isMissing = !skill && error instanceof ApiError && (error.status === 404 || error.status === 422);
  useLiveTopics(skill ? [`skill:${skill.id}` as const] : []);
  const canEdit = usePermission('settings.manage');
  const timeZone = useTimeZone();
  const isPermitted = usePermission(skillTabs[tab].permission);
  const draft = useRef<SkillContextValue['draft']['current']>(null);
  const context = useMemo(
    (): SkillContextValue => ({
      api,
      id,
      query: { data: skill, error, isFetching, refetch },
      canEdit,
      timeZone,
      tab,
      locale,
      show: (search) =>
        void navigate({
          search: (current) => ({ ...current, ...search }),
          replace: true,
          resetScroll: false,
        }),
      draft,
    }),
    [api, id, skill, error, isFetching, refetch, canEdit, timeZone, tab, locale, navigate],
  );
  useOwnTitle(`${skill?.draft.name ?? id} – ${i18n._(skillTabs[tab].name)}`);
  if (isMissing) return <NotThere />;
  return (
    <SkillContext value={context}>
      <ResourceShell header={<SkillHeader />} tabs={<SkillTabLinks />}>
        {isPermitted ? (
          <SkillBody />
        ) : (
          <NotPermitted
            action={
              <Button asChild>
                <Link params={{ id }} to="/alexa/$id">
                  <Trans>Go to the voice</Trans>
                </Link>
              </Button>
            }
          />
        )}
      </ResourceShell>
    </SkillContext>
  );
}

function NotThere() {
  const { t } = useWords();
  useOwnTitle(t`Skill not found`);
  return (
    <ResourceNotFound
      heading={<Trans>Skill not found</Trans>}
      title={<Trans>No such skill in your account</Trans>}
      description={<Trans>It was deleted, or belongs to another account.</Trans>}
      link={
        <Link to="/dashboard">
          <Trans>Go to dashboard</Trans>
        </Link>
      }
    />
  );
}
