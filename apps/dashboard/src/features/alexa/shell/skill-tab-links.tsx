import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LinkTab, LinkTabs } from '@unmuted/ui/tabs';
import { skillTabNames, skillTabs } from '#/features/alexa/shell/skill-tabs.ts';
import { useSkill } from '#/features/alexa/shell/use-skill.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { usePermissions } from '#/session/use-permission.ts';

/** Navigation between the views of a skill that the viewer's role allows. What is edited stays while they change. */
export function SkillTabLinks() {
  const { i18n } = useLingui();
  const { t } = useWords();
  const formats = useFormats();
  const { query, id } = useSkill();
  const may = usePermissions();
  const name = query.data?.draft.name ?? id;
  const moves = query.data?.history.length ?? 0;
  return (
    <LinkTabs aria-label={t`Views of ${name}`} className="mb-4 md:mb-6 print:hidden">
      {skillTabNames
        .filter((tab) => may(skillTabs[tab].permission))
        .map((tab) => (
          <LinkTab
            asChild
            count={tab === 'history' && moves > 0 ? formats.number(moves) : undefined}
            key={tab}
          >
            <Link
              activeOptions={{ exact: true }}
              from="/alexa/$id"
              resetScroll={false}
              search={(search) => ({ ...search, tab: tab === 'voice' ? undefined : tab })}
              to="."
            >
              {i18n._(skillTabs[tab].name)}
            </Link>
          </LinkTab>
        ))}
    </LinkTabs>
  );
}
