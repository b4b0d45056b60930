import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { skillStates } from '#/components/product-states/product-states.ts';
import { StateTabs } from '#/features/admin/review/state-tabs.tsx';
import { dropUsual, type SkillsSearch, skillStateOrder } from '#/features/admin/skills/skills.search.ts';

export interface SkillTabsProps {
  /** By state; undefined while they are loaded. */
  counts: Readonly<Record<string, number>> | undefined;
  search: SkillsSearch;
}

const exact = { exact: true, includeSearch: true };

/** The states with how many skills are in each, as filters with their own addresses. */
export function SkillStateTabs({ counts, search }: SkillTabsProps) {
  const { t } = useLingui();
  return (
    <StateTabs
      all={<Trans context="skills">All</Trans>}
      counts={counts}
      displays={skillStates}
      label={t`Skills by state`}
      link={(state, name) => (
        <Link
          // A page is part of the search too, so the state decides which link is the current one.
          activeOptions={exact}
          aria-current={search.state === state ? 'page' : undefined}
          resetScroll={false}
          search={dropUsual({ ...search, state, page: undefined })}
          to="/admin/alexa"
        >
          {name}
        </Link>
      )}
      states={skillStateOrder}
    />
  );
}
