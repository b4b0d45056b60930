import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ApiClients, StaffSkill } from '@unmuted/api';
import type { SkillMove } from '@unmuted/api/contract';
import { Badge } from '@unmuted/ui/badge';
import { PageHeader } from '@unmuted/ui/page-header';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { useOwnTitle } from '#/components/root/use-page-effects.ts';
import { StateWait } from '#/features/admin/review/state-status.tsx';
import { SkillActions } from '#/features/admin/skill/skill-actions.tsx';
import { SkillStatus } from '#/features/admin/skills/skill-status.tsx';

const route = getRouteApi('/_admin/admin/alexa/edit/$id');

export interface SkillHeaderProps {
  api: ApiClients;
  /** Undefined while it is loaded. */
  skill: StaffSkill | undefined;
  isMissing: boolean;
  onMove: (move: SkillMove) => void;
}

/** State, customer and acts of a skill. */
export function SkillHeader({ api, skill, isMissing, onMove }: SkillHeaderProps) {
  const breadcrumb = [
    <Link key="dashboard" to="/admin/dashboard">
      <Trans>Dashboard</Trans>
    </Link>,
    <Link key="skills" to="/admin/alexa">
      <Trans>Alexa skills</Trans>
    </Link>,
  ];
  if (!skill)
    return (
      <PageHeader
        breadcrumb={breadcrumb}
        meta={isMissing ? undefined : '\u00a0'}
        title={isMissing ? <Trans>Skill not found</Trans> : <Trans>Alexa skill</Trans>}
      />
    );
  const { draft, state, live } = skill.skill;
  return (
    <PageHeader
      actions={<SkillActions api={api} onMove={onMove} skill={skill} />}
      breadcrumb={[...breadcrumb, <bdi key="name">{draft.name}</bdi>]}
      meta={<Facts skill={skill} />}
      status={
        <>
          <SkillStatus appearance="pill" state={state} />
          {live && state !== 'active' && (
            <Badge>
              <Trans>A version is live</Trans>
            </Badge>
          )}
        </>
      }
      title={<bdi>{draft.name}</bdi>}
    />
  );
}

/** States in which staff or Amazon have something to do. */
const waiting = ['in_review', 'processing', 'certification'];

function Facts({ skill: { skill, customer } }: { skill: StaffSkill }) {
  const { t } = useLingui();
  const brand = route.useRouteContext({ select: (context) => context.config.brand });
  useOwnTitle(`${skill.draft.name} · ${brand}`);
  return (
    <>
      <Link
        className="touch-target underline decoration-border-strong underline-offset-3 hover:decoration-current"
        params={{ id: customer.id }}
        to="/admin/customers/$id"
      >
        <bdi>{customer.name}</bdi>
      </Link>
      {skill.stateSince !== null && (
        <StateWait isWaiting={waiting.includes(skill.state)} since={skill.stateSince} />
      )}
      {skill.amazonId === null ? (
        <span>
          <Trans>ID at Amazon not known</Trans>
        </span>
      ) : (
        <span className="inline-flex min-w-0 items-center gap-1">
          <code className="min-w-0 text-12 wrap-anywhere" dir="ltr">
            {skill.amazonId}
          </code>
          <CopyButton label={t`Copy the ID at Amazon`} text={skill.amazonId} />
        </span>
      )}
    </>
  );
}
