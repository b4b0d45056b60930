import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { UiLabelGroups } from '#/provider/label-groups.ts';

/** Props of {@link UiLabelProvider}. */
export interface UiLabelProviderProps {
  /** The groups in the reader's language; those of a `UiLabelProvider` above still hold. */
  groups: Partial<UiLabelGroups>;
  children?: ReactNode;
}

const LabelGroupContext = createContext<Partial<UiLabelGroups>>({});

/** Gives the words of larger components to what stands below. It renders no element. */
export function UiLabelProvider({ groups, children }: UiLabelProviderProps) {
  const inherited = useContext(LabelGroupContext);
  const value = useMemo(() => ({ ...inherited, ...groups }), [inherited, groups]);
  return <LabelGroupContext value={value}>{children}</LabelGroupContext>;
}

/** The words of one group; throws where no {@link UiLabelProvider} above gives them. */
export function useLabelGroup<Group extends keyof UiLabelGroups>(group: Group): UiLabelGroups[Group] {
  const labels = useContext(LabelGroupContext)[group];
  if (!labels)
    throw new Error(`@unmuted/ui: a component needs <UiLabelProvider groups={{ ${group}: … }}> above it`);
  return labels as UiLabelGroups[Group];
}
