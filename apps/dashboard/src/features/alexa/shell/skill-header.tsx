import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Skill } from '@unmuted/api';
import { StatusPill } from '@unmuted/ui/status-pill';
import { groupAnchors } from '#/components/app-nav/dashboard-anchors.ts';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { skillStates } from '#/components/product-states/product-states.ts';
import { ResourceHeader } from '#/components/resource-shell/resource-header.tsx';
import { SkillActions } from '#/features/alexa/moves/skill-actions.tsx';
import { skillTabs } from '#/features/alexa/shell/skill-tabs.ts';
import { useSkill } from '#/features/alexa/shell/use-skill.ts';

/** Breadcrumb, name, state, facts and actions of a skill. */
export function SkillHeader() {
  const { i18n } = useLingui();
  const { query, id, tab } = useSkill();
  const skill = query.data;
  const state = skill && skillStates[skill.state];
  return (
    <ResourceHeader
      actions={skill && <SkillActions skill={skill} />}
      breadcrumb={[
        <Link key="dashboard" to="/dashboard">
          <Trans>Dashboard</Trans>
        </Link>,
        <Link hash={groupAnchors.skills} key="skills" to="/dashboard">
          <Trans>Alexa skills</Trans>
        </Link>,
        <bdi key="name">{skill?.draft.name ?? id}</bdi>,
      ]}
      meta={skill && <Facts skill={skill} />}
      name={skill?.draft.name ?? '\u00a0'}
      page={i18n._(skillTabs[tab].name)}
      reservedActionLines={skill ? 0 : 2}
      state={state && <StatusPill status={state.status}>{i18n._(state.word)}</StatusPill>}
    />
  );
}

function Facts({ skill: { amazonId, draft, facts } }: { skill: Skill }) {
  const { t } = useWords();
  const source = facts.source?.name;
  const kind = facts.source?.kind;
  const locales = draft.voices.map(({ locale }) => locale).join(', ');
  return (
    <>
      <span>
        <Trans>Alexa skill</Trans>
      </span>
      {amazonId !== null && (
        <span className="-my-2 inline-flex items-center gap-1">
          <bdi className="font-mono text-12" dir="ltr" title={amazonId}>
            {shortened(amazonId)}
          </bdi>
          <CopyButton label={t`Copy the Amazon id of the skill`} text={amazonId} />
        </span>
      )}
      <bdi dir="ltr">{locales}</bdi>
      {source !== undefined && (
        <span>
          {kind === 'station' ? (
            <Trans>
              Plays station <bdi>{source}</bdi>
            </Trans>
          ) : (
            <Trans>
              Plays cast <bdi>{source}</bdi>
            </Trans>
          )}
        </span>
      )}
    </>
  );
}

/** `amzn1.ask.skill.5c1e…9a04`. */
const shortened = (id: string) => id.replace(/^(amzn1\.ask\.skill\..{4}).{6,}(.{4})$/, '$1…$2');
