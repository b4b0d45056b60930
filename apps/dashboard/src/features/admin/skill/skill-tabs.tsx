import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { LinkTab, LinkTabs } from '@unmuted/ui/tabs';
import { type SkillTab, skillSearch, skillTabs } from '#/features/admin/skill/skill.search.ts';

const route = getRouteApi('/_admin/admin/alexa/edit/$id');

const names: Record<SkillTab, MessageDescriptor> = {
  review: msg({ message: 'Review', context: 'tab of a skill' }),
  settings: msg({ message: 'Settings', context: 'tab of a skill' }),
  manifest: msg({ message: 'Manifest', context: 'tab of a skill' }),
  usage: msg({ message: 'Usage', context: 'tab of a skill' }),
  history: msg({ message: 'History', context: 'tab of a skill' }),
};

const exact = { exact: true, includeSearch: true };

/** The views of a skill, each with its own address. */
export function SkillTabs({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { tab = 'review' } = route.useSearch({ select: skillSearch, structuralSharing: true });
  return (
    <LinkTabs aria-label={t`Views of the skill`} className="mb-4 md:mb-6">
      {skillTabs.map((each) => {
        const current = each === tab ? 'page' : undefined;
        return (
          <LinkTab asChild key={each}>
            <Link
              // A period is part of the search, so the view decides which link is the current one.
              activeOptions={exact}
              aria-current={current}
              params={{ id }}
              resetScroll={false}
              search={each === 'review' ? {} : { tab: each }}
              to="/admin/alexa/edit/$id"
            >
              {i18n._(names[each])}
            </Link>
          </LinkTab>
        );
      })}
    </LinkTabs>
  );
}
