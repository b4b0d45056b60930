import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiClients, Skill, SkillDocument } from '@unmuted/api';
import type { SkillLocale } from '@unmuted/api/contract';
import { createContext, type RefObject, use } from 'react';
import type { OpenDraft } from '#/components/review/save-draft.tsx';
import type { SkillSearch } from '#/features/alexa/shell/skill.search.ts';
import type { SkillTab } from '#/features/alexa/shell/skill-tabs.ts';

/** The skill of a page. */
export interface SkillContextValue {
  readonly api: ApiClients;
  readonly id: string;
  /** The skill, updated by live events. */
  readonly query: Pick<UseQueryResult<Skill>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The viewer's role allows changes. */
  readonly canEdit: boolean;
  readonly timeZone: string | undefined;
  readonly tab: SkillTab;
  /** The locale of the address; undefined for the first of the skill. */
  readonly locale: SkillLocale | undefined;
  /** Changes the address without a new entry of the history. */
  readonly show: (search: Pick<SkillSearch, 'tab' | 'locale'>) => void;
  readonly draft: RefObject<OpenDraft<SkillDocument> | null>;
}

export const SkillContext = createContext<SkillContextValue | null>(null);

/** The skill of the page, also while it loads. */
export function useSkill(): SkillContextValue {
  const value = use(SkillContext);
  if (value === null) throw new Error('There is no skill around this.');
  return value;
}
