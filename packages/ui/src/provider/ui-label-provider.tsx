import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { UiLabelGroups } from '#/provider/label-groups.ts';

/** Props of {@link UiLabelProvider}. */
export interface UiLabelProviderProps {
  /** Localized groups, merged over those of an outer `UiLabelProvider`. */
  groups: Partial<UiLabelGroups>;
  children?: ReactNode;
}

const LabelGroupContext = createContext<Partial<UiLabelGroups>>({});

/** Provides the labels of larger components. Renders no element. */
export function UiLabelProvider({ groups, children }: UiLabelProviderProps) {
  const inherited = useContext(LabelGroupContext);
  const value = useMemo(() => ({ ...inherited, ...groups }), [inherited, groups]);
  return <LabelGroupContext value={value}>{children}</LabelGroupContext>;
}

/** The labels of one group. Throws when no {@link UiLabelProvider} above provides it. */
export function useLabelGroup<Group extends keyof UiLabelGroups>(group: Group): UiLabelGroups[Group] {
  const labels = useContext(LabelGroupContext)[group];
  if (!labels) {
    throw new Error(`@unmuted/ui: wrap the component in <UiLabelProvider groups={{ ${group}: … }}>`);
  }
  return labels as UiLabelGroups[Group];
}
