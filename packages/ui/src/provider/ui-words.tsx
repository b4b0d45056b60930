import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { UiLabelGroups } from '#/provider/label-groups.ts';

/** Props of {@link UiWords}. */
export interface UiWordsProps {
  /** The groups in the reader's language; those of a `UiWords` above still hold. */
  groups: Partial<UiLabelGroups>;
  children?: ReactNode;
}

const WordsContext = createContext<Partial<UiLabelGroups>>({});

/** Gives the words of larger components to what stands below. It renders no element. */
export function UiWords({ groups, children }: UiWordsProps) {
  const above = useContext(WordsContext);
  const value = useMemo(() => ({ ...above, ...groups }), [above, groups]);
  return <WordsContext value={value}>{children}</WordsContext>;
}

/** The words of one group; throws where no {@link UiWords} above gives them. */
export function useWords<Group extends keyof UiLabelGroups>(group: Group): UiLabelGroups[Group] {
  const words = useContext(WordsContext)[group];
  if (!words) throw new Error(`@unmuted/ui: a component needs <UiWords groups={{ ${group}: … }}> above it`);
  return words as UiLabelGroups[Group];
}
