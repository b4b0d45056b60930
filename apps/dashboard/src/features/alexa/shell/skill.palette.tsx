import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { canMove, skillMachine } from '@unmuted/api';
import { FileTextIcon } from '@unmuted/ui/icons';
import type { PaletteEntries } from '#/components/command-palette/command.ts';
import { alexaQuery } from '#/data/lists/lists.queries.ts';
import { skillTabNames, skillTabs } from '#/features/alexa/shell/skill-tabs.ts';
import { usePermissions } from '#/session/use-permission.ts';

/** The views and acts of the customer's skills. The skills themselves are products. */
export function useSkillEntries(): PaletteEntries {
  const { t, i18n } = useLingui();
  const { api } = useRouteContext({ from: '/_customer' });
  const { data: skills = [] } = useQuery(alexaQuery(api));
  const may = usePermissions();
  const tabs = skillTabNames.filter((tab) => may(skillTabs[tab].permission));
  const common = ({ name, invocationName }: (typeof skills)[number]) => ({
    searchOnly: true,
    hint: <bdi>{name}</bdi>,
    keywords: [name, invocationName],
    icon: <FileTextIcon />,
  });
  return {
    groups: [
      {
        id: 'skill-pages',
        label: t`Views of skills`,
        items: skills.flatMap((skill) =>
          tabs.map((tab) => ({
            ...common(skill),
            id: `skill-${skill.id}-${tab}`,
            href: tab === 'voice' ? `/alexa/${skill.id}` : `/alexa/${skill.id}?tab=${tab}`,
            label: i18n._(skillTabs[tab].name),
          })),
        ),
      },
      {
        id: 'skill-actions',
        label: t`Actions on skills`,
        items: may('settings.manage')
          ? skills
              .filter(({ status: state }) => canMove(skillMachine, 'submit', { state, role: 'customer' }))
              .map((skill) => ({
                ...common(skill),
                id: `skill-${skill.id}-submit`,
                href: `/alexa/${skill.id}#submit`,
                label: t`Send the skill for review`,
              }))
          : [],
      },
    ],
    isLoading: false,
    failed: [],
  };
}
